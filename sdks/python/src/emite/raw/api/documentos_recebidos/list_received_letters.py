from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.cartas_recebidas import CartasRecebidas
from ...models.erro import Erro
from ...types import UNSET, Unset
from typing import cast
from uuid import UUID



def _get_kwargs(
    *,
    limit: int | Unset = UNSET,
    cursor: UUID | Unset = UNSET,

) -> dict[str, Any]:
    

    

    params: dict[str, Any] = {}

    params["limit"] = limit

    json_cursor: str | Unset = UNSET
    if not isinstance(cursor, Unset):
        json_cursor = str(cursor)
    params["cursor"] = json_cursor


    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}


    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/received/letters",
        "params": params,
    }


    return _kwargs



def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> CartasRecebidas | Erro | None:
    if response.status_code == 200:
        response_200 = CartasRecebidas.from_dict(response.json())



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


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[CartasRecebidas | Erro]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    limit: int | Unset = UNSET,
    cursor: UUID | Unset = UNSET,

) -> Response[CartasRecebidas | Erro]:
    """ Listar as cartas que chegaram ao endereço da empresa

     As cartas dos últimos 90 dias ao endereço da empresa no ambiente do token, também as recusadas, da
    mais nova à mais antiga. Depois de uma cota, uma linha por dia vale por todas as cartas que ela
    barrou.

    Args:
        limit (int | Unset): Itens por página (1 a 100).
        cursor (UUID | Unset): O nextCursor da página anterior.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CartasRecebidas | Erro]
     """


    kwargs = _get_kwargs(
        limit=limit,
cursor=cursor,

    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)

def sync(
    *,
    client: AuthenticatedClient,
    limit: int | Unset = UNSET,
    cursor: UUID | Unset = UNSET,

) -> CartasRecebidas | Erro | None:
    """ Listar as cartas que chegaram ao endereço da empresa

     As cartas dos últimos 90 dias ao endereço da empresa no ambiente do token, também as recusadas, da
    mais nova à mais antiga. Depois de uma cota, uma linha por dia vale por todas as cartas que ela
    barrou.

    Args:
        limit (int | Unset): Itens por página (1 a 100).
        cursor (UUID | Unset): O nextCursor da página anterior.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CartasRecebidas | Erro
     """


    return sync_detailed(
        client=client,
limit=limit,
cursor=cursor,

    ).parsed

async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    limit: int | Unset = UNSET,
    cursor: UUID | Unset = UNSET,

) -> Response[CartasRecebidas | Erro]:
    """ Listar as cartas que chegaram ao endereço da empresa

     As cartas dos últimos 90 dias ao endereço da empresa no ambiente do token, também as recusadas, da
    mais nova à mais antiga. Depois de uma cota, uma linha por dia vale por todas as cartas que ela
    barrou.

    Args:
        limit (int | Unset): Itens por página (1 a 100).
        cursor (UUID | Unset): O nextCursor da página anterior.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CartasRecebidas | Erro]
     """


    kwargs = _get_kwargs(
        limit=limit,
cursor=cursor,

    )

    response = await client.get_async_httpx_client().request(
        **kwargs
    )

    return _build_response(client=client, response=response)

async def asyncio(
    *,
    client: AuthenticatedClient,
    limit: int | Unset = UNSET,
    cursor: UUID | Unset = UNSET,

) -> CartasRecebidas | Erro | None:
    """ Listar as cartas que chegaram ao endereço da empresa

     As cartas dos últimos 90 dias ao endereço da empresa no ambiente do token, também as recusadas, da
    mais nova à mais antiga. Depois de uma cota, uma linha por dia vale por todas as cartas que ela
    barrou.

    Args:
        limit (int | Unset): Itens por página (1 a 100).
        cursor (UUID | Unset): O nextCursor da página anterior.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CartasRecebidas | Erro
     """


    return (await asyncio_detailed(
        client=client,
limit=limit,
cursor=cursor,

    )).parsed
