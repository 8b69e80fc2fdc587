from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.chave_consultada import ChaveConsultada
from ...models.erro import Erro
from typing import cast



def _get_kwargs(
    chave: str,

) -> dict[str, Any]:
    

    

    

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/consulta/{chave}".format(chave=quote(str(chave), safe=""),),
    }


    return _kwargs



def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> ChaveConsultada | Erro | None:
    if response.status_code == 200:
        response_200 = ChaveConsultada.from_dict(response.json())



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


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[ChaveConsultada | Erro]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    chave: str,
    *,
    client: AuthenticatedClient,

) -> Response[ChaveConsultada | Erro]:
    """ Consultar na SEFAZ qualquer documento pela chave

     NF-e, NFC-e, CT-e, MDF-e, NFCom e DC-e, da empresa ou de terceiros: situação, protocolo e eventos,
    sem o XML. Em produção a mesma chave é perguntada à SEFAZ a cada seis minutos; antes disso vale a
    última resposta (checkedAt).

    Args:
        chave (str): A chave de acesso, com ou sem espaços. Example:
            35261111222333000181550010000012341465029134.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ChaveConsultada | Erro]
     """


    kwargs = _get_kwargs(
        chave=chave,

    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)

def sync(
    chave: str,
    *,
    client: AuthenticatedClient,

) -> ChaveConsultada | Erro | None:
    """ Consultar na SEFAZ qualquer documento pela chave

     NF-e, NFC-e, CT-e, MDF-e, NFCom e DC-e, da empresa ou de terceiros: situação, protocolo e eventos,
    sem o XML. Em produção a mesma chave é perguntada à SEFAZ a cada seis minutos; antes disso vale a
    última resposta (checkedAt).

    Args:
        chave (str): A chave de acesso, com ou sem espaços. Example:
            35261111222333000181550010000012341465029134.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ChaveConsultada | Erro
     """


    return sync_detailed(
        chave=chave,
client=client,

    ).parsed

async def asyncio_detailed(
    chave: str,
    *,
    client: AuthenticatedClient,

) -> Response[ChaveConsultada | Erro]:
    """ Consultar na SEFAZ qualquer documento pela chave

     NF-e, NFC-e, CT-e, MDF-e, NFCom e DC-e, da empresa ou de terceiros: situação, protocolo e eventos,
    sem o XML. Em produção a mesma chave é perguntada à SEFAZ a cada seis minutos; antes disso vale a
    última resposta (checkedAt).

    Args:
        chave (str): A chave de acesso, com ou sem espaços. Example:
            35261111222333000181550010000012341465029134.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ChaveConsultada | Erro]
     """


    kwargs = _get_kwargs(
        chave=chave,

    )

    response = await client.get_async_httpx_client().request(
        **kwargs
    )

    return _build_response(client=client, response=response)

async def asyncio(
    chave: str,
    *,
    client: AuthenticatedClient,

) -> ChaveConsultada | Erro | None:
    """ Consultar na SEFAZ qualquer documento pela chave

     NF-e, NFC-e, CT-e, MDF-e, NFCom e DC-e, da empresa ou de terceiros: situação, protocolo e eventos,
    sem o XML. Em produção a mesma chave é perguntada à SEFAZ a cada seis minutos; antes disso vale a
    última resposta (checkedAt).

    Args:
        chave (str): A chave de acesso, com ou sem espaços. Example:
            35261111222333000181550010000012341465029134.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ChaveConsultada | Erro
     """


    return (await asyncio_detailed(
        chave=chave,
client=client,

    )).parsed
