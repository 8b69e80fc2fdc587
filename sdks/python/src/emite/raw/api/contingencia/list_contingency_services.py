from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.contingencia_da_conta import ContingenciaDaConta
from ...models.erro import Erro
from ...models.list_contingency_services_environment import ListContingencyServicesEnvironment
from ...types import UNSET, Unset
from typing import cast



def _get_kwargs(
    *,
    environment: ListContingencyServicesEnvironment | Unset = UNSET,

) -> dict[str, Any]:
    

    

    params: dict[str, Any] = {}

    json_environment: int | Unset = UNSET
    if not isinstance(environment, Unset):
        json_environment = environment.value

    params["environment"] = json_environment


    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}


    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/contingency",
        "params": params,
    }


    return _kwargs



def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> ContingenciaDaConta | Erro | None:
    if response.status_code == 200:
        response_200 = ContingenciaDaConta.from_dict(response.json())



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


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[ContingenciaDaConta | Erro]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    environment: ListContingencyServicesEnvironment | Unset = UNSET,

) -> Response[ContingenciaDaConta | Erro]:
    """ Como estão os serviços que autorizam

     O que as trocas da própria conta e as consultas de status disseram de cada serviço, e como mudou. Só
    a falta de resposta, 108 e 109 contam; uma rejeição é uma resposta.

    Args:
        environment (ListContingencyServicesEnvironment | Unset): 1 produção, 2 homologação.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ContingenciaDaConta | Erro]
     """


    kwargs = _get_kwargs(
        environment=environment,

    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)

def sync(
    *,
    client: AuthenticatedClient,
    environment: ListContingencyServicesEnvironment | Unset = UNSET,

) -> ContingenciaDaConta | Erro | None:
    """ Como estão os serviços que autorizam

     O que as trocas da própria conta e as consultas de status disseram de cada serviço, e como mudou. Só
    a falta de resposta, 108 e 109 contam; uma rejeição é uma resposta.

    Args:
        environment (ListContingencyServicesEnvironment | Unset): 1 produção, 2 homologação.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ContingenciaDaConta | Erro
     """


    return sync_detailed(
        client=client,
environment=environment,

    ).parsed

async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    environment: ListContingencyServicesEnvironment | Unset = UNSET,

) -> Response[ContingenciaDaConta | Erro]:
    """ Como estão os serviços que autorizam

     O que as trocas da própria conta e as consultas de status disseram de cada serviço, e como mudou. Só
    a falta de resposta, 108 e 109 contam; uma rejeição é uma resposta.

    Args:
        environment (ListContingencyServicesEnvironment | Unset): 1 produção, 2 homologação.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ContingenciaDaConta | Erro]
     """


    kwargs = _get_kwargs(
        environment=environment,

    )

    response = await client.get_async_httpx_client().request(
        **kwargs
    )

    return _build_response(client=client, response=response)

async def asyncio(
    *,
    client: AuthenticatedClient,
    environment: ListContingencyServicesEnvironment | Unset = UNSET,

) -> ContingenciaDaConta | Erro | None:
    """ Como estão os serviços que autorizam

     O que as trocas da própria conta e as consultas de status disseram de cada serviço, e como mudou. Só
    a falta de resposta, 108 e 109 contam; uma rejeição é uma resposta.

    Args:
        environment (ListContingencyServicesEnvironment | Unset): 1 produção, 2 homologação.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ContingenciaDaConta | Erro
     """


    return (await asyncio_detailed(
        client=client,
environment=environment,

    )).parsed
