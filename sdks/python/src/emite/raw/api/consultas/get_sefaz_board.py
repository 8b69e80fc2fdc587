from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.erro import Erro
from ...models.get_sefaz_board_environment import GetSefazBoardEnvironment
from ...models.get_sefaz_board_history import GetSefazBoardHistory
from ...models.get_sefaz_board_type import GetSefazBoardType
from ...models.get_sefaz_board_uf import GetSefazBoardUf
from ...models.painel_da_sefaz import PainelDaSefaz
from ...types import UNSET, Unset
from typing import cast



def _get_kwargs(
    *,
    environment: GetSefazBoardEnvironment | Unset = UNSET,
    uf: GetSefazBoardUf | Unset = UNSET,
    type_: GetSefazBoardType | Unset = UNSET,
    history: GetSefazBoardHistory | Unset = UNSET,

) -> dict[str, Any]:
    

    

    params: dict[str, Any] = {}

    json_environment: int | Unset = UNSET
    if not isinstance(environment, Unset):
        json_environment = environment.value

    params["environment"] = json_environment

    json_uf: str | Unset = UNSET
    if not isinstance(uf, Unset):
        json_uf = uf.value

    params["uf"] = json_uf

    json_type_: str | Unset = UNSET
    if not isinstance(type_, Unset):
        json_type_ = type_.value

    params["type"] = json_type_

    json_history: str | Unset = UNSET
    if not isinstance(history, Unset):
        json_history = history.value

    params["history"] = json_history


    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}


    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/sefaz",
        "params": params,
    }


    return _kwargs



def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Erro | PainelDaSefaz | None:
    if response.status_code == 200:
        response_200 = PainelDaSefaz.from_dict(response.json())



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


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Erro | PainelDaSefaz]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    environment: GetSefazBoardEnvironment | Unset = UNSET,
    uf: GetSefazBoardUf | Unset = UNSET,
    type_: GetSefazBoardType | Unset = UNSET,
    history: GetSefazBoardHistory | Unset = UNSET,

) -> Response[Erro | PainelDaSefaz]:
    """ Painel da SEFAZ

     Como está cada serviço da SEFAZ nas UFs das empresas da conta, ou na UF pedida, e o seu histórico. A
    SEFAZ não é chamada: ela é consultada de tempos em tempos, e o que responde aos documentos também
    conta.

    Args:
        environment (GetSefazBoardEnvironment | Unset): 1 produção, 2 homologação.
        uf (GetSefazBoardUf | Unset): Sigla da UF. Example: SP.
        type_ (GetSefazBoardType | Unset): Tipo do documento. Example: nfe.
        history (GetSefazBoardHistory | Unset): Inclui o histórico: as últimas 24 horas de meia em
            meia hora, ou 30 dias dia a dia.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Erro | PainelDaSefaz]
     """


    kwargs = _get_kwargs(
        environment=environment,
uf=uf,
type_=type_,
history=history,

    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)

def sync(
    *,
    client: AuthenticatedClient,
    environment: GetSefazBoardEnvironment | Unset = UNSET,
    uf: GetSefazBoardUf | Unset = UNSET,
    type_: GetSefazBoardType | Unset = UNSET,
    history: GetSefazBoardHistory | Unset = UNSET,

) -> Erro | PainelDaSefaz | None:
    """ Painel da SEFAZ

     Como está cada serviço da SEFAZ nas UFs das empresas da conta, ou na UF pedida, e o seu histórico. A
    SEFAZ não é chamada: ela é consultada de tempos em tempos, e o que responde aos documentos também
    conta.

    Args:
        environment (GetSefazBoardEnvironment | Unset): 1 produção, 2 homologação.
        uf (GetSefazBoardUf | Unset): Sigla da UF. Example: SP.
        type_ (GetSefazBoardType | Unset): Tipo do documento. Example: nfe.
        history (GetSefazBoardHistory | Unset): Inclui o histórico: as últimas 24 horas de meia em
            meia hora, ou 30 dias dia a dia.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Erro | PainelDaSefaz
     """


    return sync_detailed(
        client=client,
environment=environment,
uf=uf,
type_=type_,
history=history,

    ).parsed

async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    environment: GetSefazBoardEnvironment | Unset = UNSET,
    uf: GetSefazBoardUf | Unset = UNSET,
    type_: GetSefazBoardType | Unset = UNSET,
    history: GetSefazBoardHistory | Unset = UNSET,

) -> Response[Erro | PainelDaSefaz]:
    """ Painel da SEFAZ

     Como está cada serviço da SEFAZ nas UFs das empresas da conta, ou na UF pedida, e o seu histórico. A
    SEFAZ não é chamada: ela é consultada de tempos em tempos, e o que responde aos documentos também
    conta.

    Args:
        environment (GetSefazBoardEnvironment | Unset): 1 produção, 2 homologação.
        uf (GetSefazBoardUf | Unset): Sigla da UF. Example: SP.
        type_ (GetSefazBoardType | Unset): Tipo do documento. Example: nfe.
        history (GetSefazBoardHistory | Unset): Inclui o histórico: as últimas 24 horas de meia em
            meia hora, ou 30 dias dia a dia.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Erro | PainelDaSefaz]
     """


    kwargs = _get_kwargs(
        environment=environment,
uf=uf,
type_=type_,
history=history,

    )

    response = await client.get_async_httpx_client().request(
        **kwargs
    )

    return _build_response(client=client, response=response)

async def asyncio(
    *,
    client: AuthenticatedClient,
    environment: GetSefazBoardEnvironment | Unset = UNSET,
    uf: GetSefazBoardUf | Unset = UNSET,
    type_: GetSefazBoardType | Unset = UNSET,
    history: GetSefazBoardHistory | Unset = UNSET,

) -> Erro | PainelDaSefaz | None:
    """ Painel da SEFAZ

     Como está cada serviço da SEFAZ nas UFs das empresas da conta, ou na UF pedida, e o seu histórico. A
    SEFAZ não é chamada: ela é consultada de tempos em tempos, e o que responde aos documentos também
    conta.

    Args:
        environment (GetSefazBoardEnvironment | Unset): 1 produção, 2 homologação.
        uf (GetSefazBoardUf | Unset): Sigla da UF. Example: SP.
        type_ (GetSefazBoardType | Unset): Tipo do documento. Example: nfe.
        history (GetSefazBoardHistory | Unset): Inclui o histórico: as últimas 24 horas de meia em
            meia hora, ou 30 dias dia a dia.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Erro | PainelDaSefaz
     """


    return (await asyncio_detailed(
        client=client,
environment=environment,
uf=uf,
type_=type_,
history=history,

    )).parsed
