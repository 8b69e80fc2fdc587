from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.cnpj_consultado import CnpjConsultado
from ...models.erro import Erro
from typing import cast



def _get_kwargs(
    cnpj: str,

) -> dict[str, Any]:
    

    

    

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/cnpj/{cnpj}".format(cnpj=quote(str(cnpj), safe=""),),
    }


    return _kwargs



def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> CnpjConsultado | Erro | None:
    if response.status_code == 200:
        response_200 = CnpjConsultado.from_dict(response.json())



        return response_200

    if response.status_code == 401:
        response_401 = Erro.from_dict(response.json())



        return response_401

    if response.status_code == 404:
        response_404 = Erro.from_dict(response.json())



        return response_404

    if response.status_code == 405:
        response_405 = Erro.from_dict(response.json())



        return response_405

    if response.status_code == 409:
        response_409 = Erro.from_dict(response.json())



        return response_409

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


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[CnpjConsultado | Erro]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    cnpj: str,
    *,
    client: AuthenticatedClient,

) -> Response[CnpjConsultado | Erro]:
    """ Consultar uma empresa num cadastro público de CNPJ

     Nome e endereço para preencher um destinatário. A instalação escolhe o cadastro que consulta; sem
    um, a resposta é 409. A situação perante a SEFAZ está em GET /v1/cadastro.

    Args:
        cnpj (str): O CNPJ, sem máscara. Example: 11222333000181.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CnpjConsultado | Erro]
     """


    kwargs = _get_kwargs(
        cnpj=cnpj,

    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)

def sync(
    cnpj: str,
    *,
    client: AuthenticatedClient,

) -> CnpjConsultado | Erro | None:
    """ Consultar uma empresa num cadastro público de CNPJ

     Nome e endereço para preencher um destinatário. A instalação escolhe o cadastro que consulta; sem
    um, a resposta é 409. A situação perante a SEFAZ está em GET /v1/cadastro.

    Args:
        cnpj (str): O CNPJ, sem máscara. Example: 11222333000181.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CnpjConsultado | Erro
     """


    return sync_detailed(
        cnpj=cnpj,
client=client,

    ).parsed

async def asyncio_detailed(
    cnpj: str,
    *,
    client: AuthenticatedClient,

) -> Response[CnpjConsultado | Erro]:
    """ Consultar uma empresa num cadastro público de CNPJ

     Nome e endereço para preencher um destinatário. A instalação escolhe o cadastro que consulta; sem
    um, a resposta é 409. A situação perante a SEFAZ está em GET /v1/cadastro.

    Args:
        cnpj (str): O CNPJ, sem máscara. Example: 11222333000181.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CnpjConsultado | Erro]
     """


    kwargs = _get_kwargs(
        cnpj=cnpj,

    )

    response = await client.get_async_httpx_client().request(
        **kwargs
    )

    return _build_response(client=client, response=response)

async def asyncio(
    cnpj: str,
    *,
    client: AuthenticatedClient,

) -> CnpjConsultado | Erro | None:
    """ Consultar uma empresa num cadastro público de CNPJ

     Nome e endereço para preencher um destinatário. A instalação escolhe o cadastro que consulta; sem
    um, a resposta é 409. A situação perante a SEFAZ está em GET /v1/cadastro.

    Args:
        cnpj (str): O CNPJ, sem máscara. Example: 11222333000181.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CnpjConsultado | Erro
     """


    return (await asyncio_detailed(
        cnpj=cnpj,
client=client,

    )).parsed
