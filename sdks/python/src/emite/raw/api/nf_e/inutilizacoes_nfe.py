from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.erro import Erro
from ...models.faixa_inutilizada import FaixaInutilizada
from ...types import UNSET, Unset
from typing import cast
import datetime



def _get_kwargs(
    *,
    cnpj: str | Unset = UNSET,
    cpf: str | Unset = UNSET,
    data_recebimento_inicial: datetime.date | Unset = UNSET,
    data_recebimento_final: datetime.date | Unset = UNSET,
    numero_inicial: int | Unset = UNSET,
    numero_final: int | Unset = UNSET,

) -> dict[str, Any]:
    

    

    params: dict[str, Any] = {}

    params["cnpj"] = cnpj

    params["cpf"] = cpf

    json_data_recebimento_inicial: str | Unset = UNSET
    if not isinstance(data_recebimento_inicial, Unset):
        json_data_recebimento_inicial = data_recebimento_inicial.isoformat()
    params["data_recebimento_inicial"] = json_data_recebimento_inicial

    json_data_recebimento_final: str | Unset = UNSET
    if not isinstance(data_recebimento_final, Unset):
        json_data_recebimento_final = data_recebimento_final.isoformat()
    params["data_recebimento_final"] = json_data_recebimento_final

    params["numero_inicial"] = numero_inicial

    params["numero_final"] = numero_final


    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}


    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/nfe/inutilizacoes",
        "params": params,
    }


    return _kwargs



def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Erro | list[FaixaInutilizada] | None:
    if response.status_code == 200:
        response_200 = []
        _response_200 = response.json()
        for response_200_item_data in (_response_200):
            response_200_item = FaixaInutilizada.from_dict(response_200_item_data)



            response_200.append(response_200_item)

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

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Erro | list[FaixaInutilizada]]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    cnpj: str | Unset = UNSET,
    cpf: str | Unset = UNSET,
    data_recebimento_inicial: datetime.date | Unset = UNSET,
    data_recebimento_final: datetime.date | Unset = UNSET,
    numero_inicial: int | Unset = UNSET,
    numero_final: int | Unset = UNSET,

) -> Response[Erro | list[FaixaInutilizada]]:
    """ Faixas inutilizadas

     As faixas já inutilizadas pela empresa no ambiente do token, da mais nova para a mais antiga.
    Consulta local: a SEFAZ não é chamada. Informe cnpj ou cpf.

    Args:
        cnpj (str | Unset): CNPJ do emitente; informe cnpj ou cpf. Example: 11222333000181.
        cpf (str | Unset): CPF do emitente. Example: 12345678909.
        data_recebimento_inicial (datetime.date | Unset): Recebidas a partir deste dia. Example:
            2026-11-21.
        data_recebimento_final (datetime.date | Unset): Recebidas até este dia, inclusive.
            Example: 2026-11-21.
        numero_inicial (int | Unset): Faixas com números a partir deste.
        numero_final (int | Unset): Faixas com números até este.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Erro | list[FaixaInutilizada]]
     """


    kwargs = _get_kwargs(
        cnpj=cnpj,
cpf=cpf,
data_recebimento_inicial=data_recebimento_inicial,
data_recebimento_final=data_recebimento_final,
numero_inicial=numero_inicial,
numero_final=numero_final,

    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)

def sync(
    *,
    client: AuthenticatedClient,
    cnpj: str | Unset = UNSET,
    cpf: str | Unset = UNSET,
    data_recebimento_inicial: datetime.date | Unset = UNSET,
    data_recebimento_final: datetime.date | Unset = UNSET,
    numero_inicial: int | Unset = UNSET,
    numero_final: int | Unset = UNSET,

) -> Erro | list[FaixaInutilizada] | None:
    """ Faixas inutilizadas

     As faixas já inutilizadas pela empresa no ambiente do token, da mais nova para a mais antiga.
    Consulta local: a SEFAZ não é chamada. Informe cnpj ou cpf.

    Args:
        cnpj (str | Unset): CNPJ do emitente; informe cnpj ou cpf. Example: 11222333000181.
        cpf (str | Unset): CPF do emitente. Example: 12345678909.
        data_recebimento_inicial (datetime.date | Unset): Recebidas a partir deste dia. Example:
            2026-11-21.
        data_recebimento_final (datetime.date | Unset): Recebidas até este dia, inclusive.
            Example: 2026-11-21.
        numero_inicial (int | Unset): Faixas com números a partir deste.
        numero_final (int | Unset): Faixas com números até este.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Erro | list[FaixaInutilizada]
     """


    return sync_detailed(
        client=client,
cnpj=cnpj,
cpf=cpf,
data_recebimento_inicial=data_recebimento_inicial,
data_recebimento_final=data_recebimento_final,
numero_inicial=numero_inicial,
numero_final=numero_final,

    ).parsed

async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    cnpj: str | Unset = UNSET,
    cpf: str | Unset = UNSET,
    data_recebimento_inicial: datetime.date | Unset = UNSET,
    data_recebimento_final: datetime.date | Unset = UNSET,
    numero_inicial: int | Unset = UNSET,
    numero_final: int | Unset = UNSET,

) -> Response[Erro | list[FaixaInutilizada]]:
    """ Faixas inutilizadas

     As faixas já inutilizadas pela empresa no ambiente do token, da mais nova para a mais antiga.
    Consulta local: a SEFAZ não é chamada. Informe cnpj ou cpf.

    Args:
        cnpj (str | Unset): CNPJ do emitente; informe cnpj ou cpf. Example: 11222333000181.
        cpf (str | Unset): CPF do emitente. Example: 12345678909.
        data_recebimento_inicial (datetime.date | Unset): Recebidas a partir deste dia. Example:
            2026-11-21.
        data_recebimento_final (datetime.date | Unset): Recebidas até este dia, inclusive.
            Example: 2026-11-21.
        numero_inicial (int | Unset): Faixas com números a partir deste.
        numero_final (int | Unset): Faixas com números até este.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Erro | list[FaixaInutilizada]]
     """


    kwargs = _get_kwargs(
        cnpj=cnpj,
cpf=cpf,
data_recebimento_inicial=data_recebimento_inicial,
data_recebimento_final=data_recebimento_final,
numero_inicial=numero_inicial,
numero_final=numero_final,

    )

    response = await client.get_async_httpx_client().request(
        **kwargs
    )

    return _build_response(client=client, response=response)

async def asyncio(
    *,
    client: AuthenticatedClient,
    cnpj: str | Unset = UNSET,
    cpf: str | Unset = UNSET,
    data_recebimento_inicial: datetime.date | Unset = UNSET,
    data_recebimento_final: datetime.date | Unset = UNSET,
    numero_inicial: int | Unset = UNSET,
    numero_final: int | Unset = UNSET,

) -> Erro | list[FaixaInutilizada] | None:
    """ Faixas inutilizadas

     As faixas já inutilizadas pela empresa no ambiente do token, da mais nova para a mais antiga.
    Consulta local: a SEFAZ não é chamada. Informe cnpj ou cpf.

    Args:
        cnpj (str | Unset): CNPJ do emitente; informe cnpj ou cpf. Example: 11222333000181.
        cpf (str | Unset): CPF do emitente. Example: 12345678909.
        data_recebimento_inicial (datetime.date | Unset): Recebidas a partir deste dia. Example:
            2026-11-21.
        data_recebimento_final (datetime.date | Unset): Recebidas até este dia, inclusive.
            Example: 2026-11-21.
        numero_inicial (int | Unset): Faixas com números a partir deste.
        numero_final (int | Unset): Faixas com números até este.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Erro | list[FaixaInutilizada]
     """


    return (await asyncio_detailed(
        client=client,
cnpj=cnpj,
cpf=cpf,
data_recebimento_inicial=data_recebimento_inicial,
data_recebimento_final=data_recebimento_final,
numero_inicial=numero_inicial,
numero_final=numero_final,

    )).parsed
