from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.erro import Erro
from ...models.supressoes import Supressoes
from ...types import UNSET, Unset
from typing import cast



def _get_kwargs(
    *,
    limit: int | Unset = UNSET,
    after: str | Unset = UNSET,

) -> dict[str, Any]:
    

    

    params: dict[str, Any] = {}

    params["limit"] = limit

    params["after"] = after


    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}


    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/email/suppressions",
        "params": params,
    }


    return _kwargs



def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Erro | Supressoes | None:
    if response.status_code == 200:
        response_200 = Supressoes.from_dict(response.json())



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


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Erro | Supressoes]:
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
    after: str | Unset = UNSET,

) -> Response[Erro | Supressoes]:
    """ A quem a conta não envia mais

     Em ordem alfabética: endereços que o servidor disse não existirem, e os que a conta incluiu.

    Args:
        limit (int | Unset): Itens por página (1 a 100).
        after (str | Unset): O último da página anterior.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Erro | Supressoes]
     """


    kwargs = _get_kwargs(
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
    limit: int | Unset = UNSET,
    after: str | Unset = UNSET,

) -> Erro | Supressoes | None:
    """ A quem a conta não envia mais

     Em ordem alfabética: endereços que o servidor disse não existirem, e os que a conta incluiu.

    Args:
        limit (int | Unset): Itens por página (1 a 100).
        after (str | Unset): O último da página anterior.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Erro | Supressoes
     """


    return sync_detailed(
        client=client,
limit=limit,
after=after,

    ).parsed

async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    limit: int | Unset = UNSET,
    after: str | Unset = UNSET,

) -> Response[Erro | Supressoes]:
    """ A quem a conta não envia mais

     Em ordem alfabética: endereços que o servidor disse não existirem, e os que a conta incluiu.

    Args:
        limit (int | Unset): Itens por página (1 a 100).
        after (str | Unset): O último da página anterior.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Erro | Supressoes]
     """


    kwargs = _get_kwargs(
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
    limit: int | Unset = UNSET,
    after: str | Unset = UNSET,

) -> Erro | Supressoes | None:
    """ A quem a conta não envia mais

     Em ordem alfabética: endereços que o servidor disse não existirem, e os que a conta incluiu.

    Args:
        limit (int | Unset): Itens por página (1 a 100).
        after (str | Unset): O último da página anterior.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Erro | Supressoes
     """


    return (await asyncio_detailed(
        client=client,
limit=limit,
after=after,

    )).parsed
