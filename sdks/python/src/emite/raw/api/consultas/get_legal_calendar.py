from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.calendario_da_lei import CalendarioDaLei
from ...models.erro import Erro
from ...models.get_legal_calendar_document import GetLegalCalendarDocument
from ...models.get_legal_calendar_kind import GetLegalCalendarKind
from ...types import UNSET, Unset
from typing import cast



def _get_kwargs(
    *,
    document: GetLegalCalendarDocument | Unset = UNSET,
    kind: GetLegalCalendarKind | Unset = UNSET,
    from_: str | Unset = UNSET,
    to: str | Unset = UNSET,

) -> dict[str, Any]:
    

    

    params: dict[str, Any] = {}

    json_document: str | Unset = UNSET
    if not isinstance(document, Unset):
        json_document = document.value

    params["document"] = json_document

    json_kind: str | Unset = UNSET
    if not isinstance(kind, Unset):
        json_kind = kind.value

    params["kind"] = json_kind

    params["from"] = from_

    params["to"] = to


    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}


    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/calendario",
        "params": params,
    }


    return _kwargs



def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> CalendarioDaLei | Erro | None:
    if response.status_code == 200:
        response_200 = CalendarioDaLei.from_dict(response.json())



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


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[CalendarioDaLei | Erro]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    document: GetLegalCalendarDocument | Unset = UNSET,
    kind: GetLegalCalendarKind | Unset = UNSET,
    from_: str | Unset = UNSET,
    to: str | Unset = UNSET,

) -> Response[CalendarioDaLei | Erro]:
    """ Calendário da lei

     As mudanças de leiautes, regras, tabelas, alíquotas e impressos, com os dias em que começam e
    terminam em cada ambiente. POST /v1/{tipo}/validate?em=AAAA-MM-DD julga um corpo pela lei de um
    desses dias.

    Args:
        document (GetLegalCalendarDocument | Unset): Tipo de documento: nfe, nfce, cte, mdfe,
            nfcom, dce, nfse. Example: nfe.
        kind (GetLegalCalendarKind | Unset): O que a mudança altera: leiaute, regra, tabela,
            aliquota, impresso, endereco, evento, dever. Example: regra.
        from_ (str | Unset): Primeiro dia, AAAA-MM-DD, em que a mudança começa ou termina, em
            produção ou homologação. Example: 2026-12-01.
        to (str | Unset): Último dia, AAAA-MM-DD. Example: 2027-03-31.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CalendarioDaLei | Erro]
     """


    kwargs = _get_kwargs(
        document=document,
kind=kind,
from_=from_,
to=to,

    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)

def sync(
    *,
    client: AuthenticatedClient,
    document: GetLegalCalendarDocument | Unset = UNSET,
    kind: GetLegalCalendarKind | Unset = UNSET,
    from_: str | Unset = UNSET,
    to: str | Unset = UNSET,

) -> CalendarioDaLei | Erro | None:
    """ Calendário da lei

     As mudanças de leiautes, regras, tabelas, alíquotas e impressos, com os dias em que começam e
    terminam em cada ambiente. POST /v1/{tipo}/validate?em=AAAA-MM-DD julga um corpo pela lei de um
    desses dias.

    Args:
        document (GetLegalCalendarDocument | Unset): Tipo de documento: nfe, nfce, cte, mdfe,
            nfcom, dce, nfse. Example: nfe.
        kind (GetLegalCalendarKind | Unset): O que a mudança altera: leiaute, regra, tabela,
            aliquota, impresso, endereco, evento, dever. Example: regra.
        from_ (str | Unset): Primeiro dia, AAAA-MM-DD, em que a mudança começa ou termina, em
            produção ou homologação. Example: 2026-12-01.
        to (str | Unset): Último dia, AAAA-MM-DD. Example: 2027-03-31.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CalendarioDaLei | Erro
     """


    return sync_detailed(
        client=client,
document=document,
kind=kind,
from_=from_,
to=to,

    ).parsed

async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    document: GetLegalCalendarDocument | Unset = UNSET,
    kind: GetLegalCalendarKind | Unset = UNSET,
    from_: str | Unset = UNSET,
    to: str | Unset = UNSET,

) -> Response[CalendarioDaLei | Erro]:
    """ Calendário da lei

     As mudanças de leiautes, regras, tabelas, alíquotas e impressos, com os dias em que começam e
    terminam em cada ambiente. POST /v1/{tipo}/validate?em=AAAA-MM-DD julga um corpo pela lei de um
    desses dias.

    Args:
        document (GetLegalCalendarDocument | Unset): Tipo de documento: nfe, nfce, cte, mdfe,
            nfcom, dce, nfse. Example: nfe.
        kind (GetLegalCalendarKind | Unset): O que a mudança altera: leiaute, regra, tabela,
            aliquota, impresso, endereco, evento, dever. Example: regra.
        from_ (str | Unset): Primeiro dia, AAAA-MM-DD, em que a mudança começa ou termina, em
            produção ou homologação. Example: 2026-12-01.
        to (str | Unset): Último dia, AAAA-MM-DD. Example: 2027-03-31.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CalendarioDaLei | Erro]
     """


    kwargs = _get_kwargs(
        document=document,
kind=kind,
from_=from_,
to=to,

    )

    response = await client.get_async_httpx_client().request(
        **kwargs
    )

    return _build_response(client=client, response=response)

async def asyncio(
    *,
    client: AuthenticatedClient,
    document: GetLegalCalendarDocument | Unset = UNSET,
    kind: GetLegalCalendarKind | Unset = UNSET,
    from_: str | Unset = UNSET,
    to: str | Unset = UNSET,

) -> CalendarioDaLei | Erro | None:
    """ Calendário da lei

     As mudanças de leiautes, regras, tabelas, alíquotas e impressos, com os dias em que começam e
    terminam em cada ambiente. POST /v1/{tipo}/validate?em=AAAA-MM-DD julga um corpo pela lei de um
    desses dias.

    Args:
        document (GetLegalCalendarDocument | Unset): Tipo de documento: nfe, nfce, cte, mdfe,
            nfcom, dce, nfse. Example: nfe.
        kind (GetLegalCalendarKind | Unset): O que a mudança altera: leiaute, regra, tabela,
            aliquota, impresso, endereco, evento, dever. Example: regra.
        from_ (str | Unset): Primeiro dia, AAAA-MM-DD, em que a mudança começa ou termina, em
            produção ou homologação. Example: 2026-12-01.
        to (str | Unset): Último dia, AAAA-MM-DD. Example: 2027-03-31.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CalendarioDaLei | Erro
     """


    return (await asyncio_detailed(
        client=client,
document=document,
kind=kind,
from_=from_,
to=to,

    )).parsed
