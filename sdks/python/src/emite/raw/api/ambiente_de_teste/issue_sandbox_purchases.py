from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.compra_do_sandbox import CompraDoSandbox
from ...models.compras_do_sandbox import ComprasDoSandbox
from ...models.erro import Erro
from typing import cast



def _get_kwargs(
    *,
    body: CompraDoSandbox,

) -> dict[str, Any]:
    headers: dict[str, Any] = {}


    

    

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/sandbox/received",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs



def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> ComprasDoSandbox | Erro | None:
    if response.status_code == 201:
        response_201 = ComprasDoSandbox.from_dict(response.json())



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

    if response.status_code == 503:
        response_503 = Erro.from_dict(response.json())



        return response_503

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[ComprasDoSandbox | Erro]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: CompraDoSandbox,

) -> Response[ComprasDoSandbox | Erro]:
    """ Emitir notas de um fornecedor inventado para uma empresa

     A SEFAZ emulada autoriza as notas e as distribui à empresa, se ela já consultou a distribuição nos
    últimos 60 dias do relógio da conta. Com dias, as emissões e autorizações são do passado, e até 1000
    documentos por minuto.

    Args:
        body (CompraDoSandbox):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ComprasDoSandbox | Erro]
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
    body: CompraDoSandbox,

) -> ComprasDoSandbox | Erro | None:
    """ Emitir notas de um fornecedor inventado para uma empresa

     A SEFAZ emulada autoriza as notas e as distribui à empresa, se ela já consultou a distribuição nos
    últimos 60 dias do relógio da conta. Com dias, as emissões e autorizações são do passado, e até 1000
    documentos por minuto.

    Args:
        body (CompraDoSandbox):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ComprasDoSandbox | Erro
     """


    return sync_detailed(
        client=client,
body=body,

    ).parsed

async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: CompraDoSandbox,

) -> Response[ComprasDoSandbox | Erro]:
    """ Emitir notas de um fornecedor inventado para uma empresa

     A SEFAZ emulada autoriza as notas e as distribui à empresa, se ela já consultou a distribuição nos
    últimos 60 dias do relógio da conta. Com dias, as emissões e autorizações são do passado, e até 1000
    documentos por minuto.

    Args:
        body (CompraDoSandbox):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ComprasDoSandbox | Erro]
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
    body: CompraDoSandbox,

) -> ComprasDoSandbox | Erro | None:
    """ Emitir notas de um fornecedor inventado para uma empresa

     A SEFAZ emulada autoriza as notas e as distribui à empresa, se ela já consultou a distribuição nos
    últimos 60 dias do relógio da conta. Com dias, as emissões e autorizações são do passado, e até 1000
    documentos por minuto.

    Args:
        body (CompraDoSandbox):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ComprasDoSandbox | Erro
     """


    return (await asyncio_detailed(
        client=client,
body=body,

    )).parsed
