from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.contingencia_da_empresa import ContingenciaDaEmpresa
from ...models.erro import Erro
from ...models.pedido_de_contingencia import PedidoDeContingencia
from ...models.set_contingency_settings_environment import SetContingencySettingsEnvironment
from typing import cast
from uuid import UUID



def _get_kwargs(
    id: UUID,
    environment: SetContingencySettingsEnvironment,
    *,
    body: PedidoDeContingencia,

) -> dict[str, Any]:
    headers: dict[str, Any] = {}


    

    

    _kwargs: dict[str, Any] = {
        "method": "put",
        "url": "/v1/clients/{id}/contingency/{environment}".format(id=quote(str(id), safe=""),environment=quote(str(environment), safe=""),),
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs



def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> ContingenciaDaEmpresa | Erro | None:
    if response.status_code == 200:
        response_200 = ContingenciaDaEmpresa.from_dict(response.json())



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


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[ContingenciaDaEmpresa | Erro]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    id: UUID,
    environment: SetContingencySettingsEnvironment,
    *,
    client: AuthenticatedClient,
    body: PedidoDeContingencia,

) -> Response[ContingenciaDaEmpresa | Erro]:
    """ Mudar o que a empresa quer quando a SEFAZ não responde

     Com automatica, a NFC-e de que a SEFAZ nada recebeu é emitida offline (pode ser impressa, e é
    transmitida quando a SEFAZ volta), e a NF-e e o CT-e seguem à SVC da UF enquanto ela diz que está
    ativa. O que pode ter chegado à SEFAZ espera por ela. O tipo que não vier no corpo fica como está.

    Args:
        id (UUID): Identificador (UUID).
        environment (SetContingencySettingsEnvironment): 1 produção, 2 homologação.
        body (PedidoDeContingencia):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ContingenciaDaEmpresa | Erro]
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
    environment: SetContingencySettingsEnvironment,
    *,
    client: AuthenticatedClient,
    body: PedidoDeContingencia,

) -> ContingenciaDaEmpresa | Erro | None:
    """ Mudar o que a empresa quer quando a SEFAZ não responde

     Com automatica, a NFC-e de que a SEFAZ nada recebeu é emitida offline (pode ser impressa, e é
    transmitida quando a SEFAZ volta), e a NF-e e o CT-e seguem à SVC da UF enquanto ela diz que está
    ativa. O que pode ter chegado à SEFAZ espera por ela. O tipo que não vier no corpo fica como está.

    Args:
        id (UUID): Identificador (UUID).
        environment (SetContingencySettingsEnvironment): 1 produção, 2 homologação.
        body (PedidoDeContingencia):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ContingenciaDaEmpresa | Erro
     """


    return sync_detailed(
        id=id,
environment=environment,
client=client,
body=body,

    ).parsed

async def asyncio_detailed(
    id: UUID,
    environment: SetContingencySettingsEnvironment,
    *,
    client: AuthenticatedClient,
    body: PedidoDeContingencia,

) -> Response[ContingenciaDaEmpresa | Erro]:
    """ Mudar o que a empresa quer quando a SEFAZ não responde

     Com automatica, a NFC-e de que a SEFAZ nada recebeu é emitida offline (pode ser impressa, e é
    transmitida quando a SEFAZ volta), e a NF-e e o CT-e seguem à SVC da UF enquanto ela diz que está
    ativa. O que pode ter chegado à SEFAZ espera por ela. O tipo que não vier no corpo fica como está.

    Args:
        id (UUID): Identificador (UUID).
        environment (SetContingencySettingsEnvironment): 1 produção, 2 homologação.
        body (PedidoDeContingencia):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ContingenciaDaEmpresa | Erro]
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
    environment: SetContingencySettingsEnvironment,
    *,
    client: AuthenticatedClient,
    body: PedidoDeContingencia,

) -> ContingenciaDaEmpresa | Erro | None:
    """ Mudar o que a empresa quer quando a SEFAZ não responde

     Com automatica, a NFC-e de que a SEFAZ nada recebeu é emitida offline (pode ser impressa, e é
    transmitida quando a SEFAZ volta), e a NF-e e o CT-e seguem à SVC da UF enquanto ela diz que está
    ativa. O que pode ter chegado à SEFAZ espera por ela. O tipo que não vier no corpo fica como está.

    Args:
        id (UUID): Identificador (UUID).
        environment (SetContingencySettingsEnvironment): 1 produção, 2 homologação.
        body (PedidoDeContingencia):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ContingenciaDaEmpresa | Erro
     """


    return (await asyncio_detailed(
        id=id,
environment=environment,
client=client,
body=body,

    )).parsed
