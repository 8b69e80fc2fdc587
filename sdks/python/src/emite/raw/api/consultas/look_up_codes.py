from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.codigos_encontrados import CodigosEncontrados
from ...models.erro import Erro
from ...models.look_up_codes_tabela import LookUpCodesTabela
from ...types import UNSET, Unset
from typing import cast



def _get_kwargs(
    tabela: LookUpCodesTabela,
    *,
    busca: str | Unset = UNSET,
    limit: int | Unset = UNSET,

) -> dict[str, Any]:
    

    

    params: dict[str, Any] = {}

    params["busca"] = busca

    params["limit"] = limit


    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}


    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/tabelas/{tabela}".format(tabela=quote(str(tabela), safe=""),),
        "params": params,
    }


    return _kwargs



def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> CodigosEncontrados | Erro | None:
    if response.status_code == 200:
        response_200 = CodigosEncontrados.from_dict(response.json())



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

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[CodigosEncontrados | Erro]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    tabela: LookUpCodesTabela,
    *,
    client: AuthenticatedClient,
    busca: str | Unset = UNSET,
    limit: int | Unset = UNSET,

) -> Response[CodigosEncontrados | Erro]:
    """ Procurar um código de NCM, CFOP, CEST, cClassTrib ou município

     As tabelas ajudam a achar um código; o que vale é o que a SEFAZ aceita no dia da emissão (POST
    /v1/{tipo}/validate).

    Args:
        tabela (LookUpCodesTabela): A tabela. Example: ncm.
        busca (str | Unset): O começo do código, com ou sem pontos, ou palavras do nome em
            qualquer ordem; de um município, também a sigla da UF. Example: cafe torrado.
        limit (int | Unset): Itens por página (1 a 100).

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CodigosEncontrados | Erro]
     """


    kwargs = _get_kwargs(
        tabela=tabela,
busca=busca,
limit=limit,

    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)

def sync(
    tabela: LookUpCodesTabela,
    *,
    client: AuthenticatedClient,
    busca: str | Unset = UNSET,
    limit: int | Unset = UNSET,

) -> CodigosEncontrados | Erro | None:
    """ Procurar um código de NCM, CFOP, CEST, cClassTrib ou município

     As tabelas ajudam a achar um código; o que vale é o que a SEFAZ aceita no dia da emissão (POST
    /v1/{tipo}/validate).

    Args:
        tabela (LookUpCodesTabela): A tabela. Example: ncm.
        busca (str | Unset): O começo do código, com ou sem pontos, ou palavras do nome em
            qualquer ordem; de um município, também a sigla da UF. Example: cafe torrado.
        limit (int | Unset): Itens por página (1 a 100).

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CodigosEncontrados | Erro
     """


    return sync_detailed(
        tabela=tabela,
client=client,
busca=busca,
limit=limit,

    ).parsed

async def asyncio_detailed(
    tabela: LookUpCodesTabela,
    *,
    client: AuthenticatedClient,
    busca: str | Unset = UNSET,
    limit: int | Unset = UNSET,

) -> Response[CodigosEncontrados | Erro]:
    """ Procurar um código de NCM, CFOP, CEST, cClassTrib ou município

     As tabelas ajudam a achar um código; o que vale é o que a SEFAZ aceita no dia da emissão (POST
    /v1/{tipo}/validate).

    Args:
        tabela (LookUpCodesTabela): A tabela. Example: ncm.
        busca (str | Unset): O começo do código, com ou sem pontos, ou palavras do nome em
            qualquer ordem; de um município, também a sigla da UF. Example: cafe torrado.
        limit (int | Unset): Itens por página (1 a 100).

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CodigosEncontrados | Erro]
     """


    kwargs = _get_kwargs(
        tabela=tabela,
busca=busca,
limit=limit,

    )

    response = await client.get_async_httpx_client().request(
        **kwargs
    )

    return _build_response(client=client, response=response)

async def asyncio(
    tabela: LookUpCodesTabela,
    *,
    client: AuthenticatedClient,
    busca: str | Unset = UNSET,
    limit: int | Unset = UNSET,

) -> CodigosEncontrados | Erro | None:
    """ Procurar um código de NCM, CFOP, CEST, cClassTrib ou município

     As tabelas ajudam a achar um código; o que vale é o que a SEFAZ aceita no dia da emissão (POST
    /v1/{tipo}/validate).

    Args:
        tabela (LookUpCodesTabela): A tabela. Example: ncm.
        busca (str | Unset): O começo do código, com ou sem pontos, ou palavras do nome em
            qualquer ordem; de um município, também a sigla da UF. Example: cafe torrado.
        limit (int | Unset): Itens por página (1 a 100).

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CodigosEncontrados | Erro
     """


    return (await asyncio_detailed(
        tabela=tabela,
client=client,
busca=busca,
limit=limit,

    )).parsed
