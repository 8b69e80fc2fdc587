from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.endpoints_de_webhook import EndpointsDeWebhook
from ...models.erro import Erro
from ...models.list_webhooks_environment import ListWebhooksEnvironment
from ...types import UNSET, Unset
from typing import cast



def _get_kwargs(
    *,
    environment: ListWebhooksEnvironment | Unset = UNSET,

) -> dict[str, Any]:
    

    

    params: dict[str, Any] = {}

    json_environment: int | Unset = UNSET
    if not isinstance(environment, Unset):
        json_environment = environment.value

    params["environment"] = json_environment


    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}


    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/webhooks",
        "params": params,
    }


    return _kwargs



def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> EndpointsDeWebhook | Erro | None:
    if response.status_code == 200:
        response_200 = EndpointsDeWebhook.from_dict(response.json())



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


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[EndpointsDeWebhook | Erro]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    environment: ListWebhooksEnvironment | Unset = UNSET,

) -> Response[EndpointsDeWebhook | Erro]:
    """ Listar endpoints

     Os endpoints da conta, do mais antigo para o mais novo, e como vão.

    Args:
        environment (ListWebhooksEnvironment | Unset): 1 produção, 2 homologação.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[EndpointsDeWebhook | Erro]
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
    environment: ListWebhooksEnvironment | Unset = UNSET,

) -> EndpointsDeWebhook | Erro | None:
    """ Listar endpoints

     Os endpoints da conta, do mais antigo para o mais novo, e como vão.

    Args:
        environment (ListWebhooksEnvironment | Unset): 1 produção, 2 homologação.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        EndpointsDeWebhook | Erro
     """


    return sync_detailed(
        client=client,
environment=environment,

    ).parsed

async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    environment: ListWebhooksEnvironment | Unset = UNSET,

) -> Response[EndpointsDeWebhook | Erro]:
    """ Listar endpoints

     Os endpoints da conta, do mais antigo para o mais novo, e como vão.

    Args:
        environment (ListWebhooksEnvironment | Unset): 1 produção, 2 homologação.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[EndpointsDeWebhook | Erro]
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
    environment: ListWebhooksEnvironment | Unset = UNSET,

) -> EndpointsDeWebhook | Erro | None:
    """ Listar endpoints

     Os endpoints da conta, do mais antigo para o mais novo, e como vão.

    Args:
        environment (ListWebhooksEnvironment | Unset): 1 produção, 2 homologação.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        EndpointsDeWebhook | Erro
     """


    return (await asyncio_detailed(
        client=client,
environment=environment,

    )).parsed
