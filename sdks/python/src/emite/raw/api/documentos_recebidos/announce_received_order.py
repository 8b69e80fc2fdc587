from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.erro import Erro
from ...models.pedido_anunciado import PedidoAnunciado
from ...models.pedido_de_compra import PedidoDeCompra
from typing import cast



def _get_kwargs(
    *,
    body: PedidoAnunciado,

) -> dict[str, Any]:
    headers: dict[str, Any] = {}


    

    

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/received/orders",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs



def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Erro | PedidoDeCompra | None:
    if response.status_code == 200:
        response_200 = PedidoDeCompra.from_dict(response.json())



        return response_200

    if response.status_code == 201:
        response_201 = PedidoDeCompra.from_dict(response.json())



        return response_201

    if response.status_code == 400:
        response_400 = Erro.from_dict(response.json())



        return response_400

    if response.status_code == 401:
        response_401 = Erro.from_dict(response.json())



        return response_401

    if response.status_code == 405:
        response_405 = Erro.from_dict(response.json())



        return response_405

    if response.status_code == 409:
        response_409 = Erro.from_dict(response.json())



        return response_409

    if response.status_code == 413:
        response_413 = Erro.from_dict(response.json())



        return response_413

    if response.status_code == 415:
        response_415 = Erro.from_dict(response.json())



        return response_415

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
    *,
    client: AuthenticatedClient,
    body: PedidoAnunciado,

) -> Response[Erro | PedidoDeCompra]:
    """ Anunciar um pedido de compra

     Com "manifestacaoAutomatica": "pedido", a Emite pede a confirmação da NF-e que atende o pedido, uma
    vez só: quando ela chega, ou já, se chegou antes. Todos os campos enviados têm de ser os da nota.
    Repetido com a mesma referencia e os mesmos dados, devolve o pedido como está (200).

    Args:
        body (PedidoAnunciado):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Erro | PedidoDeCompra]
     """


    kwargs = _get_kwargs(
        body=body,

    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)

def sync(
    *,
    client: AuthenticatedClient,
    body: PedidoAnunciado,

) -> Erro | PedidoDeCompra | None:
    """ Anunciar um pedido de compra

     Com "manifestacaoAutomatica": "pedido", a Emite pede a confirmação da NF-e que atende o pedido, uma
    vez só: quando ela chega, ou já, se chegou antes. Todos os campos enviados têm de ser os da nota.
    Repetido com a mesma referencia e os mesmos dados, devolve o pedido como está (200).

    Args:
        body (PedidoAnunciado):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Erro | PedidoDeCompra
     """


    return sync_detailed(
        client=client,
body=body,

    ).parsed

async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: PedidoAnunciado,

) -> Response[Erro | PedidoDeCompra]:
    """ Anunciar um pedido de compra

     Com "manifestacaoAutomatica": "pedido", a Emite pede a confirmação da NF-e que atende o pedido, uma
    vez só: quando ela chega, ou já, se chegou antes. Todos os campos enviados têm de ser os da nota.
    Repetido com a mesma referencia e os mesmos dados, devolve o pedido como está (200).

    Args:
        body (PedidoAnunciado):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Erro | PedidoDeCompra]
     """


    kwargs = _get_kwargs(
        body=body,

    )

    response = await client.get_async_httpx_client().request(
        **kwargs
    )

    return _build_response(client=client, response=response)

async def asyncio(
    *,
    client: AuthenticatedClient,
    body: PedidoAnunciado,

) -> Erro | PedidoDeCompra | None:
    """ Anunciar um pedido de compra

     Com "manifestacaoAutomatica": "pedido", a Emite pede a confirmação da NF-e que atende o pedido, uma
    vez só: quando ela chega, ou já, se chegou antes. Todos os campos enviados têm de ser os da nota.
    Repetido com a mesma referencia e os mesmos dados, devolve o pedido como está (200).

    Args:
        body (PedidoAnunciado):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Erro | PedidoDeCompra
     """


    return (await asyncio_detailed(
        client=client,
body=body,

    )).parsed
