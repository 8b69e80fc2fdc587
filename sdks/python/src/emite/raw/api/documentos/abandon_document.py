from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.desistencia_da_emissao import DesistenciaDaEmissao
from ...models.erro import Erro
from typing import cast
from uuid import UUID



def _get_kwargs(
    id: UUID,

) -> dict[str, Any]:
    

    

    

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/documents/{id}/abandon".format(id=quote(str(id), safe=""),),
    }


    return _kwargs



def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> DesistenciaDaEmissao | Erro | None:
    if response.status_code == 200:
        response_200 = DesistenciaDaEmissao.from_dict(response.json())



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

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[DesistenciaDaEmissao | Erro]:
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

) -> Response[DesistenciaDaEmissao | Erro]:
    """ Desistir da emissão

     Encerra como REJEITADA, com rejection.origin = desistencia, um documento PENDENTE ou em ERRO_TECNICO
    que comprovadamente não está na SEFAZ: nunca foi enviado, ou a consulta da chave, feita ao menos dez
    minutos depois do último envio, o diz. Até lá o documento fica PENDENTE, e nada mais é enviado.
    Número, crédito e referência são liberados. Se a SEFAZ o tem, o documento é adotado e status diz o
    que ele é.

    Args:
        id (UUID): Identificador (UUID).

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[DesistenciaDaEmissao | Erro]
     """


    kwargs = _get_kwargs(
        id=id,

    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)

def sync(
    id: UUID,
    *,
    client: AuthenticatedClient,

) -> DesistenciaDaEmissao | Erro | None:
    """ Desistir da emissão

     Encerra como REJEITADA, com rejection.origin = desistencia, um documento PENDENTE ou em ERRO_TECNICO
    que comprovadamente não está na SEFAZ: nunca foi enviado, ou a consulta da chave, feita ao menos dez
    minutos depois do último envio, o diz. Até lá o documento fica PENDENTE, e nada mais é enviado.
    Número, crédito e referência são liberados. Se a SEFAZ o tem, o documento é adotado e status diz o
    que ele é.

    Args:
        id (UUID): Identificador (UUID).

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        DesistenciaDaEmissao | Erro
     """


    return sync_detailed(
        id=id,
client=client,

    ).parsed

async def asyncio_detailed(
    id: UUID,
    *,
    client: AuthenticatedClient,

) -> Response[DesistenciaDaEmissao | Erro]:
    """ Desistir da emissão

     Encerra como REJEITADA, com rejection.origin = desistencia, um documento PENDENTE ou em ERRO_TECNICO
    que comprovadamente não está na SEFAZ: nunca foi enviado, ou a consulta da chave, feita ao menos dez
    minutos depois do último envio, o diz. Até lá o documento fica PENDENTE, e nada mais é enviado.
    Número, crédito e referência são liberados. Se a SEFAZ o tem, o documento é adotado e status diz o
    que ele é.

    Args:
        id (UUID): Identificador (UUID).

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[DesistenciaDaEmissao | Erro]
     """


    kwargs = _get_kwargs(
        id=id,

    )

    response = await client.get_async_httpx_client().request(
        **kwargs
    )

    return _build_response(client=client, response=response)

async def asyncio(
    id: UUID,
    *,
    client: AuthenticatedClient,

) -> DesistenciaDaEmissao | Erro | None:
    """ Desistir da emissão

     Encerra como REJEITADA, com rejection.origin = desistencia, um documento PENDENTE ou em ERRO_TECNICO
    que comprovadamente não está na SEFAZ: nunca foi enviado, ou a consulta da chave, feita ao menos dez
    minutos depois do último envio, o diz. Até lá o documento fica PENDENTE, e nada mais é enviado.
    Número, crédito e referência são liberados. Se a SEFAZ o tem, o documento é adotado e status diz o
    que ele é.

    Args:
        id (UUID): Identificador (UUID).

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        DesistenciaDaEmissao | Erro
     """


    return (await asyncio_detailed(
        id=id,
client=client,

    )).parsed
