from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.erro import Erro
from ...models.gtin_consultado import GtinConsultado
from ...types import UNSET, Unset
from typing import cast



def _get_kwargs(
    gtin: str,
    *,
    refresh: bool | Unset = UNSET,

) -> dict[str, Any]:
    

    

    params: dict[str, Any] = {}

    params["refresh"] = refresh


    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}


    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/gtin/{gtin}".format(gtin=quote(str(gtin), safe=""),),
        "params": params,
    }


    return _kwargs



def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Erro | GtinConsultado | None:
    if response.status_code == 200:
        response_200 = GtinConsultado.from_dict(response.json())



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


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Erro | GtinConsultado]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    gtin: str,
    *,
    client: AuthenticatedClient,
    refresh: bool | Unset = UNSET,

) -> Response[Erro | GtinConsultado]:
    """ Consultar um GTIN no cadastro nacional (CCG)

     Descrição, NCM e CEST de um produto do Brasil, como o dono da marca os cadastrou. O que se encontra
    vale trinta dias (heldUntil).

    Args:
        gtin (str): O código de barras: 8, 12, 13 ou 14 dígitos. Example: 7899900000011.
        refresh (bool | Unset): Consulta de novo, embora uma resposta ainda valha; em produção, um
            dia depois dela.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Erro | GtinConsultado]
     """


    kwargs = _get_kwargs(
        gtin=gtin,
refresh=refresh,

    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)

def sync(
    gtin: str,
    *,
    client: AuthenticatedClient,
    refresh: bool | Unset = UNSET,

) -> Erro | GtinConsultado | None:
    """ Consultar um GTIN no cadastro nacional (CCG)

     Descrição, NCM e CEST de um produto do Brasil, como o dono da marca os cadastrou. O que se encontra
    vale trinta dias (heldUntil).

    Args:
        gtin (str): O código de barras: 8, 12, 13 ou 14 dígitos. Example: 7899900000011.
        refresh (bool | Unset): Consulta de novo, embora uma resposta ainda valha; em produção, um
            dia depois dela.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Erro | GtinConsultado
     """


    return sync_detailed(
        gtin=gtin,
client=client,
refresh=refresh,

    ).parsed

async def asyncio_detailed(
    gtin: str,
    *,
    client: AuthenticatedClient,
    refresh: bool | Unset = UNSET,

) -> Response[Erro | GtinConsultado]:
    """ Consultar um GTIN no cadastro nacional (CCG)

     Descrição, NCM e CEST de um produto do Brasil, como o dono da marca os cadastrou. O que se encontra
    vale trinta dias (heldUntil).

    Args:
        gtin (str): O código de barras: 8, 12, 13 ou 14 dígitos. Example: 7899900000011.
        refresh (bool | Unset): Consulta de novo, embora uma resposta ainda valha; em produção, um
            dia depois dela.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Erro | GtinConsultado]
     """


    kwargs = _get_kwargs(
        gtin=gtin,
refresh=refresh,

    )

    response = await client.get_async_httpx_client().request(
        **kwargs
    )

    return _build_response(client=client, response=response)

async def asyncio(
    gtin: str,
    *,
    client: AuthenticatedClient,
    refresh: bool | Unset = UNSET,

) -> Erro | GtinConsultado | None:
    """ Consultar um GTIN no cadastro nacional (CCG)

     Descrição, NCM e CEST de um produto do Brasil, como o dono da marca os cadastrou. O que se encontra
    vale trinta dias (heldUntil).

    Args:
        gtin (str): O código de barras: 8, 12, 13 ou 14 dígitos. Example: 7899900000011.
        refresh (bool | Unset): Consulta de novo, embora uma resposta ainda valha; em produção, um
            dia depois dela.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Erro | GtinConsultado
     """


    return (await asyncio_detailed(
        gtin=gtin,
client=client,
refresh=refresh,

    )).parsed
