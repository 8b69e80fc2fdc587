from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.arquivos_recebidos import ArquivosRecebidos
from ...models.erro import Erro
from ...types import File, FileTypes
from ...types import UNSET, Unset
from io import BytesIO
from typing import cast



def _get_kwargs(
    *,
    body: File,
    file: str | Unset = UNSET,

) -> dict[str, Any]:
    headers: dict[str, Any] = {}


    

    params: dict[str, Any] = {}

    params["file"] = file


    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}


    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/received/files",
        "params": params,
    }

    _kwargs["content"] = body.payload
    headers["Content-Type"] = "application/octet-stream"

    _kwargs["headers"] = headers
    return _kwargs



def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> ArquivosRecebidos | Erro | None:
    if response.status_code == 202:
        response_202 = ArquivosRecebidos.from_dict(response.json())



        return response_202

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


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[ArquivosRecebidos | Erro]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: File,
    file: str | Unset = UNSET,

) -> Response[ArquivosRecebidos | Erro]:
    """ Enviar XML que a empresa recebeu

     Um XML, ou um ZIP, com documentos que outros emitiram para a empresa (nfeProc, cteProc, mdfeProc,
    NFSe) e os eventos deles, até 64 MB por pedido. Devolve 202 assim que o arquivo está guardado;
    acompanhe com GET. De cada XML são conferidos esquema, assinatura, chave e protocolo, e se a empresa
    é parte dele: o que falha fica de fora, com o motivo. O que entra fica com proof unconfirmed até a
    SEFAZ o entregar ou confirmar. O mesmo arquivo de novo não muda nada.

    Args:
        file (str | Unset): Nome do arquivo, como o relatório o mostra. Example: notas-2025.zip.
        body (File):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ArquivosRecebidos | Erro]
     """


    kwargs = _get_kwargs(
        body=body,
file=file,

    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)

def sync(
    *,
    client: AuthenticatedClient,
    body: File,
    file: str | Unset = UNSET,

) -> ArquivosRecebidos | Erro | None:
    """ Enviar XML que a empresa recebeu

     Um XML, ou um ZIP, com documentos que outros emitiram para a empresa (nfeProc, cteProc, mdfeProc,
    NFSe) e os eventos deles, até 64 MB por pedido. Devolve 202 assim que o arquivo está guardado;
    acompanhe com GET. De cada XML são conferidos esquema, assinatura, chave e protocolo, e se a empresa
    é parte dele: o que falha fica de fora, com o motivo. O que entra fica com proof unconfirmed até a
    SEFAZ o entregar ou confirmar. O mesmo arquivo de novo não muda nada.

    Args:
        file (str | Unset): Nome do arquivo, como o relatório o mostra. Example: notas-2025.zip.
        body (File):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ArquivosRecebidos | Erro
     """


    return sync_detailed(
        client=client,
body=body,
file=file,

    ).parsed

async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: File,
    file: str | Unset = UNSET,

) -> Response[ArquivosRecebidos | Erro]:
    """ Enviar XML que a empresa recebeu

     Um XML, ou um ZIP, com documentos que outros emitiram para a empresa (nfeProc, cteProc, mdfeProc,
    NFSe) e os eventos deles, até 64 MB por pedido. Devolve 202 assim que o arquivo está guardado;
    acompanhe com GET. De cada XML são conferidos esquema, assinatura, chave e protocolo, e se a empresa
    é parte dele: o que falha fica de fora, com o motivo. O que entra fica com proof unconfirmed até a
    SEFAZ o entregar ou confirmar. O mesmo arquivo de novo não muda nada.

    Args:
        file (str | Unset): Nome do arquivo, como o relatório o mostra. Example: notas-2025.zip.
        body (File):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ArquivosRecebidos | Erro]
     """


    kwargs = _get_kwargs(
        body=body,
file=file,

    )

    response = await client.get_async_httpx_client().request(
        **kwargs
    )

    return _build_response(client=client, response=response)

async def asyncio(
    *,
    client: AuthenticatedClient,
    body: File,
    file: str | Unset = UNSET,

) -> ArquivosRecebidos | Erro | None:
    """ Enviar XML que a empresa recebeu

     Um XML, ou um ZIP, com documentos que outros emitiram para a empresa (nfeProc, cteProc, mdfeProc,
    NFSe) e os eventos deles, até 64 MB por pedido. Devolve 202 assim que o arquivo está guardado;
    acompanhe com GET. De cada XML são conferidos esquema, assinatura, chave e protocolo, e se a empresa
    é parte dele: o que falha fica de fora, com o motivo. O que entra fica com proof unconfirmed até a
    SEFAZ o entregar ou confirmar. O mesmo arquivo de novo não muda nada.

    Args:
        file (str | Unset): Nome do arquivo, como o relatório o mostra. Example: notas-2025.zip.
        body (File):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ArquivosRecebidos | Erro
     """


    return (await asyncio_detailed(
        client=client,
body=body,
file=file,

    )).parsed
