from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.erro import Erro
from ...models.importacao import Importacao
from ...models.upload_import_target import UploadImportTarget
from ...types import File, FileTypes
from ...types import UNSET, Unset
from io import BytesIO
from typing import cast
from uuid import UUID



def _get_kwargs(
    id: UUID,
    *,
    body: File,
    target: UploadImportTarget | Unset = UNSET,
    file: str | Unset = UNSET,

) -> dict[str, Any]:
    headers: dict[str, Any] = {}


    

    params: dict[str, Any] = {}

    json_target: str | Unset = UNSET
    if not isinstance(target, Unset):
        json_target = target.value

    params["target"] = json_target

    params["file"] = file


    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}


    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/clients/{id}/imports".format(id=quote(str(id), safe=""),),
        "params": params,
    }

    _kwargs["content"] = body.payload
    headers["Content-Type"] = "application/octet-stream"

    _kwargs["headers"] = headers
    return _kwargs



def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Erro | Importacao | None:
    if response.status_code == 202:
        response_202 = Importacao.from_dict(response.json())



        return response_202

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


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Erro | Importacao]:
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
    body: File,
    target: UploadImportTarget | Unset = UNSET,
    file: str | Unset = UNSET,

) -> Response[Erro | Importacao]:
    """ Importar documentos de outro emissor

     Um ZIP, ou um XML, com o que a empresa emitiu por outro sistema: documentos autorizados, eventos e
    inutilizações, até 64 MB por pedido. Devolve 202 assim que o arquivo está guardado; acompanhe com
    GET. De cada XML são conferidos esquema, assinatura, chave e protocolo: o que falha fica de fora,
    com o motivo. Nada é enviado à SEFAZ nem cobrado, e cada série continua do número seguinte. O mesmo
    arquivo de novo não muda nada.

    Args:
        id (UUID): Identificador (UUID).
        target (UploadImportTarget | Unset): Onde os documentos foram autorizados: producao
            (padrão), homologacao ou sandbox. O XML de outro ambiente fica de fora.
        file (str | Unset): Nome do arquivo, como o relatório o mostra. Example: notas-2025.zip.
        body (File):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Erro | Importacao]
     """


    kwargs = _get_kwargs(
        id=id,
body=body,
target=target,
file=file,

    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)

def sync(
    id: UUID,
    *,
    client: AuthenticatedClient,
    body: File,
    target: UploadImportTarget | Unset = UNSET,
    file: str | Unset = UNSET,

) -> Erro | Importacao | None:
    """ Importar documentos de outro emissor

     Um ZIP, ou um XML, com o que a empresa emitiu por outro sistema: documentos autorizados, eventos e
    inutilizações, até 64 MB por pedido. Devolve 202 assim que o arquivo está guardado; acompanhe com
    GET. De cada XML são conferidos esquema, assinatura, chave e protocolo: o que falha fica de fora,
    com o motivo. Nada é enviado à SEFAZ nem cobrado, e cada série continua do número seguinte. O mesmo
    arquivo de novo não muda nada.

    Args:
        id (UUID): Identificador (UUID).
        target (UploadImportTarget | Unset): Onde os documentos foram autorizados: producao
            (padrão), homologacao ou sandbox. O XML de outro ambiente fica de fora.
        file (str | Unset): Nome do arquivo, como o relatório o mostra. Example: notas-2025.zip.
        body (File):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Erro | Importacao
     """


    return sync_detailed(
        id=id,
client=client,
body=body,
target=target,
file=file,

    ).parsed

async def asyncio_detailed(
    id: UUID,
    *,
    client: AuthenticatedClient,
    body: File,
    target: UploadImportTarget | Unset = UNSET,
    file: str | Unset = UNSET,

) -> Response[Erro | Importacao]:
    """ Importar documentos de outro emissor

     Um ZIP, ou um XML, com o que a empresa emitiu por outro sistema: documentos autorizados, eventos e
    inutilizações, até 64 MB por pedido. Devolve 202 assim que o arquivo está guardado; acompanhe com
    GET. De cada XML são conferidos esquema, assinatura, chave e protocolo: o que falha fica de fora,
    com o motivo. Nada é enviado à SEFAZ nem cobrado, e cada série continua do número seguinte. O mesmo
    arquivo de novo não muda nada.

    Args:
        id (UUID): Identificador (UUID).
        target (UploadImportTarget | Unset): Onde os documentos foram autorizados: producao
            (padrão), homologacao ou sandbox. O XML de outro ambiente fica de fora.
        file (str | Unset): Nome do arquivo, como o relatório o mostra. Example: notas-2025.zip.
        body (File):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Erro | Importacao]
     """


    kwargs = _get_kwargs(
        id=id,
body=body,
target=target,
file=file,

    )

    response = await client.get_async_httpx_client().request(
        **kwargs
    )

    return _build_response(client=client, response=response)

async def asyncio(
    id: UUID,
    *,
    client: AuthenticatedClient,
    body: File,
    target: UploadImportTarget | Unset = UNSET,
    file: str | Unset = UNSET,

) -> Erro | Importacao | None:
    """ Importar documentos de outro emissor

     Um ZIP, ou um XML, com o que a empresa emitiu por outro sistema: documentos autorizados, eventos e
    inutilizações, até 64 MB por pedido. Devolve 202 assim que o arquivo está guardado; acompanhe com
    GET. De cada XML são conferidos esquema, assinatura, chave e protocolo: o que falha fica de fora,
    com o motivo. Nada é enviado à SEFAZ nem cobrado, e cada série continua do número seguinte. O mesmo
    arquivo de novo não muda nada.

    Args:
        id (UUID): Identificador (UUID).
        target (UploadImportTarget | Unset): Onde os documentos foram autorizados: producao
            (padrão), homologacao ou sandbox. O XML de outro ambiente fica de fora.
        file (str | Unset): Nome do arquivo, como o relatório o mostra. Example: notas-2025.zip.
        body (File):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Erro | Importacao
     """


    return (await asyncio_detailed(
        id=id,
client=client,
body=body,
target=target,
file=file,

    )).parsed
