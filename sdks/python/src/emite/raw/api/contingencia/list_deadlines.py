from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.erro import Erro
from ...models.list_deadlines_environment import ListDeadlinesEnvironment
from ...models.list_deadlines_state import ListDeadlinesState
from ...models.prazos import Prazos
from ...types import UNSET, Unset
from typing import cast
from uuid import UUID



def _get_kwargs(
    *,
    environment: ListDeadlinesEnvironment | Unset = UNSET,
    state: ListDeadlinesState | Unset = UNSET,
    client_id: UUID | Unset = UNSET,
    limit: int | Unset = UNSET,
    after: UUID | Unset = UNSET,

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

    params["limit"] = limit

    json_after: str | Unset = UNSET
    if not isinstance(after, Unset):
        json_after = str(after)
    params["after"] = json_after


    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}


    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/deadlines",
        "params": params,
    }


    return _kwargs



def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Erro | Prazos | None:
    if response.status_code == 200:
        response_200 = Prazos.from_dict(response.json())



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


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Erro | Prazos]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    environment: ListDeadlinesEnvironment | Unset = UNSET,
    state: ListDeadlinesState | Unset = UNSET,
    client_id: UUID | Unset = UNSET,
    limit: int | Unset = UNSET,
    after: UUID | Unset = UNSET,

) -> Response[Erro | Prazos]:
    """ Os prazos que uma contingência abriu

     Até quando transmitir o que foi impresso antes de autorizado, cancelar uma primeira tentativa ou
    inutilizar um número. Os que vencem primeiro vêm primeiro; no ambiente de teste, pelo relógio da
    conta (POST /sandbox/clock). Cada um é avisado por document.deadline na metade, a 80% e quando
    vence.

    Args:
        environment (ListDeadlinesEnvironment | Unset): 1 produção, 2 homologação.
        state (ListDeadlinesState | Unset): aberto: falta fazer; cumprido: já foi feito.
        client_id (UUID | Unset): Só os desta empresa.
        limit (int | Unset): Itens por página (1 a 100).
        after (UUID | Unset): O id do último da página anterior.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Erro | Prazos]
     """


    kwargs = _get_kwargs(
        environment=environment,
state=state,
client_id=client_id,
limit=limit,
after=after,

    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)

def sync(
    *,
    client: AuthenticatedClient,
    environment: ListDeadlinesEnvironment | Unset = UNSET,
    state: ListDeadlinesState | Unset = UNSET,
    client_id: UUID | Unset = UNSET,
    limit: int | Unset = UNSET,
    after: UUID | Unset = UNSET,

) -> Erro | Prazos | None:
    """ Os prazos que uma contingência abriu

     Até quando transmitir o que foi impresso antes de autorizado, cancelar uma primeira tentativa ou
    inutilizar um número. Os que vencem primeiro vêm primeiro; no ambiente de teste, pelo relógio da
    conta (POST /sandbox/clock). Cada um é avisado por document.deadline na metade, a 80% e quando
    vence.

    Args:
        environment (ListDeadlinesEnvironment | Unset): 1 produção, 2 homologação.
        state (ListDeadlinesState | Unset): aberto: falta fazer; cumprido: já foi feito.
        client_id (UUID | Unset): Só os desta empresa.
        limit (int | Unset): Itens por página (1 a 100).
        after (UUID | Unset): O id do último da página anterior.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Erro | Prazos
     """


    return sync_detailed(
        client=client,
environment=environment,
state=state,
client_id=client_id,
limit=limit,
after=after,

    ).parsed

async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    environment: ListDeadlinesEnvironment | Unset = UNSET,
    state: ListDeadlinesState | Unset = UNSET,
    client_id: UUID | Unset = UNSET,
    limit: int | Unset = UNSET,
    after: UUID | Unset = UNSET,

) -> Response[Erro | Prazos]:
    """ Os prazos que uma contingência abriu

     Até quando transmitir o que foi impresso antes de autorizado, cancelar uma primeira tentativa ou
    inutilizar um número. Os que vencem primeiro vêm primeiro; no ambiente de teste, pelo relógio da
    conta (POST /sandbox/clock). Cada um é avisado por document.deadline na metade, a 80% e quando
    vence.

    Args:
        environment (ListDeadlinesEnvironment | Unset): 1 produção, 2 homologação.
        state (ListDeadlinesState | Unset): aberto: falta fazer; cumprido: já foi feito.
        client_id (UUID | Unset): Só os desta empresa.
        limit (int | Unset): Itens por página (1 a 100).
        after (UUID | Unset): O id do último da página anterior.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Erro | Prazos]
     """


    kwargs = _get_kwargs(
        environment=environment,
state=state,
client_id=client_id,
limit=limit,
after=after,

    )

    response = await client.get_async_httpx_client().request(
        **kwargs
    )

    return _build_response(client=client, response=response)

async def asyncio(
    *,
    client: AuthenticatedClient,
    environment: ListDeadlinesEnvironment | Unset = UNSET,
    state: ListDeadlinesState | Unset = UNSET,
    client_id: UUID | Unset = UNSET,
    limit: int | Unset = UNSET,
    after: UUID | Unset = UNSET,

) -> Erro | Prazos | None:
    """ Os prazos que uma contingência abriu

     Até quando transmitir o que foi impresso antes de autorizado, cancelar uma primeira tentativa ou
    inutilizar um número. Os que vencem primeiro vêm primeiro; no ambiente de teste, pelo relógio da
    conta (POST /sandbox/clock). Cada um é avisado por document.deadline na metade, a 80% e quando
    vence.

    Args:
        environment (ListDeadlinesEnvironment | Unset): 1 produção, 2 homologação.
        state (ListDeadlinesState | Unset): aberto: falta fazer; cumprido: já foi feito.
        client_id (UUID | Unset): Só os desta empresa.
        limit (int | Unset): Itens por página (1 a 100).
        after (UUID | Unset): O id do último da página anterior.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Erro | Prazos
     """


    return (await asyncio_detailed(
        client=client,
environment=environment,
state=state,
client_id=client_id,
limit=limit,
after=after,

    )).parsed
