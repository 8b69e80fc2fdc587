from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.erro import Erro
from ...models.servidor_de_email import ServidorDeEmail
from ...models.servidor_de_email_da_conta import ServidorDeEmailDaConta
from typing import cast



def _get_kwargs(
    *,
    body: ServidorDeEmailDaConta,

) -> dict[str, Any]:
    headers: dict[str, Any] = {}


    

    

    _kwargs: dict[str, Any] = {
        "method": "put",
        "url": "/v1/email/server",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs



def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Erro | ServidorDeEmail | None:
    if response.status_code == 200:
        response_200 = ServidorDeEmail.from_dict(response.json())



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


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Erro | ServidorDeEmail]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: ServidorDeEmailDaConta,

) -> Response[Erro | ServidorDeEmail]:
    """ Usar o próprio servidor de SMTP

     Os documentos passam a sair por ele, com o endereço em fromAddress. A conexão é sempre cifrada.
    Confira com POST /v1/email/server/test.

    Args:
        body (ServidorDeEmailDaConta):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Erro | ServidorDeEmail]
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
    body: ServidorDeEmailDaConta,

) -> Erro | ServidorDeEmail | None:
    """ Usar o próprio servidor de SMTP

     Os documentos passam a sair por ele, com o endereço em fromAddress. A conexão é sempre cifrada.
    Confira com POST /v1/email/server/test.

    Args:
        body (ServidorDeEmailDaConta):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Erro | ServidorDeEmail
     """


    return sync_detailed(
        client=client,
body=body,

    ).parsed

async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: ServidorDeEmailDaConta,

) -> Response[Erro | ServidorDeEmail]:
    """ Usar o próprio servidor de SMTP

     Os documentos passam a sair por ele, com o endereço em fromAddress. A conexão é sempre cifrada.
    Confira com POST /v1/email/server/test.

    Args:
        body (ServidorDeEmailDaConta):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Erro | ServidorDeEmail]
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
    body: ServidorDeEmailDaConta,

) -> Erro | ServidorDeEmail | None:
    """ Usar o próprio servidor de SMTP

     Os documentos passam a sair por ele, com o endereço em fromAddress. A conexão é sempre cifrada.
    Confira com POST /v1/email/server/test.

    Args:
        body (ServidorDeEmailDaConta):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Erro | ServidorDeEmail
     """


    return (await asyncio_detailed(
        client=client,
body=body,

    )).parsed
