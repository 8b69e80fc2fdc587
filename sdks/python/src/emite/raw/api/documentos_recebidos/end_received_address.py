from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.end_received_address_environment import EndReceivedAddressEnvironment
from ...models.erro import Erro
from ...models.recebimento import Recebimento
from typing import cast
from uuid import UUID



def _get_kwargs(
    id: UUID,
    environment: EndReceivedAddressEnvironment,

) -> dict[str, Any]:
    

    

    

    _kwargs: dict[str, Any] = {
        "method": "delete",
        "url": "/v1/clients/{id}/received/{environment}/address".format(id=quote(str(id), safe=""),environment=quote(str(environment), safe=""),),
    }


    return _kwargs



def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Erro | Recebimento | None:
    if response.status_code == 200:
        response_200 = Recebimento.from_dict(response.json())



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


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Erro | Recebimento]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    id: UUID,
    environment: EndReceivedAddressEnvironment,
    *,
    client: AuthenticatedClient,

) -> Response[Erro | Recebimento]:
    """ Encerrar o endereço de e-mail que recebe arquivos da empresa

     Ele deixa de receber na hora e não volta. Sem endereço, nada muda.

    Args:
        id (UUID): Identificador (UUID).
        environment (EndReceivedAddressEnvironment): 1 produção, 2 homologação.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Erro | Recebimento]
     """


    kwargs = _get_kwargs(
        id=id,
environment=environment,

    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)

def sync(
    id: UUID,
    environment: EndReceivedAddressEnvironment,
    *,
    client: AuthenticatedClient,

) -> Erro | Recebimento | None:
    """ Encerrar o endereço de e-mail que recebe arquivos da empresa

     Ele deixa de receber na hora e não volta. Sem endereço, nada muda.

    Args:
        id (UUID): Identificador (UUID).
        environment (EndReceivedAddressEnvironment): 1 produção, 2 homologação.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Erro | Recebimento
     """


    return sync_detailed(
        id=id,
environment=environment,
client=client,

    ).parsed

async def asyncio_detailed(
    id: UUID,
    environment: EndReceivedAddressEnvironment,
    *,
    client: AuthenticatedClient,

) -> Response[Erro | Recebimento]:
    """ Encerrar o endereço de e-mail que recebe arquivos da empresa

     Ele deixa de receber na hora e não volta. Sem endereço, nada muda.

    Args:
        id (UUID): Identificador (UUID).
        environment (EndReceivedAddressEnvironment): 1 produção, 2 homologação.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Erro | Recebimento]
     """


    kwargs = _get_kwargs(
        id=id,
environment=environment,

    )

    response = await client.get_async_httpx_client().request(
        **kwargs
    )

    return _build_response(client=client, response=response)

async def asyncio(
    id: UUID,
    environment: EndReceivedAddressEnvironment,
    *,
    client: AuthenticatedClient,

) -> Erro | Recebimento | None:
    """ Encerrar o endereço de e-mail que recebe arquivos da empresa

     Ele deixa de receber na hora e não volta. Sem endereço, nada muda.

    Args:
        id (UUID): Identificador (UUID).
        environment (EndReceivedAddressEnvironment): 1 produção, 2 homologação.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Erro | Recebimento
     """


    return (await asyncio_detailed(
        id=id,
environment=environment,
client=client,

    )).parsed
