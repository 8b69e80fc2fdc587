from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.erro import Erro
from ...models.list_received_orders_status import ListReceivedOrdersStatus
from ...models.pedidos_de_compra import PedidosDeCompra
from ...types import UNSET, Unset
from typing import cast
from uuid import UUID



def _get_kwargs(
    *,
    status: ListReceivedOrdersStatus | Unset = UNSET,
    referencia: str | Unset = UNSET,
    emitente: str | Unset = UNSET,
    cursor: UUID | Unset = UNSET,
    limit: int | Unset = UNSET,

) -> dict[str, Any]:
    

    

    params: dict[str, Any] = {}

    json_status: str | Unset = UNSET
    if not isinstance(status, Unset):
        json_status = status.value

    params["status"] = json_status

    params["referencia"] = referencia

    params["emitente"] = emitente

    json_cursor: str | Unset = UNSET
    if not isinstance(cursor, Unset):
        json_cursor = str(cursor)
    params["cursor"] = json_cursor

    params["limit"] = limit


    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}


    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/received/orders",
        "params": params,
    }


    return _kwargs



def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Erro | PedidosDeCompra | None:
    if response.status_code == 200:
        response_200 = PedidosDeCompra.from_dict(response.json())



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


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Erro | PedidosDeCompra]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    status: ListReceivedOrdersStatus | Unset = UNSET,
    referencia: str | Unset = UNSET,
    emitente: str | Unset = UNSET,
    cursor: UUID | Unset = UNSET,
    limit: int | Unset = UNSET,

) -> Response[Erro | PedidosDeCompra]:
    """ Listar os pedidos de compra anunciados

     Os da empresa e do ambiente do token, do mais novo ao mais antigo.

    Args:
        status (ListReceivedOrdersStatus | Unset): A situação do pedido.
        referencia (str | Unset): O nome que a sua empresa dá ao pedido de compra: uma referência,
            um pedido.
        emitente (str | Unset): CNPJ ou CPF do fornecedor.
        cursor (UUID | Unset): O nextCursor da página anterior.
        limit (int | Unset): Itens por página (1 a 100).

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Erro | PedidosDeCompra]
     """


    kwargs = _get_kwargs(
        status=status,
referencia=referencia,
emitente=emitente,
cursor=cursor,
limit=limit,

    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)

def sync(
    *,
    client: AuthenticatedClient,
    status: ListReceivedOrdersStatus | Unset = UNSET,
    referencia: str | Unset = UNSET,
    emitente: str | Unset = UNSET,
    cursor: UUID | Unset = UNSET,
    limit: int | Unset = UNSET,

) -> Erro | PedidosDeCompra | None:
    """ Listar os pedidos de compra anunciados

     Os da empresa e do ambiente do token, do mais novo ao mais antigo.

    Args:
        status (ListReceivedOrdersStatus | Unset): A situação do pedido.
        referencia (str | Unset): O nome que a sua empresa dá ao pedido de compra: uma referência,
            um pedido.
        emitente (str | Unset): CNPJ ou CPF do fornecedor.
        cursor (UUID | Unset): O nextCursor da página anterior.
        limit (int | Unset): Itens por página (1 a 100).

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Erro | PedidosDeCompra
     """


    return sync_detailed(
        client=client,
status=status,
referencia=referencia,
emitente=emitente,
cursor=cursor,
limit=limit,

    ).parsed

async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    status: ListReceivedOrdersStatus | Unset = UNSET,
    referencia: str | Unset = UNSET,
    emitente: str | Unset = UNSET,
    cursor: UUID | Unset = UNSET,
    limit: int | Unset = UNSET,

) -> Response[Erro | PedidosDeCompra]:
    """ Listar os pedidos de compra anunciados

     Os da empresa e do ambiente do token, do mais novo ao mais antigo.

    Args:
        status (ListReceivedOrdersStatus | Unset): A situação do pedido.
        referencia (str | Unset): O nome que a sua empresa dá ao pedido de compra: uma referência,
            um pedido.
        emitente (str | Unset): CNPJ ou CPF do fornecedor.
        cursor (UUID | Unset): O nextCursor da página anterior.
        limit (int | Unset): Itens por página (1 a 100).

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Erro | PedidosDeCompra]
     """


    kwargs = _get_kwargs(
        status=status,
referencia=referencia,
emitente=emitente,
cursor=cursor,
limit=limit,

    )

    response = await client.get_async_httpx_client().request(
        **kwargs
    )

    return _build_response(client=client, response=response)

async def asyncio(
    *,
    client: AuthenticatedClient,
    status: ListReceivedOrdersStatus | Unset = UNSET,
    referencia: str | Unset = UNSET,
    emitente: str | Unset = UNSET,
    cursor: UUID | Unset = UNSET,
    limit: int | Unset = UNSET,

) -> Erro | PedidosDeCompra | None:
    """ Listar os pedidos de compra anunciados

     Os da empresa e do ambiente do token, do mais novo ao mais antigo.

    Args:
        status (ListReceivedOrdersStatus | Unset): A situação do pedido.
        referencia (str | Unset): O nome que a sua empresa dá ao pedido de compra: uma referência,
            um pedido.
        emitente (str | Unset): CNPJ ou CPF do fornecedor.
        cursor (UUID | Unset): O nextCursor da página anterior.
        limit (int | Unset): Itens por página (1 a 100).

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Erro | PedidosDeCompra
     """


    return (await asyncio_detailed(
        client=client,
status=status,
referencia=referencia,
emitente=emitente,
cursor=cursor,
limit=limit,

    )).parsed
