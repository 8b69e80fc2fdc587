from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.erro import Erro
from ...models.situacao_da_conciliacao import SituacaoDaConciliacao
from typing import cast
from uuid import UUID



def _get_kwargs(
    id: UUID,
    numero_protocolo: str,

) -> dict[str, Any]:
    

    

    

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/nfe/{id}/econf/{numero_protocolo}".format(id=quote(str(id), safe=""),numero_protocolo=quote(str(numero_protocolo), safe=""),),
    }


    return _kwargs



def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Erro | SituacaoDaConciliacao | None:
    if response.status_code == 200:
        response_200 = SituacaoDaConciliacao.from_dict(response.json())



        return response_200

    if response.status_code == 401:
        response_401 = Erro.from_dict(response.json())



        return response_401

    if response.status_code == 404:
        response_404 = Erro.from_dict(response.json())



        return response_404

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


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Erro | SituacaoDaConciliacao]:
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

) -> Response[Erro | SituacaoDaConciliacao]:
    """ Consultar a conciliação financeira (NF-e)

     A situação do e-CONF desse protocolo, conferida com o que a SEFAZ tem sobre a chave quando ela
    responde.

    Args:
        id (UUID): Identificador (UUID).
        numero_protocolo (str): O numero_protocolo da conciliação. Example: 135260000000005.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Erro | SituacaoDaConciliacao]
     """


    kwargs = _get_kwargs(
        id=id,
numero_protocolo=numero_protocolo,

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

) -> Erro | SituacaoDaConciliacao | None:
    """ Consultar a conciliação financeira (NF-e)

     A situação do e-CONF desse protocolo, conferida com o que a SEFAZ tem sobre a chave quando ela
    responde.

    Args:
        id (UUID): Identificador (UUID).
        numero_protocolo (str): O numero_protocolo da conciliação. Example: 135260000000005.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Erro | SituacaoDaConciliacao
     """


    return sync_detailed(
        id=id,
numero_protocolo=numero_protocolo,
client=client,

    ).parsed

async def asyncio_detailed(
    id: UUID,
    numero_protocolo: str,
    *,
    client: AuthenticatedClient,

) -> Response[Erro | SituacaoDaConciliacao]:
    """ Consultar a conciliação financeira (NF-e)

     A situação do e-CONF desse protocolo, conferida com o que a SEFAZ tem sobre a chave quando ela
    responde.

    Args:
        id (UUID): Identificador (UUID).
        numero_protocolo (str): O numero_protocolo da conciliação. Example: 135260000000005.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Erro | SituacaoDaConciliacao]
     """


    kwargs = _get_kwargs(
        id=id,
numero_protocolo=numero_protocolo,

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

) -> Erro | SituacaoDaConciliacao | None:
    """ Consultar a conciliação financeira (NF-e)

     A situação do e-CONF desse protocolo, conferida com o que a SEFAZ tem sobre a chave quando ela
    responde.

    Args:
        id (UUID): Identificador (UUID).
        numero_protocolo (str): O numero_protocolo da conciliação. Example: 135260000000005.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Erro | SituacaoDaConciliacao
     """


    return (await asyncio_detailed(
        id=id,
numero_protocolo=numero_protocolo,
client=client,

    )).parsed
