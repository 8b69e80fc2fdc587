from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.endpoint_de_webhook_com_segredo import EndpointDeWebhookComSegredo
from ...models.erro import Erro
from ...models.troca_de_segredo import TrocaDeSegredo
from ...types import UNSET, Unset
from typing import cast
from uuid import UUID



def _get_kwargs(
    id: UUID,
    *,
    body: TrocaDeSegredo | Unset = UNSET,

) -> dict[str, Any]:
    headers: dict[str, Any] = {}


    

    

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/webhooks/{id}/rotate-secret".format(id=quote(str(id), safe=""),),
    }

    
    if not isinstance(body, Unset):
        _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs



def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> EndpointDeWebhookComSegredo | Erro | None:
    if response.status_code == 200:
        response_200 = EndpointDeWebhookComSegredo.from_dict(response.json())



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


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[EndpointDeWebhookComSegredo | Erro]:
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
    body: TrocaDeSegredo | Unset = UNSET,

) -> Response[EndpointDeWebhookComSegredo | Erro]:
    """ Trocar o segredo

     Devolve um segredo novo. Enquanto dura overlapSeconds (por padrão um dia), cada mensagem leva as
    duas assinaturas: quem recebe troca o seu sem perder nenhuma.

    Args:
        id (UUID): Identificador (UUID).
        body (TrocaDeSegredo | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[EndpointDeWebhookComSegredo | Erro]
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
    body: TrocaDeSegredo | Unset = UNSET,

) -> EndpointDeWebhookComSegredo | Erro | None:
    """ Trocar o segredo

     Devolve um segredo novo. Enquanto dura overlapSeconds (por padrão um dia), cada mensagem leva as
    duas assinaturas: quem recebe troca o seu sem perder nenhuma.

    Args:
        id (UUID): Identificador (UUID).
        body (TrocaDeSegredo | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        EndpointDeWebhookComSegredo | Erro
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
    body: TrocaDeSegredo | Unset = UNSET,

) -> Response[EndpointDeWebhookComSegredo | Erro]:
    """ Trocar o segredo

     Devolve um segredo novo. Enquanto dura overlapSeconds (por padrão um dia), cada mensagem leva as
    duas assinaturas: quem recebe troca o seu sem perder nenhuma.

    Args:
        id (UUID): Identificador (UUID).
        body (TrocaDeSegredo | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[EndpointDeWebhookComSegredo | Erro]
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
    body: TrocaDeSegredo | Unset = UNSET,

) -> EndpointDeWebhookComSegredo | Erro | None:
    """ Trocar o segredo

     Devolve um segredo novo. Enquanto dura overlapSeconds (por padrão um dia), cada mensagem leva as
    duas assinaturas: quem recebe troca o seu sem perder nenhuma.

    Args:
        id (UUID): Identificador (UUID).
        body (TrocaDeSegredo | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        EndpointDeWebhookComSegredo | Erro
     """


    return (await asyncio_detailed(
        id=id,
client=client,
body=body,

    )).parsed
