from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.erro import Erro
from ...models.pedido_de_token_de_leitura import PedidoDeTokenDeLeitura
from ...models.token_de_leitura import TokenDeLeitura
from ...types import UNSET, Unset
from typing import cast



def _get_kwargs(
    *,
    body: PedidoDeTokenDeLeitura | Unset = UNSET,

) -> dict[str, Any]:
    headers: dict[str, Any] = {}


    

    

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/read-tokens",
    }

    
    if not isinstance(body, Unset):
        _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs



def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Erro | TokenDeLeitura | None:
    if response.status_code == 201:
        response_201 = TokenDeLeitura.from_dict(response.json())



        return response_201

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


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Erro | TokenDeLeitura]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: PedidoDeTokenDeLeitura | Unset = UNSET,

) -> Response[Erro | TokenDeLeitura]:
    """ Criar um token de leitura

     Para páginas: consulta documentos, XML e PDF e acompanha mudanças por GraphQL, por quinze minutos,
    sem chave de acesso. Não lê a comunicação com a SEFAZ, pacotes de suporte, envios por e-mail nem
    cadastros. De um documento, ou de todos os da empresa no ambiente do token. Termina antes se o token
    da empresa for trocado ou revogado.

    Args:
        body (PedidoDeTokenDeLeitura | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Erro | TokenDeLeitura]
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
    body: PedidoDeTokenDeLeitura | Unset = UNSET,

) -> Erro | TokenDeLeitura | None:
    """ Criar um token de leitura

     Para páginas: consulta documentos, XML e PDF e acompanha mudanças por GraphQL, por quinze minutos,
    sem chave de acesso. Não lê a comunicação com a SEFAZ, pacotes de suporte, envios por e-mail nem
    cadastros. De um documento, ou de todos os da empresa no ambiente do token. Termina antes se o token
    da empresa for trocado ou revogado.

    Args:
        body (PedidoDeTokenDeLeitura | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Erro | TokenDeLeitura
     """


    return sync_detailed(
        client=client,
body=body,

    ).parsed

async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: PedidoDeTokenDeLeitura | Unset = UNSET,

) -> Response[Erro | TokenDeLeitura]:
    """ Criar um token de leitura

     Para páginas: consulta documentos, XML e PDF e acompanha mudanças por GraphQL, por quinze minutos,
    sem chave de acesso. Não lê a comunicação com a SEFAZ, pacotes de suporte, envios por e-mail nem
    cadastros. De um documento, ou de todos os da empresa no ambiente do token. Termina antes se o token
    da empresa for trocado ou revogado.

    Args:
        body (PedidoDeTokenDeLeitura | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Erro | TokenDeLeitura]
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
    body: PedidoDeTokenDeLeitura | Unset = UNSET,

) -> Erro | TokenDeLeitura | None:
    """ Criar um token de leitura

     Para páginas: consulta documentos, XML e PDF e acompanha mudanças por GraphQL, por quinze minutos,
    sem chave de acesso. Não lê a comunicação com a SEFAZ, pacotes de suporte, envios por e-mail nem
    cadastros. De um documento, ou de todos os da empresa no ambiente do token. Termina antes se o token
    da empresa for trocado ou revogado.

    Args:
        body (PedidoDeTokenDeLeitura | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Erro | TokenDeLeitura
     """


    return (await asyncio_detailed(
        client=client,
body=body,

    )).parsed
