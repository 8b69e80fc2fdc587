from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.erro import Erro
from ...types import UNSET, Unset
from typing import cast



def _get_kwargs(
    id: str,
    *,
    exp: str | Unset = UNSET,
    sig: str | Unset = UNSET,

) -> dict[str, Any]:
    

    

    params: dict[str, Any] = {}

    params["exp"] = exp

    params["sig"] = sig


    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}


    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/files/{id}".format(id=quote(str(id), safe=""),),
        "params": params,
    }


    return _kwargs



def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Erro | str | None:
    if response.status_code == 200:
        response_200 = cast(str, response.content)
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


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Erro | str]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    id: str,
    *,
    client: AuthenticatedClient,
    exp: str | Unset = UNSET,
    sig: str | Unset = UNSET,

) -> Response[Erro | str]:
    """ Baixar um arquivo

     Os links caminho_xml, xmlUrl e pdfUrl apontam para cá: XML, ou PDF no caso de pdfUrl. Valem 24 horas
    sem credenciais, ou até que a conta os invalide; depois disso o mesmo endereço funciona com
    X-Access-Key e o token da empresa.

    Args:
        id (str): Identificador do arquivo.
        exp (str | Unset): Fim da validade do link (segundos desde 1970).
        sig (str | Unset): Assinatura do link.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Erro | str]
     """


    kwargs = _get_kwargs(
        id=id,
exp=exp,
sig=sig,

    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)

def sync(
    id: str,
    *,
    client: AuthenticatedClient,
    exp: str | Unset = UNSET,
    sig: str | Unset = UNSET,

) -> Erro | str | None:
    """ Baixar um arquivo

     Os links caminho_xml, xmlUrl e pdfUrl apontam para cá: XML, ou PDF no caso de pdfUrl. Valem 24 horas
    sem credenciais, ou até que a conta os invalide; depois disso o mesmo endereço funciona com
    X-Access-Key e o token da empresa.

    Args:
        id (str): Identificador do arquivo.
        exp (str | Unset): Fim da validade do link (segundos desde 1970).
        sig (str | Unset): Assinatura do link.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Erro | str
     """


    return sync_detailed(
        id=id,
client=client,
exp=exp,
sig=sig,

    ).parsed

async def asyncio_detailed(
    id: str,
    *,
    client: AuthenticatedClient,
    exp: str | Unset = UNSET,
    sig: str | Unset = UNSET,

) -> Response[Erro | str]:
    """ Baixar um arquivo

     Os links caminho_xml, xmlUrl e pdfUrl apontam para cá: XML, ou PDF no caso de pdfUrl. Valem 24 horas
    sem credenciais, ou até que a conta os invalide; depois disso o mesmo endereço funciona com
    X-Access-Key e o token da empresa.

    Args:
        id (str): Identificador do arquivo.
        exp (str | Unset): Fim da validade do link (segundos desde 1970).
        sig (str | Unset): Assinatura do link.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Erro | str]
     """


    kwargs = _get_kwargs(
        id=id,
exp=exp,
sig=sig,

    )

    response = await client.get_async_httpx_client().request(
        **kwargs
    )

    return _build_response(client=client, response=response)

async def asyncio(
    id: str,
    *,
    client: AuthenticatedClient,
    exp: str | Unset = UNSET,
    sig: str | Unset = UNSET,

) -> Erro | str | None:
    """ Baixar um arquivo

     Os links caminho_xml, xmlUrl e pdfUrl apontam para cá: XML, ou PDF no caso de pdfUrl. Valem 24 horas
    sem credenciais, ou até que a conta os invalide; depois disso o mesmo endereço funciona com
    X-Access-Key e o token da empresa.

    Args:
        id (str): Identificador do arquivo.
        exp (str | Unset): Fim da validade do link (segundos desde 1970).
        sig (str | Unset): Assinatura do link.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Erro | str
     """


    return (await asyncio_detailed(
        id=id,
client=client,
exp=exp,
sig=sig,

    )).parsed
