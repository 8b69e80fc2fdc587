from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.erro import Erro
from ...models.evento_de_recebido_pedido import EventoDeRecebidoPedido
from ...models.register_received_imobilizacao_item_body import RegisterReceivedImobilizacaoItemBody
from ...types import UNSET, Unset
from typing import cast
from uuid import UUID



def _get_kwargs(
    id: UUID,
    *,
    body: RegisterReceivedImobilizacaoItemBody,
    idempotency_key: str | Unset = UNSET,
    prefer: str | Unset = UNSET,

) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    if not isinstance(prefer, Unset):
        headers["Prefer"] = prefer



    

    

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/received/{id}/eventos/imobilizacao-item".format(id=quote(str(id), safe=""),),
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs



def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Erro | EventoDeRecebidoPedido | None:
    if response.status_code == 202:
        response_202 = EventoDeRecebidoPedido.from_dict(response.json())



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


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Erro | EventoDeRecebidoPedido]:
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
    body: RegisterReceivedImobilizacaoItemBody,
    idempotency_key: str | Unset = UNSET,
    prefer: str | Unset = UNSET,

) -> Response[Erro | EventoDeRecebidoPedido]:
    """ Imobilização de item (nota recebida)

     Informa itens integrados ao ativo imobilizado (evento 211130). Assinado com o A1 da empresa e
    enviado: de NF-e e MDF-e à SVRS, de CT-e à SEFAZ da UF, de NFS-e à Sefin Nacional. O resultado
    aparece em eventosPedidos, na consulta da nota. Um pedido igual a um que aguarda a resposta devolve
    o mesmo eventId.

    Args:
        id (UUID): Identificador (UUID).
        idempotency_key (str | Unset): Repetir a requisição com a mesma chave em 48 horas devolve
            a mesma resposta. Compara-se o conteúdo: espaços e a ordem dos campos não contam.
        prefer (str | Unset): wait=N: espera até N segundos (máximo 30) pela resposta da SEFAZ.
            Example: wait=10.
        body (RegisterReceivedImobilizacaoItemBody):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Erro | EventoDeRecebidoPedido]
     """


    kwargs = _get_kwargs(
        id=id,
body=body,
idempotency_key=idempotency_key,
prefer=prefer,

    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)

def sync(
    id: UUID,
    *,
    client: AuthenticatedClient,
    body: RegisterReceivedImobilizacaoItemBody,
    idempotency_key: str | Unset = UNSET,
    prefer: str | Unset = UNSET,

) -> Erro | EventoDeRecebidoPedido | None:
    """ Imobilização de item (nota recebida)

     Informa itens integrados ao ativo imobilizado (evento 211130). Assinado com o A1 da empresa e
    enviado: de NF-e e MDF-e à SVRS, de CT-e à SEFAZ da UF, de NFS-e à Sefin Nacional. O resultado
    aparece em eventosPedidos, na consulta da nota. Um pedido igual a um que aguarda a resposta devolve
    o mesmo eventId.

    Args:
        id (UUID): Identificador (UUID).
        idempotency_key (str | Unset): Repetir a requisição com a mesma chave em 48 horas devolve
            a mesma resposta. Compara-se o conteúdo: espaços e a ordem dos campos não contam.
        prefer (str | Unset): wait=N: espera até N segundos (máximo 30) pela resposta da SEFAZ.
            Example: wait=10.
        body (RegisterReceivedImobilizacaoItemBody):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Erro | EventoDeRecebidoPedido
     """


    return sync_detailed(
        id=id,
client=client,
body=body,
idempotency_key=idempotency_key,
prefer=prefer,

    ).parsed

async def asyncio_detailed(
    id: UUID,
    *,
    client: AuthenticatedClient,
    body: RegisterReceivedImobilizacaoItemBody,
    idempotency_key: str | Unset = UNSET,
    prefer: str | Unset = UNSET,

) -> Response[Erro | EventoDeRecebidoPedido]:
    """ Imobilização de item (nota recebida)

     Informa itens integrados ao ativo imobilizado (evento 211130). Assinado com o A1 da empresa e
    enviado: de NF-e e MDF-e à SVRS, de CT-e à SEFAZ da UF, de NFS-e à Sefin Nacional. O resultado
    aparece em eventosPedidos, na consulta da nota. Um pedido igual a um que aguarda a resposta devolve
    o mesmo eventId.

    Args:
        id (UUID): Identificador (UUID).
        idempotency_key (str | Unset): Repetir a requisição com a mesma chave em 48 horas devolve
            a mesma resposta. Compara-se o conteúdo: espaços e a ordem dos campos não contam.
        prefer (str | Unset): wait=N: espera até N segundos (máximo 30) pela resposta da SEFAZ.
            Example: wait=10.
        body (RegisterReceivedImobilizacaoItemBody):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Erro | EventoDeRecebidoPedido]
     """


    kwargs = _get_kwargs(
        id=id,
body=body,
idempotency_key=idempotency_key,
prefer=prefer,

    )

    response = await client.get_async_httpx_client().request(
        **kwargs
    )

    return _build_response(client=client, response=response)

async def asyncio(
    id: UUID,
    *,
    client: AuthenticatedClient,
    body: RegisterReceivedImobilizacaoItemBody,
    idempotency_key: str | Unset = UNSET,
    prefer: str | Unset = UNSET,

) -> Erro | EventoDeRecebidoPedido | None:
    """ Imobilização de item (nota recebida)

     Informa itens integrados ao ativo imobilizado (evento 211130). Assinado com o A1 da empresa e
    enviado: de NF-e e MDF-e à SVRS, de CT-e à SEFAZ da UF, de NFS-e à Sefin Nacional. O resultado
    aparece em eventosPedidos, na consulta da nota. Um pedido igual a um que aguarda a resposta devolve
    o mesmo eventId.

    Args:
        id (UUID): Identificador (UUID).
        idempotency_key (str | Unset): Repetir a requisição com a mesma chave em 48 horas devolve
            a mesma resposta. Compara-se o conteúdo: espaços e a ordem dos campos não contam.
        prefer (str | Unset): wait=N: espera até N segundos (máximo 30) pela resposta da SEFAZ.
            Example: wait=10.
        body (RegisterReceivedImobilizacaoItemBody):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Erro | EventoDeRecebidoPedido
     """


    return (await asyncio_detailed(
        id=id,
client=client,
body=body,
idempotency_key=idempotency_key,
prefer=prefer,

    )).parsed
