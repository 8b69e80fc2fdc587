from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.documento_recebido_com_eventos import DocumentoRecebidoComEventos
from ...models.erro import Erro
from typing import cast
from uuid import UUID



def _get_kwargs(
    id: UUID,

) -> dict[str, Any]:
    

    

    

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/received/{id}/confirm".format(id=quote(str(id), safe=""),),
    }


    return _kwargs



def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> DocumentoRecebidoComEventos | Erro | None:
    if response.status_code == 200:
        response_200 = DocumentoRecebidoComEventos.from_dict(response.json())



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

    if response.status_code == 409:
        response_409 = Erro.from_dict(response.json())



        return response_409

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


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[DocumentoRecebidoComEventos | Erro]:
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

) -> Response[DocumentoRecebidoComEventos | Erro]:
    """ Consultar na SEFAZ um documento que veio de um arquivo

     Consulta a chave e compara digest e protocolo: proof passa a confirmed, ou a contradicted com
    proofReason. Em produção a mesma chave é perguntada a cada seis minutos. 409 quando a SEFAZ já o
    confirmou ou não responde sobre a chave; e de NFS-e, que só o ADN confirma.

    Args:
        id (UUID): Identificador (UUID).

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[DocumentoRecebidoComEventos | Erro]
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

) -> DocumentoRecebidoComEventos | Erro | None:
    """ Consultar na SEFAZ um documento que veio de um arquivo

     Consulta a chave e compara digest e protocolo: proof passa a confirmed, ou a contradicted com
    proofReason. Em produção a mesma chave é perguntada a cada seis minutos. 409 quando a SEFAZ já o
    confirmou ou não responde sobre a chave; e de NFS-e, que só o ADN confirma.

    Args:
        id (UUID): Identificador (UUID).

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        DocumentoRecebidoComEventos | Erro
     """


    return sync_detailed(
        id=id,
client=client,

    ).parsed

async def asyncio_detailed(
    id: UUID,
    *,
    client: AuthenticatedClient,

) -> Response[DocumentoRecebidoComEventos | Erro]:
    """ Consultar na SEFAZ um documento que veio de um arquivo

     Consulta a chave e compara digest e protocolo: proof passa a confirmed, ou a contradicted com
    proofReason. Em produção a mesma chave é perguntada a cada seis minutos. 409 quando a SEFAZ já o
    confirmou ou não responde sobre a chave; e de NFS-e, que só o ADN confirma.

    Args:
        id (UUID): Identificador (UUID).

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[DocumentoRecebidoComEventos | Erro]
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

) -> DocumentoRecebidoComEventos | Erro | None:
    """ Consultar na SEFAZ um documento que veio de um arquivo

     Consulta a chave e compara digest e protocolo: proof passa a confirmed, ou a contradicted com
    proofReason. Em produção a mesma chave é perguntada a cada seis minutos. 409 quando a SEFAZ já o
    confirmou ou não responde sobre a chave; e de NFS-e, que só o ADN confirma.

    Args:
        id (UUID): Identificador (UUID).

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        DocumentoRecebidoComEventos | Erro
     """


    return (await asyncio_detailed(
        id=id,
client=client,

    )).parsed
