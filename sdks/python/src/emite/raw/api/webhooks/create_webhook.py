from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.endpoint_de_webhook_com_segredo import EndpointDeWebhookComSegredo
from ...models.erro import Erro
from ...models.novo_endpoint_de_webhook import NovoEndpointDeWebhook
from typing import cast



def _get_kwargs(
    *,
    body: NovoEndpointDeWebhook,

) -> dict[str, Any]:
    headers: dict[str, Any] = {}


    

    

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/webhooks",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs



def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> EndpointDeWebhookComSegredo | Erro | None:
    if response.status_code == 201:
        response_201 = EndpointDeWebhookComSegredo.from_dict(response.json())



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


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[EndpointDeWebhookComSegredo | Erro]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: NovoEndpointDeWebhook,

) -> Response[EndpointDeWebhookComSegredo | Erro]:
    """ Criar um endpoint

     Passa a enviar a este endereço o que acontece na conta, a partir de agora. As mensagens seguem
    Standard Webhooks: o secret da resposta confere as assinaturas, e é mostrado só aqui. Até 50 por
    ambiente.

    Args:
        body (NovoEndpointDeWebhook):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[EndpointDeWebhookComSegredo | Erro]
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
    body: NovoEndpointDeWebhook,

) -> EndpointDeWebhookComSegredo | Erro | None:
    """ Criar um endpoint

     Passa a enviar a este endereço o que acontece na conta, a partir de agora. As mensagens seguem
    Standard Webhooks: o secret da resposta confere as assinaturas, e é mostrado só aqui. Até 50 por
    ambiente.

    Args:
        body (NovoEndpointDeWebhook):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        EndpointDeWebhookComSegredo | Erro
     """


    return sync_detailed(
        client=client,
body=body,

    ).parsed

async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: NovoEndpointDeWebhook,

) -> Response[EndpointDeWebhookComSegredo | Erro]:
    """ Criar um endpoint

     Passa a enviar a este endereço o que acontece na conta, a partir de agora. As mensagens seguem
    Standard Webhooks: o secret da resposta confere as assinaturas, e é mostrado só aqui. Até 50 por
    ambiente.

    Args:
        body (NovoEndpointDeWebhook):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[EndpointDeWebhookComSegredo | Erro]
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
    body: NovoEndpointDeWebhook,

) -> EndpointDeWebhookComSegredo | Erro | None:
    """ Criar um endpoint

     Passa a enviar a este endereço o que acontece na conta, a partir de agora. As mensagens seguem
    Standard Webhooks: o secret da resposta confere as assinaturas, e é mostrado só aqui. Até 50 por
    ambiente.

    Args:
        body (NovoEndpointDeWebhook):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        EndpointDeWebhookComSegredo | Erro
     """


    return (await asyncio_detailed(
        client=client,
body=body,

    )).parsed
