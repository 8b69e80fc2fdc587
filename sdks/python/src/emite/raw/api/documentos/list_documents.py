from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.erro import Erro
from ...models.list_documents_imported import ListDocumentsImported
from ...models.list_documents_order import ListDocumentsOrder
from ...models.list_documents_type import ListDocumentsType
from ...models.pagina_de_documentos import PaginaDeDocumentos
from ...types import UNSET, Unset
from typing import cast
from uuid import UUID



def _get_kwargs(
    *,
    type_: ListDocumentsType | Unset = UNSET,
    status: str | Unset = UNSET,
    serie: int | Unset = UNSET,
    numero: int | Unset = UNSET,
    access_key: str | Unset = UNSET,
    referencia: str | Unset = UNSET,
    from_: str | Unset = UNSET,
    to: str | Unset = UNSET,
    updated_since: str | Unset = UNSET,
    imported: ListDocumentsImported | Unset = UNSET,
    order: ListDocumentsOrder | Unset = UNSET,
    limit: int | Unset = UNSET,
    cursor: UUID | Unset = UNSET,

) -> dict[str, Any]:
    

    

    params: dict[str, Any] = {}

    json_type_: str | Unset = UNSET
    if not isinstance(type_, Unset):
        json_type_ = type_.value

    params["type"] = json_type_

    params["status"] = status

    params["serie"] = serie

    params["numero"] = numero

    params["accessKey"] = access_key

    params["referencia"] = referencia

    params["from"] = from_

    params["to"] = to

    params["updatedSince"] = updated_since

    json_imported: str | Unset = UNSET
    if not isinstance(imported, Unset):
        json_imported = imported.value

    params["imported"] = json_imported

    json_order: str | Unset = UNSET
    if not isinstance(order, Unset):
        json_order = order.value

    params["order"] = json_order

    params["limit"] = limit

    json_cursor: str | Unset = UNSET
    if not isinstance(cursor, Unset):
        json_cursor = str(cursor)
    params["cursor"] = json_cursor


    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}


    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/documents",
        "params": params,
    }


    return _kwargs



def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Erro | PaginaDeDocumentos | None:
    if response.status_code == 200:
        response_200 = PaginaDeDocumentos.from_dict(response.json())



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


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Erro | PaginaDeDocumentos]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    type_: ListDocumentsType | Unset = UNSET,
    status: str | Unset = UNSET,
    serie: int | Unset = UNSET,
    numero: int | Unset = UNSET,
    access_key: str | Unset = UNSET,
    referencia: str | Unset = UNSET,
    from_: str | Unset = UNSET,
    to: str | Unset = UNSET,
    updated_since: str | Unset = UNSET,
    imported: ListDocumentsImported | Unset = UNSET,
    order: ListDocumentsOrder | Unset = UNSET,
    limit: int | Unset = UNSET,
    cursor: UUID | Unset = UNSET,

) -> Response[Erro | PaginaDeDocumentos]:
    """ Listar documentos

     Documentos da empresa no ambiente do token, do mais novo para o mais antigo, ou ao contrário com
    order=asc.

    Args:
        type_ (ListDocumentsType | Unset): Tipo do documento. Example: nfe.
        status (str | Unset): Situação, ou várias separadas por vírgula: PENDENTE, AUTORIZADA,
            REJEITADA, CANCELADA, ENCERRADA, ERRO_TECNICO. Example: AUTORIZADA,CANCELADA.
        serie (int | Unset): A série.
        numero (int | Unset): Os documentos que ocupam este número: da série, ou de qualquer uma.
            Um rejeitado, de número liberado, não é achado por ele.
        access_key (str | Unset):
        referencia (str | Unset): O X-Referencia da emissão.
        from_ (str | Unset): Criados a partir de (inclusive).
        to (str | Unset): Criados antes de (exclusive).
        updated_since (str | Unset): Alterados a partir de (inclusive): emitidos, ou com novo
            veredito, seu ou de um evento. A ordem continua a da criação.
        imported (ListDocumentsImported | Unset): Só os documentos importados nesta situação
            (imported.state).
        order (ListDocumentsOrder | Unset): asc: do mais antigo para o mais novo; desc (padrão): o
            contrário.
        limit (int | Unset): Itens por página (1 a 100).
        cursor (UUID | Unset): O nextCursor da página anterior.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Erro | PaginaDeDocumentos]
     """


    kwargs = _get_kwargs(
        type_=type_,
status=status,
serie=serie,
numero=numero,
access_key=access_key,
referencia=referencia,
from_=from_,
to=to,
updated_since=updated_since,
imported=imported,
order=order,
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
    type_: ListDocumentsType | Unset = UNSET,
    status: str | Unset = UNSET,
    serie: int | Unset = UNSET,
    numero: int | Unset = UNSET,
    access_key: str | Unset = UNSET,
    referencia: str | Unset = UNSET,
    from_: str | Unset = UNSET,
    to: str | Unset = UNSET,
    updated_since: str | Unset = UNSET,
    imported: ListDocumentsImported | Unset = UNSET,
    order: ListDocumentsOrder | Unset = UNSET,
    limit: int | Unset = UNSET,
    cursor: UUID | Unset = UNSET,

) -> Erro | PaginaDeDocumentos | None:
    """ Listar documentos

     Documentos da empresa no ambiente do token, do mais novo para o mais antigo, ou ao contrário com
    order=asc.

    Args:
        type_ (ListDocumentsType | Unset): Tipo do documento. Example: nfe.
        status (str | Unset): Situação, ou várias separadas por vírgula: PENDENTE, AUTORIZADA,
            REJEITADA, CANCELADA, ENCERRADA, ERRO_TECNICO. Example: AUTORIZADA,CANCELADA.
        serie (int | Unset): A série.
        numero (int | Unset): Os documentos que ocupam este número: da série, ou de qualquer uma.
            Um rejeitado, de número liberado, não é achado por ele.
        access_key (str | Unset):
        referencia (str | Unset): O X-Referencia da emissão.
        from_ (str | Unset): Criados a partir de (inclusive).
        to (str | Unset): Criados antes de (exclusive).
        updated_since (str | Unset): Alterados a partir de (inclusive): emitidos, ou com novo
            veredito, seu ou de um evento. A ordem continua a da criação.
        imported (ListDocumentsImported | Unset): Só os documentos importados nesta situação
            (imported.state).
        order (ListDocumentsOrder | Unset): asc: do mais antigo para o mais novo; desc (padrão): o
            contrário.
        limit (int | Unset): Itens por página (1 a 100).
        cursor (UUID | Unset): O nextCursor da página anterior.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Erro | PaginaDeDocumentos
     """


    return sync_detailed(
        client=client,
type_=type_,
status=status,
serie=serie,
numero=numero,
access_key=access_key,
referencia=referencia,
from_=from_,
to=to,
updated_since=updated_since,
imported=imported,
order=order,
limit=limit,
cursor=cursor,

    ).parsed

async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    type_: ListDocumentsType | Unset = UNSET,
    status: str | Unset = UNSET,
    serie: int | Unset = UNSET,
    numero: int | Unset = UNSET,
    access_key: str | Unset = UNSET,
    referencia: str | Unset = UNSET,
    from_: str | Unset = UNSET,
    to: str | Unset = UNSET,
    updated_since: str | Unset = UNSET,
    imported: ListDocumentsImported | Unset = UNSET,
    order: ListDocumentsOrder | Unset = UNSET,
    limit: int | Unset = UNSET,
    cursor: UUID | Unset = UNSET,

) -> Response[Erro | PaginaDeDocumentos]:
    """ Listar documentos

     Documentos da empresa no ambiente do token, do mais novo para o mais antigo, ou ao contrário com
    order=asc.

    Args:
        type_ (ListDocumentsType | Unset): Tipo do documento. Example: nfe.
        status (str | Unset): Situação, ou várias separadas por vírgula: PENDENTE, AUTORIZADA,
            REJEITADA, CANCELADA, ENCERRADA, ERRO_TECNICO. Example: AUTORIZADA,CANCELADA.
        serie (int | Unset): A série.
        numero (int | Unset): Os documentos que ocupam este número: da série, ou de qualquer uma.
            Um rejeitado, de número liberado, não é achado por ele.
        access_key (str | Unset):
        referencia (str | Unset): O X-Referencia da emissão.
        from_ (str | Unset): Criados a partir de (inclusive).
        to (str | Unset): Criados antes de (exclusive).
        updated_since (str | Unset): Alterados a partir de (inclusive): emitidos, ou com novo
            veredito, seu ou de um evento. A ordem continua a da criação.
        imported (ListDocumentsImported | Unset): Só os documentos importados nesta situação
            (imported.state).
        order (ListDocumentsOrder | Unset): asc: do mais antigo para o mais novo; desc (padrão): o
            contrário.
        limit (int | Unset): Itens por página (1 a 100).
        cursor (UUID | Unset): O nextCursor da página anterior.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Erro | PaginaDeDocumentos]
     """


    kwargs = _get_kwargs(
        type_=type_,
status=status,
serie=serie,
numero=numero,
access_key=access_key,
referencia=referencia,
from_=from_,
to=to,
updated_since=updated_since,
imported=imported,
order=order,
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
    type_: ListDocumentsType | Unset = UNSET,
    status: str | Unset = UNSET,
    serie: int | Unset = UNSET,
    numero: int | Unset = UNSET,
    access_key: str | Unset = UNSET,
    referencia: str | Unset = UNSET,
    from_: str | Unset = UNSET,
    to: str | Unset = UNSET,
    updated_since: str | Unset = UNSET,
    imported: ListDocumentsImported | Unset = UNSET,
    order: ListDocumentsOrder | Unset = UNSET,
    limit: int | Unset = UNSET,
    cursor: UUID | Unset = UNSET,

) -> Erro | PaginaDeDocumentos | None:
    """ Listar documentos

     Documentos da empresa no ambiente do token, do mais novo para o mais antigo, ou ao contrário com
    order=asc.

    Args:
        type_ (ListDocumentsType | Unset): Tipo do documento. Example: nfe.
        status (str | Unset): Situação, ou várias separadas por vírgula: PENDENTE, AUTORIZADA,
            REJEITADA, CANCELADA, ENCERRADA, ERRO_TECNICO. Example: AUTORIZADA,CANCELADA.
        serie (int | Unset): A série.
        numero (int | Unset): Os documentos que ocupam este número: da série, ou de qualquer uma.
            Um rejeitado, de número liberado, não é achado por ele.
        access_key (str | Unset):
        referencia (str | Unset): O X-Referencia da emissão.
        from_ (str | Unset): Criados a partir de (inclusive).
        to (str | Unset): Criados antes de (exclusive).
        updated_since (str | Unset): Alterados a partir de (inclusive): emitidos, ou com novo
            veredito, seu ou de um evento. A ordem continua a da criação.
        imported (ListDocumentsImported | Unset): Só os documentos importados nesta situação
            (imported.state).
        order (ListDocumentsOrder | Unset): asc: do mais antigo para o mais novo; desc (padrão): o
            contrário.
        limit (int | Unset): Itens por página (1 a 100).
        cursor (UUID | Unset): O nextCursor da página anterior.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Erro | PaginaDeDocumentos
     """


    return (await asyncio_detailed(
        client=client,
type_=type_,
status=status,
serie=serie,
numero=numero,
access_key=access_key,
referencia=referencia,
from_=from_,
to=to,
updated_since=updated_since,
imported=imported,
order=order,
limit=limit,
cursor=cursor,

    )).parsed
