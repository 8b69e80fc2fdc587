from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.envio_por_email import EnvioPorEmail
from ...models.erro import Erro
from ...models.pedido_de_envio_por_email import PedidoDeEnvioPorEmail
from ...types import UNSET, Unset
from typing import cast
from uuid import UUID



def _get_kwargs(
    id: UUID,
    *,
    body: PedidoDeEnvioPorEmail | Unset = UNSET,

) -> dict[str, Any]:
    headers: dict[str, Any] = {}


    

    

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/nfc-e/{id}/email".format(id=quote(str(id), safe=""),),
    }

    
    if not isinstance(body, Unset):
        _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs



def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> EnvioPorEmail | Erro | None:
    if response.status_code == 202:
        response_202 = EnvioPorEmail.from_dict(response.json())



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


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[EnvioPorEmail | Erro]:
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
    body: PedidoDeEnvioPorEmail | Unset = UNSET,

) -> Response[EnvioPorEmail | Erro]:
    """ Enviar por e-mail (NFC-e)

     Envia o XML e o PDF de um documento autorizado, ou o cancelamento de um cancelado, a quem vier em
    emails; sem nenhum, ao destinatário ou tomador que o XML traz e às cópias da empresa. Cada um recebe
    uma mensagem só sua. Um documento importado só é enviado depois de confirmado (imported.state). O
    resultado está em GET …/emails.

    Args:
        id (UUID): Identificador (UUID).
        body (PedidoDeEnvioPorEmail | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[EnvioPorEmail | Erro]
     """


    kwargs = _get_kwargs(
        id=id,
body=body,

    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)

def sync(
    id: UUID,
    *,
    client: AuthenticatedClient,
    body: PedidoDeEnvioPorEmail | Unset = UNSET,

) -> EnvioPorEmail | Erro | None:
    """ Enviar por e-mail (NFC-e)

     Envia o XML e o PDF de um documento autorizado, ou o cancelamento de um cancelado, a quem vier em
    emails; sem nenhum, ao destinatário ou tomador que o XML traz e às cópias da empresa. Cada um recebe
    uma mensagem só sua. Um documento importado só é enviado depois de confirmado (imported.state). O
    resultado está em GET …/emails.

    Args:
        id (UUID): Identificador (UUID).
        body (PedidoDeEnvioPorEmail | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        EnvioPorEmail | Erro
     """


    return sync_detailed(
        id=id,
client=client,
body=body,

    ).parsed

async def asyncio_detailed(
    id: UUID,
    *,
    client: AuthenticatedClient,
    body: PedidoDeEnvioPorEmail | Unset = UNSET,

) -> Response[EnvioPorEmail | Erro]:
    """ Enviar por e-mail (NFC-e)

     Envia o XML e o PDF de um documento autorizado, ou o cancelamento de um cancelado, a quem vier em
    emails; sem nenhum, ao destinatário ou tomador que o XML traz e às cópias da empresa. Cada um recebe
    uma mensagem só sua. Um documento importado só é enviado depois de confirmado (imported.state). O
    resultado está em GET …/emails.

    Args:
        id (UUID): Identificador (UUID).
        body (PedidoDeEnvioPorEmail | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[EnvioPorEmail | Erro]
     """


    kwargs = _get_kwargs(
        id=id,
body=body,

    )

    response = await client.get_async_httpx_client().request(
        **kwargs
    )

    return _build_response(client=client, response=response)

async def asyncio(
    id: UUID,
    *,
    client: AuthenticatedClient,
    body: PedidoDeEnvioPorEmail | Unset = UNSET,

) -> EnvioPorEmail | Erro | None:
    """ Enviar por e-mail (NFC-e)

     Envia o XML e o PDF de um documento autorizado, ou o cancelamento de um cancelado, a quem vier em
    emails; sem nenhum, ao destinatário ou tomador que o XML traz e às cópias da empresa. Cada um recebe
    uma mensagem só sua. Um documento importado só é enviado depois de confirmado (imported.state). O
    resultado está em GET …/emails.

    Args:
        id (UUID): Identificador (UUID).
        body (PedidoDeEnvioPorEmail | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        EnvioPorEmail | Erro
     """


    return (await asyncio_detailed(
        id=id,
client=client,
body=body,

    )).parsed
