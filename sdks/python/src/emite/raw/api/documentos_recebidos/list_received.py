from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.documentos_recebidos import DocumentosRecebidos
from ...models.erro import Erro
from ...models.list_received_completa import ListReceivedCompleta
from ...models.list_received_manifestacao import ListReceivedManifestacao
from ...models.list_received_situacao import ListReceivedSituacao
from ...models.list_received_type import ListReceivedType
from ...types import UNSET, Unset
from typing import cast
from uuid import UUID



def _get_kwargs(
    *,
    type_: ListReceivedType | Unset = UNSET,
    emitente: str | Unset = UNSET,
    situacao: ListReceivedSituacao | Unset = UNSET,
    completa: ListReceivedCompleta | Unset = UNSET,
    access_key: str | Unset = UNSET,
    manifestacao: ListReceivedManifestacao | Unset = UNSET,
    cursor: UUID | Unset = UNSET,
    limit: int | Unset = UNSET,

) -> dict[str, Any]:
    

    

    params: dict[str, Any] = {}

    json_type_: str | Unset = UNSET
    if not isinstance(type_, Unset):
        json_type_ = type_.value

    params["type"] = json_type_

    params["emitente"] = emitente

    json_situacao: str | Unset = UNSET
    if not isinstance(situacao, Unset):
        json_situacao = situacao.value

    params["situacao"] = json_situacao

    json_completa: str | Unset = UNSET
    if not isinstance(completa, Unset):
        json_completa = completa.value

    params["completa"] = json_completa

    params["accessKey"] = access_key

    json_manifestacao: str | Unset = UNSET
    if not isinstance(manifestacao, Unset):
        json_manifestacao = manifestacao.value

    params["manifestacao"] = json_manifestacao

    json_cursor: str | Unset = UNSET
    if not isinstance(cursor, Unset):
        json_cursor = str(cursor)
    params["cursor"] = json_cursor

    params["limit"] = limit


    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}


    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/received",
        "params": params,
    }


    return _kwargs



def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> DocumentosRecebidos | Erro | None:
    if response.status_code == 200:
        response_200 = DocumentosRecebidos.from_dict(response.json())



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


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[DocumentosRecebidos | Erro]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    type_: ListReceivedType | Unset = UNSET,
    emitente: str | Unset = UNSET,
    situacao: ListReceivedSituacao | Unset = UNSET,
    completa: ListReceivedCompleta | Unset = UNSET,
    access_key: str | Unset = UNSET,
    manifestacao: ListReceivedManifestacao | Unset = UNSET,
    cursor: UUID | Unset = UNSET,
    limit: int | Unset = UNSET,

) -> Response[DocumentosRecebidos | Erro]:
    """ Listar os documentos recebidos

     NF-e, CT-e, MDF-e e NFS-e que outros emitiram e de que a empresa é parte, no ambiente do token, do
    que chegou por último ao primeiro.

    Args:
        type_ (ListReceivedType | Unset): O tipo do documento.
        emitente (str | Unset): CNPJ ou CPF de quem emitiu.
        situacao (ListReceivedSituacao | Unset): A situação da nota.
        completa (ListReceivedCompleta | Unset): true: só as notas inteiras; false: só os resumos.
        access_key (str | Unset): A chave de acesso.
        manifestacao (ListReceivedManifestacao | Unset): A manifestação que vale; nenhuma: as
            notas sem manifestação registrada aqui.
        cursor (UUID | Unset): O nextCursor da página anterior.
        limit (int | Unset): Itens por página (1 a 100).

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[DocumentosRecebidos | Erro]
     """


    kwargs = _get_kwargs(
        type_=type_,
emitente=emitente,
situacao=situacao,
completa=completa,
access_key=access_key,
manifestacao=manifestacao,
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
    type_: ListReceivedType | Unset = UNSET,
    emitente: str | Unset = UNSET,
    situacao: ListReceivedSituacao | Unset = UNSET,
    completa: ListReceivedCompleta | Unset = UNSET,
    access_key: str | Unset = UNSET,
    manifestacao: ListReceivedManifestacao | Unset = UNSET,
    cursor: UUID | Unset = UNSET,
    limit: int | Unset = UNSET,

) -> DocumentosRecebidos | Erro | None:
    """ Listar os documentos recebidos

     NF-e, CT-e, MDF-e e NFS-e que outros emitiram e de que a empresa é parte, no ambiente do token, do
    que chegou por último ao primeiro.

    Args:
        type_ (ListReceivedType | Unset): O tipo do documento.
        emitente (str | Unset): CNPJ ou CPF de quem emitiu.
        situacao (ListReceivedSituacao | Unset): A situação da nota.
        completa (ListReceivedCompleta | Unset): true: só as notas inteiras; false: só os resumos.
        access_key (str | Unset): A chave de acesso.
        manifestacao (ListReceivedManifestacao | Unset): A manifestação que vale; nenhuma: as
            notas sem manifestação registrada aqui.
        cursor (UUID | Unset): O nextCursor da página anterior.
        limit (int | Unset): Itens por página (1 a 100).

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        DocumentosRecebidos | Erro
     """


    return sync_detailed(
        client=client,
type_=type_,
emitente=emitente,
situacao=situacao,
completa=completa,
access_key=access_key,
manifestacao=manifestacao,
cursor=cursor,
limit=limit,

    ).parsed

async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    type_: ListReceivedType | Unset = UNSET,
    emitente: str | Unset = UNSET,
    situacao: ListReceivedSituacao | Unset = UNSET,
    completa: ListReceivedCompleta | Unset = UNSET,
    access_key: str | Unset = UNSET,
    manifestacao: ListReceivedManifestacao | Unset = UNSET,
    cursor: UUID | Unset = UNSET,
    limit: int | Unset = UNSET,

) -> Response[DocumentosRecebidos | Erro]:
    """ Listar os documentos recebidos

     NF-e, CT-e, MDF-e e NFS-e que outros emitiram e de que a empresa é parte, no ambiente do token, do
    que chegou por último ao primeiro.

    Args:
        type_ (ListReceivedType | Unset): O tipo do documento.
        emitente (str | Unset): CNPJ ou CPF de quem emitiu.
        situacao (ListReceivedSituacao | Unset): A situação da nota.
        completa (ListReceivedCompleta | Unset): true: só as notas inteiras; false: só os resumos.
        access_key (str | Unset): A chave de acesso.
        manifestacao (ListReceivedManifestacao | Unset): A manifestação que vale; nenhuma: as
            notas sem manifestação registrada aqui.
        cursor (UUID | Unset): O nextCursor da página anterior.
        limit (int | Unset): Itens por página (1 a 100).

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[DocumentosRecebidos | Erro]
     """


    kwargs = _get_kwargs(
        type_=type_,
emitente=emitente,
situacao=situacao,
completa=completa,
access_key=access_key,
manifestacao=manifestacao,
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
    type_: ListReceivedType | Unset = UNSET,
    emitente: str | Unset = UNSET,
    situacao: ListReceivedSituacao | Unset = UNSET,
    completa: ListReceivedCompleta | Unset = UNSET,
    access_key: str | Unset = UNSET,
    manifestacao: ListReceivedManifestacao | Unset = UNSET,
    cursor: UUID | Unset = UNSET,
    limit: int | Unset = UNSET,

) -> DocumentosRecebidos | Erro | None:
    """ Listar os documentos recebidos

     NF-e, CT-e, MDF-e e NFS-e que outros emitiram e de que a empresa é parte, no ambiente do token, do
    que chegou por último ao primeiro.

    Args:
        type_ (ListReceivedType | Unset): O tipo do documento.
        emitente (str | Unset): CNPJ ou CPF de quem emitiu.
        situacao (ListReceivedSituacao | Unset): A situação da nota.
        completa (ListReceivedCompleta | Unset): true: só as notas inteiras; false: só os resumos.
        access_key (str | Unset): A chave de acesso.
        manifestacao (ListReceivedManifestacao | Unset): A manifestação que vale; nenhuma: as
            notas sem manifestação registrada aqui.
        cursor (UUID | Unset): O nextCursor da página anterior.
        limit (int | Unset): Itens por página (1 a 100).

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        DocumentosRecebidos | Erro
     """


    return (await asyncio_detailed(
        client=client,
type_=type_,
emitente=emitente,
situacao=situacao,
completa=completa,
access_key=access_key,
manifestacao=manifestacao,
cursor=cursor,
limit=limit,

    )).parsed
