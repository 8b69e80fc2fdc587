from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.erro import Erro
from ...models.evento_cancelamento_econf_nfe_body import EventoCancelamentoEconfNfeBody
from ...models.evento_registrado import EventoRegistrado
from ...types import UNSET, Unset
from typing import cast
from uuid import UUID



def _get_kwargs(
    id: UUID,
    *,
    body: EventoCancelamentoEconfNfeBody | Unset = UNSET,
    idempotency_key: str | Unset = UNSET,
    x_sandbox_strict: str | Unset = UNSET,
    prefer: str | Unset = UNSET,

) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    if not isinstance(x_sandbox_strict, Unset):
        headers["X-Sandbox-Strict"] = x_sandbox_strict

    if not isinstance(prefer, Unset):
        headers["Prefer"] = prefer



    

    

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/nfe/{id}/eventos/cancelamento-econf".format(id=quote(str(id), safe=""),),
    }

    
    if not isinstance(body, Unset):
        _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs



def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Erro | EventoRegistrado | None:
    if response.status_code == 200:
        response_200 = EventoRegistrado.from_dict(response.json())



        return response_200

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

    if response.status_code == 503:
        response_503 = Erro.from_dict(response.json())



        return response_503

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Erro | EventoRegistrado]:
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
    body: EventoCancelamentoEconfNfeBody | Unset = UNSET,
    idempotency_key: str | Unset = UNSET,
    x_sandbox_strict: str | Unset = UNSET,
    prefer: str | Unset = UNSET,

) -> Response[Erro | EventoRegistrado]:
    """ Cancelar a conciliação financeira (NF-e)

     Cancela a conciliação financeira desse protocolo (evento 110751). Síncrono: a resposta traz o que a
    SEFAZ disse.

    Args:
        id (UUID): Identificador (UUID).
        idempotency_key (str | Unset): Repetir a requisição com a mesma chave em 48 horas devolve
            a mesma resposta. Compara-se o conteúdo: espaços e a ordem dos campos não contam.
        x_sandbox_strict (str | Unset): true: no ambiente de teste nada é completado e todas as
            regras valem.
        prefer (str | Unset): handling=strict: um campo desconhecido, um código sem os zeros à
            esquerda e tudo o que terminaria em recusa sem envio viram um 400 com todos os problemas.
            Example: handling=strict.
        body (EventoCancelamentoEconfNfeBody | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Erro | EventoRegistrado]
     """


    kwargs = _get_kwargs(
        id=id,
body=body,
idempotency_key=idempotency_key,
x_sandbox_strict=x_sandbox_strict,
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
    body: EventoCancelamentoEconfNfeBody | Unset = UNSET,
    idempotency_key: str | Unset = UNSET,
    x_sandbox_strict: str | Unset = UNSET,
    prefer: str | Unset = UNSET,

) -> Erro | EventoRegistrado | None:
    """ Cancelar a conciliação financeira (NF-e)

     Cancela a conciliação financeira desse protocolo (evento 110751). Síncrono: a resposta traz o que a
    SEFAZ disse.

    Args:
        id (UUID): Identificador (UUID).
        idempotency_key (str | Unset): Repetir a requisição com a mesma chave em 48 horas devolve
            a mesma resposta. Compara-se o conteúdo: espaços e a ordem dos campos não contam.
        x_sandbox_strict (str | Unset): true: no ambiente de teste nada é completado e todas as
            regras valem.
        prefer (str | Unset): handling=strict: um campo desconhecido, um código sem os zeros à
            esquerda e tudo o que terminaria em recusa sem envio viram um 400 com todos os problemas.
            Example: handling=strict.
        body (EventoCancelamentoEconfNfeBody | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Erro | EventoRegistrado
     """


    return sync_detailed(
        id=id,
client=client,
body=body,
idempotency_key=idempotency_key,
x_sandbox_strict=x_sandbox_strict,
prefer=prefer,

    ).parsed

async def asyncio_detailed(
    id: UUID,
    *,
    client: AuthenticatedClient,
    body: EventoCancelamentoEconfNfeBody | Unset = UNSET,
    idempotency_key: str | Unset = UNSET,
    x_sandbox_strict: str | Unset = UNSET,
    prefer: str | Unset = UNSET,

) -> Response[Erro | EventoRegistrado]:
    """ Cancelar a conciliação financeira (NF-e)

     Cancela a conciliação financeira desse protocolo (evento 110751). Síncrono: a resposta traz o que a
    SEFAZ disse.

    Args:
        id (UUID): Identificador (UUID).
        idempotency_key (str | Unset): Repetir a requisição com a mesma chave em 48 horas devolve
            a mesma resposta. Compara-se o conteúdo: espaços e a ordem dos campos não contam.
        x_sandbox_strict (str | Unset): true: no ambiente de teste nada é completado e todas as
            regras valem.
        prefer (str | Unset): handling=strict: um campo desconhecido, um código sem os zeros à
            esquerda e tudo o que terminaria em recusa sem envio viram um 400 com todos os problemas.
            Example: handling=strict.
        body (EventoCancelamentoEconfNfeBody | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Erro | EventoRegistrado]
     """


    kwargs = _get_kwargs(
        id=id,
body=body,
idempotency_key=idempotency_key,
x_sandbox_strict=x_sandbox_strict,
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
    body: EventoCancelamentoEconfNfeBody | Unset = UNSET,
    idempotency_key: str | Unset = UNSET,
    x_sandbox_strict: str | Unset = UNSET,
    prefer: str | Unset = UNSET,

) -> Erro | EventoRegistrado | None:
    """ Cancelar a conciliação financeira (NF-e)

     Cancela a conciliação financeira desse protocolo (evento 110751). Síncrono: a resposta traz o que a
    SEFAZ disse.

    Args:
        id (UUID): Identificador (UUID).
        idempotency_key (str | Unset): Repetir a requisição com a mesma chave em 48 horas devolve
            a mesma resposta. Compara-se o conteúdo: espaços e a ordem dos campos não contam.
        x_sandbox_strict (str | Unset): true: no ambiente de teste nada é completado e todas as
            regras valem.
        prefer (str | Unset): handling=strict: um campo desconhecido, um código sem os zeros à
            esquerda e tudo o que terminaria em recusa sem envio viram um 400 com todos os problemas.
            Example: handling=strict.
        body (EventoCancelamentoEconfNfeBody | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Erro | EventoRegistrado
     """


    return (await asyncio_detailed(
        id=id,
client=client,
body=body,
idempotency_key=idempotency_key,
x_sandbox_strict=x_sandbox_strict,
prefer=prefer,

    )).parsed
