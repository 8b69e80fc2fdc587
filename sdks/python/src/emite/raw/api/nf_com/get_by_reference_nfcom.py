from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.documento import Documento
from ...models.erro import Erro
from ...types import UNSET, Unset
from typing import cast



def _get_kwargs(
    referencia: str,
    *,
    if_none_match: str | Unset = UNSET,

) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(if_none_match, Unset):
        headers["If-None-Match"] = if_none_match



    

    

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/nfcom/ref/{referencia}".format(referencia=quote(str(referencia), safe=""),),
    }


    _kwargs["headers"] = headers
    return _kwargs



def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Any | Documento | Erro | None:
    if response.status_code == 200:
        response_200 = Documento.from_dict(response.json())



        return response_200

    if response.status_code == 304:
        response_304 = cast(Any, None)
        return response_304

    if response.status_code == 401:
        response_401 = Erro.from_dict(response.json())



        return response_401

    if response.status_code == 404:
        response_404 = Erro.from_dict(response.json())



        return response_404

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


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Any | Documento | Erro]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    referencia: str,
    *,
    client: AuthenticatedClient,
    if_none_match: str | Unset = UNSET,

) -> Response[Any | Documento | Erro]:
    """ Consultar NFCom pela sua referência

     O mesmo que a consulta pelo id. Depois de uma rejeição a referência pode ser usada de novo: vem o
    documento mais novo.

    Args:
        referencia (str): O X-Referencia da emissão. Example: pedido-1.
        if_none_match (str | Unset): O ETag da última resposta: se ela ainda vale, vem 304, sem
            corpo. Example: "Zk3v0nPq7sQe2yq5m1xq9Kc8m4rT6uWd0aBf3gHjLpE.".

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Documento | Erro]
     """


    kwargs = _get_kwargs(
        referencia=referencia,
if_none_match=if_none_match,

    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)

def sync(
    referencia: str,
    *,
    client: AuthenticatedClient,
    if_none_match: str | Unset = UNSET,

) -> Any | Documento | Erro | None:
    """ Consultar NFCom pela sua referência

     O mesmo que a consulta pelo id. Depois de uma rejeição a referência pode ser usada de novo: vem o
    documento mais novo.

    Args:
        referencia (str): O X-Referencia da emissão. Example: pedido-1.
        if_none_match (str | Unset): O ETag da última resposta: se ela ainda vale, vem 304, sem
            corpo. Example: "Zk3v0nPq7sQe2yq5m1xq9Kc8m4rT6uWd0aBf3gHjLpE.".

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Documento | Erro
     """


    return sync_detailed(
        referencia=referencia,
client=client,
if_none_match=if_none_match,

    ).parsed

async def asyncio_detailed(
    referencia: str,
    *,
    client: AuthenticatedClient,
    if_none_match: str | Unset = UNSET,

) -> Response[Any | Documento | Erro]:
    """ Consultar NFCom pela sua referência

     O mesmo que a consulta pelo id. Depois de uma rejeição a referência pode ser usada de novo: vem o
    documento mais novo.

    Args:
        referencia (str): O X-Referencia da emissão. Example: pedido-1.
        if_none_match (str | Unset): O ETag da última resposta: se ela ainda vale, vem 304, sem
            corpo. Example: "Zk3v0nPq7sQe2yq5m1xq9Kc8m4rT6uWd0aBf3gHjLpE.".

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Documento | Erro]
     """


    kwargs = _get_kwargs(
        referencia=referencia,
if_none_match=if_none_match,

    )

    response = await client.get_async_httpx_client().request(
        **kwargs
    )

    return _build_response(client=client, response=response)

async def asyncio(
    referencia: str,
    *,
    client: AuthenticatedClient,
    if_none_match: str | Unset = UNSET,

) -> Any | Documento | Erro | None:
    """ Consultar NFCom pela sua referência

     O mesmo que a consulta pelo id. Depois de uma rejeição a referência pode ser usada de novo: vem o
    documento mais novo.

    Args:
        referencia (str): O X-Referencia da emissão. Example: pedido-1.
        if_none_match (str | Unset): O ETag da última resposta: se ela ainda vale, vem 304, sem
            corpo. Example: "Zk3v0nPq7sQe2yq5m1xq9Kc8m4rT6uWd0aBf3gHjLpE.".

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Documento | Erro
     """


    return (await asyncio_detailed(
        referencia=referencia,
client=client,
if_none_match=if_none_match,

    )).parsed
