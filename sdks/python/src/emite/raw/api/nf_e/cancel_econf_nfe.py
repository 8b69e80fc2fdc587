from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.cancelamento_conciliacao_financeira import CancelamentoConciliacaoFinanceira
from ...models.erro import Erro
from ...types import UNSET, Unset
from typing import cast
from uuid import UUID



def _get_kwargs(
    id: UUID,
    numero_protocolo: str,
    *,
    idempotency_key: str | Unset = UNSET,
    x_sandbox_strict: str | Unset = UNSET,

) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    if not isinstance(x_sandbox_strict, Unset):
        headers["X-Sandbox-Strict"] = x_sandbox_strict



    

    

    _kwargs: dict[str, Any] = {
        "method": "delete",
        "url": "/v1/nfe/{id}/econf/{numero_protocolo}".format(id=quote(str(id), safe=""),numero_protocolo=quote(str(numero_protocolo), safe=""),),
    }


    _kwargs["headers"] = headers
    return _kwargs



def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> CancelamentoConciliacaoFinanceira | Erro | None:
    if response.status_code == 200:
        response_200 = CancelamentoConciliacaoFinanceira.from_dict(response.json())



        return response_200

    if response.status_code == 400:
        response_400 = Erro.from_dict(response.json())



        return response_400

    if response.status_code == 401:
        response_401 = Erro.from_dict(response.json())



        return response_401

    if response.status_code == 404:
        response_404 = Erro.from_dict(response.json())



        return response_404

    if response.status_code == 405:
        response_405 = Erro.from_dict(response.json())



        return response_405

    if response.status_code == 409:
        response_409 = Erro.from_dict(response.json())



        return response_409

    if response.status_code == 429:
        response_429 = Erro.from_dict(response.json())



        return response_429

    if response.status_code == 500:
        response_500 = Erro.from_dict(response.json())



        return response_500

    if response.status_code == 503:
        response_503 = Erro.from_dict(response.json())



        return response_503

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[CancelamentoConciliacaoFinanceira | Erro]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    id: UUID,
    numero_protocolo: str,
    *,
    client: AuthenticatedClient,
    idempotency_key: str | Unset = UNSET,
    x_sandbox_strict: str | Unset = UNSET,

) -> Response[CancelamentoConciliacaoFinanceira | Erro]:
    """ Cancelar a conciliação financeira (NF-e)

     Cancela o e-CONF desse protocolo (evento 110751). Sem corpo. Síncrono; 409 evento_inexistente quando
    ele não existe ou já foi cancelado.

    Args:
        id (UUID): Identificador (UUID).
        numero_protocolo (str): O numero_protocolo da conciliação. Example: 135260000000005.
        idempotency_key (str | Unset): Repetir a requisição com a mesma chave em 48 horas devolve
            a mesma resposta. Compara-se o conteúdo: espaços e a ordem dos campos não contam.
        x_sandbox_strict (str | Unset): true: no ambiente de teste nada é completado e todas as
            regras valem.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CancelamentoConciliacaoFinanceira | Erro]
     """


    kwargs = _get_kwargs(
        id=id,
numero_protocolo=numero_protocolo,
idempotency_key=idempotency_key,
x_sandbox_strict=x_sandbox_strict,

    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)

def sync(
    id: UUID,
    numero_protocolo: str,
    *,
    client: AuthenticatedClient,
    idempotency_key: str | Unset = UNSET,
    x_sandbox_strict: str | Unset = UNSET,

) -> CancelamentoConciliacaoFinanceira | Erro | None:
    """ Cancelar a conciliação financeira (NF-e)

     Cancela o e-CONF desse protocolo (evento 110751). Sem corpo. Síncrono; 409 evento_inexistente quando
    ele não existe ou já foi cancelado.

    Args:
        id (UUID): Identificador (UUID).
        numero_protocolo (str): O numero_protocolo da conciliação. Example: 135260000000005.
        idempotency_key (str | Unset): Repetir a requisição com a mesma chave em 48 horas devolve
            a mesma resposta. Compara-se o conteúdo: espaços e a ordem dos campos não contam.
        x_sandbox_strict (str | Unset): true: no ambiente de teste nada é completado e todas as
            regras valem.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CancelamentoConciliacaoFinanceira | Erro
     """


    return sync_detailed(
        id=id,
numero_protocolo=numero_protocolo,
client=client,
idempotency_key=idempotency_key,
x_sandbox_strict=x_sandbox_strict,

    ).parsed

async def asyncio_detailed(
    id: UUID,
    numero_protocolo: str,
    *,
    client: AuthenticatedClient,
    idempotency_key: str | Unset = UNSET,
    x_sandbox_strict: str | Unset = UNSET,

) -> Response[CancelamentoConciliacaoFinanceira | Erro]:
    """ Cancelar a conciliação financeira (NF-e)

     Cancela o e-CONF desse protocolo (evento 110751). Sem corpo. Síncrono; 409 evento_inexistente quando
    ele não existe ou já foi cancelado.

    Args:
        id (UUID): Identificador (UUID).
        numero_protocolo (str): O numero_protocolo da conciliação. Example: 135260000000005.
        idempotency_key (str | Unset): Repetir a requisição com a mesma chave em 48 horas devolve
            a mesma resposta. Compara-se o conteúdo: espaços e a ordem dos campos não contam.
        x_sandbox_strict (str | Unset): true: no ambiente de teste nada é completado e todas as
            regras valem.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CancelamentoConciliacaoFinanceira | Erro]
     """


    kwargs = _get_kwargs(
        id=id,
numero_protocolo=numero_protocolo,
idempotency_key=idempotency_key,
x_sandbox_strict=x_sandbox_strict,

    )

    response = await client.get_async_httpx_client().request(
        **kwargs
    )

    return _build_response(client=client, response=response)

async def asyncio(
    id: UUID,
    numero_protocolo: str,
    *,
    client: AuthenticatedClient,
    idempotency_key: str | Unset = UNSET,
    x_sandbox_strict: str | Unset = UNSET,

) -> CancelamentoConciliacaoFinanceira | Erro | None:
    """ Cancelar a conciliação financeira (NF-e)

     Cancela o e-CONF desse protocolo (evento 110751). Sem corpo. Síncrono; 409 evento_inexistente quando
    ele não existe ou já foi cancelado.

    Args:
        id (UUID): Identificador (UUID).
        numero_protocolo (str): O numero_protocolo da conciliação. Example: 135260000000005.
        idempotency_key (str | Unset): Repetir a requisição com a mesma chave em 48 horas devolve
            a mesma resposta. Compara-se o conteúdo: espaços e a ordem dos campos não contam.
        x_sandbox_strict (str | Unset): true: no ambiente de teste nada é completado e todas as
            regras valem.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CancelamentoConciliacaoFinanceira | Erro
     """


    return (await asyncio_detailed(
        id=id,
numero_protocolo=numero_protocolo,
client=client,
idempotency_key=idempotency_key,
x_sandbox_strict=x_sandbox_strict,

    )).parsed
