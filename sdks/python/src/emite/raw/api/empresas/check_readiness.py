from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.check_readiness_target import CheckReadinessTarget
from ...models.erro import Erro
from ...models.prontidao import Prontidao
from ...types import UNSET, Unset
from typing import cast
from uuid import UUID



def _get_kwargs(
    id: UUID,
    *,
    types: str | Unset = UNSET,
    target: CheckReadinessTarget | Unset = UNSET,

) -> dict[str, Any]:
    

    

    params: dict[str, Any] = {}

    params["types"] = types

    json_target: str | Unset = UNSET
    if not isinstance(target, Unset):
        json_target = target.value

    params["target"] = json_target


    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}


    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/clients/{id}/readiness".format(id=quote(str(id), safe=""),),
        "params": params,
    }


    return _kwargs



def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Erro | Prontidao | None:
    if response.status_code == 200:
        response_200 = Prontidao.from_dict(response.json())



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


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Erro | Prontidao]:
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
    types: str | Unset = UNSET,
    target: CheckReadinessTarget | Unset = UNSET,

) -> Response[Erro | Prontidao]:
    """ Verificar o que falta para produção

     Certificado, cadastro, numeração, responsável técnico e o caminho até a SEFAZ (DNS, TCP, TLS,
    certificado aceito, serviço, relógio), cada linha com o que fazer. Não emite nada.

    Args:
        id (UUID): Identificador (UUID).
        types (str | Unset): Tipos de documento, separados por vírgula; sem eles, os que a empresa
            numera, ou a NF-e. Example: nfe,nfce.
        target (CheckReadinessTarget | Unset): Com quem verificar o caminho enquanto a transmissão
            está ligada; sem ele, homologacao se a empresa testa nela (testTarget), senão producao.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Erro | Prontidao]
     """


    kwargs = _get_kwargs(
        id=id,
types=types,
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
    types: str | Unset = UNSET,
    target: CheckReadinessTarget | Unset = UNSET,

) -> Erro | Prontidao | None:
    """ Verificar o que falta para produção

     Certificado, cadastro, numeração, responsável técnico e o caminho até a SEFAZ (DNS, TCP, TLS,
    certificado aceito, serviço, relógio), cada linha com o que fazer. Não emite nada.

    Args:
        id (UUID): Identificador (UUID).
        types (str | Unset): Tipos de documento, separados por vírgula; sem eles, os que a empresa
            numera, ou a NF-e. Example: nfe,nfce.
        target (CheckReadinessTarget | Unset): Com quem verificar o caminho enquanto a transmissão
            está ligada; sem ele, homologacao se a empresa testa nela (testTarget), senão producao.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Erro | Prontidao
     """


    return sync_detailed(
        id=id,
client=client,
types=types,
target=target,

    ).parsed

async def asyncio_detailed(
    id: UUID,
    *,
    client: AuthenticatedClient,
    types: str | Unset = UNSET,
    target: CheckReadinessTarget | Unset = UNSET,

) -> Response[Erro | Prontidao]:
    """ Verificar o que falta para produção

     Certificado, cadastro, numeração, responsável técnico e o caminho até a SEFAZ (DNS, TCP, TLS,
    certificado aceito, serviço, relógio), cada linha com o que fazer. Não emite nada.

    Args:
        id (UUID): Identificador (UUID).
        types (str | Unset): Tipos de documento, separados por vírgula; sem eles, os que a empresa
            numera, ou a NF-e. Example: nfe,nfce.
        target (CheckReadinessTarget | Unset): Com quem verificar o caminho enquanto a transmissão
            está ligada; sem ele, homologacao se a empresa testa nela (testTarget), senão producao.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Erro | Prontidao]
     """


    kwargs = _get_kwargs(
        id=id,
types=types,
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
    types: str | Unset = UNSET,
    target: CheckReadinessTarget | Unset = UNSET,

) -> Erro | Prontidao | None:
    """ Verificar o que falta para produção

     Certificado, cadastro, numeração, responsável técnico e o caminho até a SEFAZ (DNS, TCP, TLS,
    certificado aceito, serviço, relógio), cada linha com o que fazer. Não emite nada.

    Args:
        id (UUID): Identificador (UUID).
        types (str | Unset): Tipos de documento, separados por vírgula; sem eles, os que a empresa
            numera, ou a NF-e. Example: nfe,nfce.
        target (CheckReadinessTarget | Unset): Com quem verificar o caminho enquanto a transmissão
            está ligada; sem ele, homologacao se a empresa testa nela (testTarget), senão producao.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Erro | Prontidao
     """


    return (await asyncio_detailed(
        id=id,
client=client,
types=types,
target=target,

    )).parsed
