from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.erro import Erro
from ...models.municipio_na_nf_se import MunicipioNaNFSe
from ...types import UNSET, Unset
from typing import cast
import datetime



def _get_kwargs(
    c_mun: str,
    *,
    servico: str | Unset = UNSET,
    competencia: datetime.date | Unset = UNSET,
    refresh: bool | Unset = UNSET,

) -> dict[str, Any]:
    

    

    params: dict[str, Any] = {}

    params["servico"] = servico

    json_competencia: str | Unset = UNSET
    if not isinstance(competencia, Unset):
        json_competencia = competencia.isoformat()
    params["competencia"] = json_competencia

    params["refresh"] = refresh


    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}


    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/nfse/municipios/{c_mun}".format(c_mun=quote(str(c_mun), safe=""),),
        "params": params,
    }


    return _kwargs



def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Erro | MunicipioNaNFSe | None:
    if response.status_code == 200:
        response_200 = MunicipioNaNFSe.from_dict(response.json())



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


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Erro | MunicipioNaNFSe]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    c_mun: str,
    *,
    client: AuthenticatedClient,
    servico: str | Unset = UNSET,
    competencia: datetime.date | Unset = UNSET,
    refresh: bool | Unset = UNSET,

) -> Response[Erro | MunicipioNaNFSe]:
    """ Consultar o que um município publica para a NFS-e

     O convênio com o sistema nacional e, de um serviço, alíquotas, regimes especiais e retenção. A
    resposta vale um dia (heldUntil).

    Args:
        c_mun (str): Código do IBGE, 7 dígitos. Example: 3550308.
        servico (str | Unset): Código de tributação nacional (6 dígitos), com o municipal (9) ou
            sem. Example: 010101.
        competencia (datetime.date | Unset): A data do serviço; padrão: hoje.
        refresh (bool | Unset): Consulta de novo, embora uma resposta ainda valha; em produção,
            uma hora depois dela.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Erro | MunicipioNaNFSe]
     """


    kwargs = _get_kwargs(
        c_mun=c_mun,
servico=servico,
competencia=competencia,
refresh=refresh,

    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)

def sync(
    c_mun: str,
    *,
    client: AuthenticatedClient,
    servico: str | Unset = UNSET,
    competencia: datetime.date | Unset = UNSET,
    refresh: bool | Unset = UNSET,

) -> Erro | MunicipioNaNFSe | None:
    """ Consultar o que um município publica para a NFS-e

     O convênio com o sistema nacional e, de um serviço, alíquotas, regimes especiais e retenção. A
    resposta vale um dia (heldUntil).

    Args:
        c_mun (str): Código do IBGE, 7 dígitos. Example: 3550308.
        servico (str | Unset): Código de tributação nacional (6 dígitos), com o municipal (9) ou
            sem. Example: 010101.
        competencia (datetime.date | Unset): A data do serviço; padrão: hoje.
        refresh (bool | Unset): Consulta de novo, embora uma resposta ainda valha; em produção,
            uma hora depois dela.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Erro | MunicipioNaNFSe
     """


    return sync_detailed(
        c_mun=c_mun,
client=client,
servico=servico,
competencia=competencia,
refresh=refresh,

    ).parsed

async def asyncio_detailed(
    c_mun: str,
    *,
    client: AuthenticatedClient,
    servico: str | Unset = UNSET,
    competencia: datetime.date | Unset = UNSET,
    refresh: bool | Unset = UNSET,

) -> Response[Erro | MunicipioNaNFSe]:
    """ Consultar o que um município publica para a NFS-e

     O convênio com o sistema nacional e, de um serviço, alíquotas, regimes especiais e retenção. A
    resposta vale um dia (heldUntil).

    Args:
        c_mun (str): Código do IBGE, 7 dígitos. Example: 3550308.
        servico (str | Unset): Código de tributação nacional (6 dígitos), com o municipal (9) ou
            sem. Example: 010101.
        competencia (datetime.date | Unset): A data do serviço; padrão: hoje.
        refresh (bool | Unset): Consulta de novo, embora uma resposta ainda valha; em produção,
            uma hora depois dela.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Erro | MunicipioNaNFSe]
     """


    kwargs = _get_kwargs(
        c_mun=c_mun,
servico=servico,
competencia=competencia,
refresh=refresh,

    )

    response = await client.get_async_httpx_client().request(
        **kwargs
    )

    return _build_response(client=client, response=response)

async def asyncio(
    c_mun: str,
    *,
    client: AuthenticatedClient,
    servico: str | Unset = UNSET,
    competencia: datetime.date | Unset = UNSET,
    refresh: bool | Unset = UNSET,

) -> Erro | MunicipioNaNFSe | None:
    """ Consultar o que um município publica para a NFS-e

     O convênio com o sistema nacional e, de um serviço, alíquotas, regimes especiais e retenção. A
    resposta vale um dia (heldUntil).

    Args:
        c_mun (str): Código do IBGE, 7 dígitos. Example: 3550308.
        servico (str | Unset): Código de tributação nacional (6 dígitos), com o municipal (9) ou
            sem. Example: 010101.
        competencia (datetime.date | Unset): A data do serviço; padrão: hoje.
        refresh (bool | Unset): Consulta de novo, embora uma resposta ainda valha; em produção,
            uma hora depois dela.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Erro | MunicipioNaNFSe
     """


    return (await asyncio_detailed(
        c_mun=c_mun,
client=client,
servico=servico,
competencia=competencia,
refresh=refresh,

    )).parsed
