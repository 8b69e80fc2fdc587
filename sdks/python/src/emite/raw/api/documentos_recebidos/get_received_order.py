from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.erro import Erro
from ...models.pedido_de_compra import PedidoDeCompra
from typing import cast
from uuid import UUID



def _get_kwargs(
    id: UUID,

) -> dict[str, Any]:
    

    

    

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/received/orders/{id}".format(id=quote(str(id), safe=""),),
    }


    return _kwargs



def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Erro | PedidoDeCompra | None:
    if response.status_code == 200:
        response_200 = PedidoDeCompra.from_dict(response.json())



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


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Erro | PedidoDeCompra]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    id: UUID,
    *,
    client: AuthenticatedClient,

) -> Response[Erro | PedidoDeCompra]:
    """ Consultar um pedido de compra anunciado

     O pedido, com a nota que o atendeu.

    Args:
        id (UUID): Identificador (UUID).

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Erro | PedidoDeCompra]
     """


    kwargs = _get_kwargs(
        id=id,

    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)

def sync(
    id: UUID,
    *,
    client: AuthenticatedClient,

) -> Erro | PedidoDeCompra | None:
    """ Consultar um pedido de compra anunciado

     O pedido, com a nota que o atendeu.

    Args:
        id (UUID): Identificador (UUID).

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Erro | PedidoDeCompra
     """


    return sync_detailed(
        id=id,
client=client,

    ).parsed

async def asyncio_detailed(
    id: UUID,
    *,
    client: AuthenticatedClient,

) -> Response[Erro | PedidoDeCompra]:
    """ Consultar um pedido de compra anunciado

     O pedido, com a nota que o atendeu.

    Args:
        id (UUID): Identificador (UUID).

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Erro | PedidoDeCompra]
     """


    kwargs = _get_kwargs(
        id=id,

    )

    response = await client.get_async_httpx_client().request(
        **kwargs
    )

    return _build_response(client=client, response=response)

async def asyncio(
    id: UUID,
    *,
    client: AuthenticatedClient,

) -> Erro | PedidoDeCompra | None:
    """ Consultar um pedido de compra anunciado

     O pedido, com a nota que o atendeu.

    Args:
        id (UUID): Identificador (UUID).

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Erro | PedidoDeCompra
     """


    return (await asyncio_detailed(
        id=id,
client=client,

    )).parsed
