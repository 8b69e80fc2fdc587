from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.erro import Erro
from ...models.list_obligations_environment import ListObligationsEnvironment
from ...models.list_obligations_state import ListObligationsState
from ...models.pendencias import Pendencias
from ...types import UNSET, Unset
from typing import cast
from uuid import UUID



def _get_kwargs(
    *,
    environment: ListObligationsEnvironment | Unset = UNSET,
    state: ListObligationsState | Unset = UNSET,
    client_id: UUID | Unset = UNSET,

) -> dict[str, Any]:
    

    

    params: dict[str, Any] = {}

    json_environment: int | Unset = UNSET
    if not isinstance(environment, Unset):
        json_environment = environment.value

    params["environment"] = json_environment

    json_state: str | Unset = UNSET
    if not isinstance(state, Unset):
        json_state = state.value

    params["state"] = json_state

    json_client_id: str | Unset = UNSET
    if not isinstance(client_id, Unset):
        json_client_id = str(client_id)
    params["clientId"] = json_client_id


    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}


    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/obligations",
        "params": params,
    }


    return _kwargs



def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Erro | Pendencias | None:
    if response.status_code == 200:
        response_200 = Pendencias.from_dict(response.json())



        return response_200

    if response.status_code == 400:
        response_400 = Erro.from_dict(response.json())



        return response_400

    if response.status_code == 401:
        response_401 = Erro.from_dict(response.json())



        return response_401

    if response.status_code == 405:
        response_405 = Erro.from_dict(response.json())



        return response_405

    if response.status_code == 429:
        response_429 = Erro.from_dict(response.json())



        return response_429

    if response.status_code == 500:
        response_500 = Erro.from_dict(response.json())



        return response_500

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Erro | Pendencias]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    environment: ListObligationsEnvironment | Unset = UNSET,
    state: ListObligationsState | Unset = UNSET,
    client_id: UUID | Unset = UNSET,

) -> Response[Erro | Pendencias]:
    """ O que uma contingência deixou por fazer

     De cada chave que pode estar na SEFAZ e cujo documento foi emitido com outro número, e de cada
    número impresso que foi recusado: o que falta. A Emite consulta, cancela ou inutiliza sozinha; uma
    tarefa espera por uma pessoa. Tarefas primeiro, depois as mais novas; no máximo 200.

    Args:
        environment (ListObligationsEnvironment | Unset): 1 produção, 2 homologação.
        state (ListObligationsState | Unset): Só as deste estado; sem ele, as que não foram
            cumpridas.
        client_id (UUID | Unset): Só as desta empresa.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Erro | Pendencias]
     """


    kwargs = _get_kwargs(
        environment=environment,
state=state,
client_id=client_id,

    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)

def sync(
    *,
    client: AuthenticatedClient,
    environment: ListObligationsEnvironment | Unset = UNSET,
    state: ListObligationsState | Unset = UNSET,
    client_id: UUID | Unset = UNSET,

) -> Erro | Pendencias | None:
    """ O que uma contingência deixou por fazer

     De cada chave que pode estar na SEFAZ e cujo documento foi emitido com outro número, e de cada
    número impresso que foi recusado: o que falta. A Emite consulta, cancela ou inutiliza sozinha; uma
    tarefa espera por uma pessoa. Tarefas primeiro, depois as mais novas; no máximo 200.

    Args:
        environment (ListObligationsEnvironment | Unset): 1 produção, 2 homologação.
        state (ListObligationsState | Unset): Só as deste estado; sem ele, as que não foram
            cumpridas.
        client_id (UUID | Unset): Só as desta empresa.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Erro | Pendencias
     """


    return sync_detailed(
        client=client,
environment=environment,
state=state,
client_id=client_id,

    ).parsed

async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    environment: ListObligationsEnvironment | Unset = UNSET,
    state: ListObligationsState | Unset = UNSET,
    client_id: UUID | Unset = UNSET,

) -> Response[Erro | Pendencias]:
    """ O que uma contingência deixou por fazer

     De cada chave que pode estar na SEFAZ e cujo documento foi emitido com outro número, e de cada
    número impresso que foi recusado: o que falta. A Emite consulta, cancela ou inutiliza sozinha; uma
    tarefa espera por uma pessoa. Tarefas primeiro, depois as mais novas; no máximo 200.

    Args:
        environment (ListObligationsEnvironment | Unset): 1 produção, 2 homologação.
        state (ListObligationsState | Unset): Só as deste estado; sem ele, as que não foram
            cumpridas.
        client_id (UUID | Unset): Só as desta empresa.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Erro | Pendencias]
     """


    kwargs = _get_kwargs(
        environment=environment,
state=state,
client_id=client_id,

    )

    response = await client.get_async_httpx_client().request(
        **kwargs
    )

    return _build_response(client=client, response=response)

async def asyncio(
    *,
    client: AuthenticatedClient,
    environment: ListObligationsEnvironment | Unset = UNSET,
    state: ListObligationsState | Unset = UNSET,
    client_id: UUID | Unset = UNSET,

) -> Erro | Pendencias | None:
    """ O que uma contingência deixou por fazer

     De cada chave que pode estar na SEFAZ e cujo documento foi emitido com outro número, e de cada
    número impresso que foi recusado: o que falta. A Emite consulta, cancela ou inutiliza sozinha; uma
    tarefa espera por uma pessoa. Tarefas primeiro, depois as mais novas; no máximo 200.

    Args:
        environment (ListObligationsEnvironment | Unset): 1 produção, 2 homologação.
        state (ListObligationsState | Unset): Só as deste estado; sem ele, as que não foram
            cumpridas.
        client_id (UUID | Unset): Só as desta empresa.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Erro | Pendencias
     """


    return (await asyncio_detailed(
        client=client,
environment=environment,
state=state,
client_id=client_id,

    )).parsed
