from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.erro import Erro
from ...models.recebimento import Recebimento
from ...models.recebimento_pedido import RecebimentoPedido
from ...models.set_receiving_environment import SetReceivingEnvironment
from typing import cast
from uuid import UUID



def _get_kwargs(
    id: UUID,
    environment: SetReceivingEnvironment,
    *,
    body: RecebimentoPedido,

) -> dict[str, Any]:
    headers: dict[str, Any] = {}


    

    

    _kwargs: dict[str, Any] = {
        "method": "put",
        "url": "/v1/clients/{id}/received/{environment}".format(id=quote(str(id), safe=""),environment=quote(str(environment), safe=""),),
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs



def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Erro | Recebimento | None:
    if response.status_code == 200:
        response_200 = Recebimento.from_dict(response.json())



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

    if response.status_code == 413:
        response_413 = Erro.from_dict(response.json())



        return response_413

    if response.status_code == 415:
        response_415 = Erro.from_dict(response.json())



        return response_415

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
    environment: SetReceivingEnvironment,
    *,
    client: AuthenticatedClient,
    body: RecebimentoPedido,

) -> Response[Erro | Recebimento]:
    """ Ligar ou desligar o recebimento de uma empresa

     Ligado, a Emite consulta a distribuição de cada tipo a cada 65 minutos com o A1 da empresa. A SEFAZ
    guarda documentos para quem consultou nos últimos 60 dias: os anteriores à primeira consulta não
    chegam, salvo as NFS-e.

    Args:
        id (UUID): Identificador (UUID).
        environment (SetReceivingEnvironment): 1 produção, 2 homologação.
        body (RecebimentoPedido):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Erro | Recebimento]
     """


    kwargs = _get_kwargs(
        id=id,
environment=environment,
body=body,

    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)

def sync(
    id: UUID,
    environment: SetReceivingEnvironment,
    *,
    client: AuthenticatedClient,
    body: RecebimentoPedido,

) -> Erro | Recebimento | None:
    """ Ligar ou desligar o recebimento de uma empresa

     Ligado, a Emite consulta a distribuição de cada tipo a cada 65 minutos com o A1 da empresa. A SEFAZ
    guarda documentos para quem consultou nos últimos 60 dias: os anteriores à primeira consulta não
    chegam, salvo as NFS-e.

    Args:
        id (UUID): Identificador (UUID).
        environment (SetReceivingEnvironment): 1 produção, 2 homologação.
        body (RecebimentoPedido):

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
body=body,

    ).parsed

async def asyncio_detailed(
    id: UUID,
    environment: SetReceivingEnvironment,
    *,
    client: AuthenticatedClient,
    body: RecebimentoPedido,

) -> Response[Erro | Recebimento]:
    """ Ligar ou desligar o recebimento de uma empresa

     Ligado, a Emite consulta a distribuição de cada tipo a cada 65 minutos com o A1 da empresa. A SEFAZ
    guarda documentos para quem consultou nos últimos 60 dias: os anteriores à primeira consulta não
    chegam, salvo as NFS-e.

    Args:
        id (UUID): Identificador (UUID).
        environment (SetReceivingEnvironment): 1 produção, 2 homologação.
        body (RecebimentoPedido):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Erro | Recebimento]
     """


    kwargs = _get_kwargs(
        id=id,
environment=environment,
body=body,

    )

    response = await client.get_async_httpx_client().request(
        **kwargs
    )

    return _build_response(client=client, response=response)

async def asyncio(
    id: UUID,
    environment: SetReceivingEnvironment,
    *,
    client: AuthenticatedClient,
    body: RecebimentoPedido,

) -> Erro | Recebimento | None:
    """ Ligar ou desligar o recebimento de uma empresa

     Ligado, a Emite consulta a distribuição de cada tipo a cada 65 minutos com o A1 da empresa. A SEFAZ
    guarda documentos para quem consultou nos últimos 60 dias: os anteriores à primeira consulta não
    chegam, salvo as NFS-e.

    Args:
        id (UUID): Identificador (UUID).
        environment (SetReceivingEnvironment): 1 produção, 2 homologação.
        body (RecebimentoPedido):

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
body=body,

    )).parsed
