from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.calendario_da_empresa import CalendarioDaEmpresa
from ...models.erro import Erro
from ...models.get_company_calendar_target import GetCompanyCalendarTarget
from ...types import UNSET, Unset
from typing import cast
from uuid import UUID



def _get_kwargs(
    id: UUID,
    *,
    target: GetCompanyCalendarTarget | Unset = UNSET,

) -> dict[str, Any]:
    

    

    params: dict[str, Any] = {}

    json_target: str | Unset = UNSET
    if not isinstance(target, Unset):
        json_target = target.value

    params["target"] = json_target


    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}


    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/clients/{id}/calendario".format(id=quote(str(id), safe=""),),
        "params": params,
    }


    return _kwargs



def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> CalendarioDaEmpresa | Erro | None:
    if response.status_code == 200:
        response_200 = CalendarioDaEmpresa.from_dict(response.json())



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


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[CalendarioDaEmpresa | Erro]:
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
    target: GetCompanyCalendarTarget | Unset = UNSET,

) -> Response[CalendarioDaEmpresa | Erro]:
    """ O que a lei por vir muda para a empresa

     Julga de novo, pelas mudanças dos próximos doze meses, os corpos que a própria empresa emitiu nos
    últimos 90 dias (até 10.000, os mais novos primeiro; importados e recebidos ficam fora): quantos
    seriam rejeitados ou deixariam de cumprir um dever, por dia, campo e regra, com os documentos. As
    datas do corpo são lidas como se a emissão fosse do dia julgado; POST /v1/{tipo}/validate?em= julga
    um deles do mesmo modo. Não emite nada e pode levar um minuto.

    Args:
        id (UUID): Identificador (UUID).
        target (GetCompanyCalendarTarget | Unset): De qual destino são os documentos julgados:
            producao, homologacao ou sandbox. Sem ele, producao.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CalendarioDaEmpresa | Erro]
     """


    kwargs = _get_kwargs(
        id=id,
target=target,

    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)

def sync(
    id: UUID,
    *,
    client: AuthenticatedClient,
    target: GetCompanyCalendarTarget | Unset = UNSET,

) -> CalendarioDaEmpresa | Erro | None:
    """ O que a lei por vir muda para a empresa

     Julga de novo, pelas mudanças dos próximos doze meses, os corpos que a própria empresa emitiu nos
    últimos 90 dias (até 10.000, os mais novos primeiro; importados e recebidos ficam fora): quantos
    seriam rejeitados ou deixariam de cumprir um dever, por dia, campo e regra, com os documentos. As
    datas do corpo são lidas como se a emissão fosse do dia julgado; POST /v1/{tipo}/validate?em= julga
    um deles do mesmo modo. Não emite nada e pode levar um minuto.

    Args:
        id (UUID): Identificador (UUID).
        target (GetCompanyCalendarTarget | Unset): De qual destino são os documentos julgados:
            producao, homologacao ou sandbox. Sem ele, producao.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CalendarioDaEmpresa | Erro
     """


    return sync_detailed(
        id=id,
client=client,
target=target,

    ).parsed

async def asyncio_detailed(
    id: UUID,
    *,
    client: AuthenticatedClient,
    target: GetCompanyCalendarTarget | Unset = UNSET,

) -> Response[CalendarioDaEmpresa | Erro]:
    """ O que a lei por vir muda para a empresa

     Julga de novo, pelas mudanças dos próximos doze meses, os corpos que a própria empresa emitiu nos
    últimos 90 dias (até 10.000, os mais novos primeiro; importados e recebidos ficam fora): quantos
    seriam rejeitados ou deixariam de cumprir um dever, por dia, campo e regra, com os documentos. As
    datas do corpo são lidas como se a emissão fosse do dia julgado; POST /v1/{tipo}/validate?em= julga
    um deles do mesmo modo. Não emite nada e pode levar um minuto.

    Args:
        id (UUID): Identificador (UUID).
        target (GetCompanyCalendarTarget | Unset): De qual destino são os documentos julgados:
            producao, homologacao ou sandbox. Sem ele, producao.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CalendarioDaEmpresa | Erro]
     """


    kwargs = _get_kwargs(
        id=id,
target=target,

    )

    response = await client.get_async_httpx_client().request(
        **kwargs
    )

    return _build_response(client=client, response=response)

async def asyncio(
    id: UUID,
    *,
    client: AuthenticatedClient,
    target: GetCompanyCalendarTarget | Unset = UNSET,

) -> CalendarioDaEmpresa | Erro | None:
    """ O que a lei por vir muda para a empresa

     Julga de novo, pelas mudanças dos próximos doze meses, os corpos que a própria empresa emitiu nos
    últimos 90 dias (até 10.000, os mais novos primeiro; importados e recebidos ficam fora): quantos
    seriam rejeitados ou deixariam de cumprir um dever, por dia, campo e regra, com os documentos. As
    datas do corpo são lidas como se a emissão fosse do dia julgado; POST /v1/{tipo}/validate?em= julga
    um deles do mesmo modo. Não emite nada e pode levar um minuto.

    Args:
        id (UUID): Identificador (UUID).
        target (GetCompanyCalendarTarget | Unset): De qual destino são os documentos julgados:
            producao, homologacao ou sandbox. Sem ele, producao.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CalendarioDaEmpresa | Erro
     """


    return (await asyncio_detailed(
        id=id,
client=client,
target=target,

    )).parsed
