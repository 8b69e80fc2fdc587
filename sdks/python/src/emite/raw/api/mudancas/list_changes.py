from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.erro import Erro
from ...models.list_changes_environment import ListChangesEnvironment
from ...models.pagina_de_mudancas import PaginaDeMudancas
from ...types import UNSET, Unset
from typing import cast
from uuid import UUID



def _get_kwargs(
    *,
    after: str | Unset = UNSET,
    types: str | Unset = UNSET,
    limit: int | Unset = UNSET,
    wait: int | Unset = UNSET,
    client_id: UUID | Unset = UNSET,
    environment: ListChangesEnvironment | Unset = UNSET,

) -> dict[str, Any]:
    

    

    params: dict[str, Any] = {}

    params["after"] = after

    params["types"] = types

    params["limit"] = limit

    params["wait"] = wait

    json_client_id: str | Unset = UNSET
    if not isinstance(client_id, Unset):
        json_client_id = str(client_id)
    params["clientId"] = json_client_id

    json_environment: int | Unset = UNSET
    if not isinstance(environment, Unset):
        json_environment = environment.value

    params["environment"] = json_environment


    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}


    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/changes",
        "params": params,
    }


    return _kwargs



def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Erro | PaginaDeMudancas | None:
    if response.status_code == 200:
        response_200 = PaginaDeMudancas.from_dict(response.json())



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

    if response.status_code == 410:
        response_410 = Erro.from_dict(response.json())



        return response_410

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


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Erro | PaginaDeMudancas]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    after: str | Unset = UNSET,
    types: str | Unset = UNSET,
    limit: int | Unset = UNSET,
    wait: int | Unset = UNSET,
    client_id: UUID | Unset = UNSET,
    environment: ListChangesEnvironment | Unset = UNSET,

) -> Response[Erro | PaginaDeMudancas]:
    """ Acompanhar o que muda

     Tudo o que mudou depois de um cursor, em ordem, sem faltar nem repetir: da conta inteira com
    X-Access-Key apenas, da empresa e do ambiente do token quando ele também vem. Comece sem after,
    guarde nextCursor, e peça de novo com ele; wait=30 espera até meio minuto pela próxima mudança. As
    mudanças são guardadas por 7 dias; um cursor mais antigo recebe 410: consulte GET /v1/documents e
    comece de novo sem after.

    Args:
        after (str | Unset): Continua depois deste cursor. Sem ele a resposta traz apenas o cursor
            de agora, em nextCursor.
        types (str | Unset): Só estas mudanças, separadas por vírgula: document.pending,
            document.authorized, document.rejected, document.cancelled, document.closed,
            document.halted, document.contingency, document.deadline, document.imported,
            document.event.requested, document.event.registered, document.event.refused,
            numbering.voided, received.document, received.completed, received.checked,
            received.cancelled, received.event, received.manifested, received.requested,
            received.deadline, received.neighbor, certificate.expiring, credits.low,
            sefaz.status_changed, webhook.test; document.event.* pede todas de um grupo. Example:
            document.authorized,document.rejected.
        limit (int | Unset): Mudanças por página (1 a 200).
        wait (int | Unset): Segundos a esperar pela primeira mudança quando não há nenhuma (até
            30).
        client_id (UUID | Unset): Só desta empresa; com o token de uma, é a dele.
        environment (ListChangesEnvironment | Unset): 1 produção, 2 homologação.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Erro | PaginaDeMudancas]
     """


    kwargs = _get_kwargs(
        after=after,
types=types,
limit=limit,
wait=wait,
client_id=client_id,
environment=environment,

    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)

def sync(
    *,
    client: AuthenticatedClient,
    after: str | Unset = UNSET,
    types: str | Unset = UNSET,
    limit: int | Unset = UNSET,
    wait: int | Unset = UNSET,
    client_id: UUID | Unset = UNSET,
    environment: ListChangesEnvironment | Unset = UNSET,

) -> Erro | PaginaDeMudancas | None:
    """ Acompanhar o que muda

     Tudo o que mudou depois de um cursor, em ordem, sem faltar nem repetir: da conta inteira com
    X-Access-Key apenas, da empresa e do ambiente do token quando ele também vem. Comece sem after,
    guarde nextCursor, e peça de novo com ele; wait=30 espera até meio minuto pela próxima mudança. As
    mudanças são guardadas por 7 dias; um cursor mais antigo recebe 410: consulte GET /v1/documents e
    comece de novo sem after.

    Args:
        after (str | Unset): Continua depois deste cursor. Sem ele a resposta traz apenas o cursor
            de agora, em nextCursor.
        types (str | Unset): Só estas mudanças, separadas por vírgula: document.pending,
            document.authorized, document.rejected, document.cancelled, document.closed,
            document.halted, document.contingency, document.deadline, document.imported,
            document.event.requested, document.event.registered, document.event.refused,
            numbering.voided, received.document, received.completed, received.checked,
            received.cancelled, received.event, received.manifested, received.requested,
            received.deadline, received.neighbor, certificate.expiring, credits.low,
            sefaz.status_changed, webhook.test; document.event.* pede todas de um grupo. Example:
            document.authorized,document.rejected.
        limit (int | Unset): Mudanças por página (1 a 200).
        wait (int | Unset): Segundos a esperar pela primeira mudança quando não há nenhuma (até
            30).
        client_id (UUID | Unset): Só desta empresa; com o token de uma, é a dele.
        environment (ListChangesEnvironment | Unset): 1 produção, 2 homologação.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Erro | PaginaDeMudancas
     """


    return sync_detailed(
        client=client,
after=after,
types=types,
limit=limit,
wait=wait,
client_id=client_id,
environment=environment,

    ).parsed

async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    after: str | Unset = UNSET,
    types: str | Unset = UNSET,
    limit: int | Unset = UNSET,
    wait: int | Unset = UNSET,
    client_id: UUID | Unset = UNSET,
    environment: ListChangesEnvironment | Unset = UNSET,

) -> Response[Erro | PaginaDeMudancas]:
    """ Acompanhar o que muda

     Tudo o que mudou depois de um cursor, em ordem, sem faltar nem repetir: da conta inteira com
    X-Access-Key apenas, da empresa e do ambiente do token quando ele também vem. Comece sem after,
    guarde nextCursor, e peça de novo com ele; wait=30 espera até meio minuto pela próxima mudança. As
    mudanças são guardadas por 7 dias; um cursor mais antigo recebe 410: consulte GET /v1/documents e
    comece de novo sem after.

    Args:
        after (str | Unset): Continua depois deste cursor. Sem ele a resposta traz apenas o cursor
            de agora, em nextCursor.
        types (str | Unset): Só estas mudanças, separadas por vírgula: document.pending,
            document.authorized, document.rejected, document.cancelled, document.closed,
            document.halted, document.contingency, document.deadline, document.imported,
            document.event.requested, document.event.registered, document.event.refused,
            numbering.voided, received.document, received.completed, received.checked,
            received.cancelled, received.event, received.manifested, received.requested,
            received.deadline, received.neighbor, certificate.expiring, credits.low,
            sefaz.status_changed, webhook.test; document.event.* pede todas de um grupo. Example:
            document.authorized,document.rejected.
        limit (int | Unset): Mudanças por página (1 a 200).
        wait (int | Unset): Segundos a esperar pela primeira mudança quando não há nenhuma (até
            30).
        client_id (UUID | Unset): Só desta empresa; com o token de uma, é a dele.
        environment (ListChangesEnvironment | Unset): 1 produção, 2 homologação.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Erro | PaginaDeMudancas]
     """


    kwargs = _get_kwargs(
        after=after,
types=types,
limit=limit,
wait=wait,
client_id=client_id,
environment=environment,

    )

    response = await client.get_async_httpx_client().request(
        **kwargs
    )

    return _build_response(client=client, response=response)

async def asyncio(
    *,
    client: AuthenticatedClient,
    after: str | Unset = UNSET,
    types: str | Unset = UNSET,
    limit: int | Unset = UNSET,
    wait: int | Unset = UNSET,
    client_id: UUID | Unset = UNSET,
    environment: ListChangesEnvironment | Unset = UNSET,

) -> Erro | PaginaDeMudancas | None:
    """ Acompanhar o que muda

     Tudo o que mudou depois de um cursor, em ordem, sem faltar nem repetir: da conta inteira com
    X-Access-Key apenas, da empresa e do ambiente do token quando ele também vem. Comece sem after,
    guarde nextCursor, e peça de novo com ele; wait=30 espera até meio minuto pela próxima mudança. As
    mudanças são guardadas por 7 dias; um cursor mais antigo recebe 410: consulte GET /v1/documents e
    comece de novo sem after.

    Args:
        after (str | Unset): Continua depois deste cursor. Sem ele a resposta traz apenas o cursor
            de agora, em nextCursor.
        types (str | Unset): Só estas mudanças, separadas por vírgula: document.pending,
            document.authorized, document.rejected, document.cancelled, document.closed,
            document.halted, document.contingency, document.deadline, document.imported,
            document.event.requested, document.event.registered, document.event.refused,
            numbering.voided, received.document, received.completed, received.checked,
            received.cancelled, received.event, received.manifested, received.requested,
            received.deadline, received.neighbor, certificate.expiring, credits.low,
            sefaz.status_changed, webhook.test; document.event.* pede todas de um grupo. Example:
            document.authorized,document.rejected.
        limit (int | Unset): Mudanças por página (1 a 200).
        wait (int | Unset): Segundos a esperar pela primeira mudança quando não há nenhuma (até
            30).
        client_id (UUID | Unset): Só desta empresa; com o token de uma, é a dele.
        environment (ListChangesEnvironment | Unset): 1 produção, 2 homologação.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Erro | PaginaDeMudancas
     """


    return (await asyncio_detailed(
        client=client,
after=after,
types=types,
limit=limit,
wait=wait,
client_id=client_id,
environment=environment,

    )).parsed
