from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.cadastro_consultado import CadastroConsultado
from ...models.erro import Erro
from ...types import UNSET, Unset
from typing import cast



def _get_kwargs(
    *,
    uf: str | Unset = UNSET,
    cnpj: str | Unset = UNSET,
    cpf: str | Unset = UNSET,
    ie: str | Unset = UNSET,
    refresh: bool | Unset = UNSET,

) -> dict[str, Any]:
    

    

    params: dict[str, Any] = {}

    params["uf"] = uf

    params["cnpj"] = cnpj

    params["cpf"] = cpf

    params["ie"] = ie

    params["refresh"] = refresh


    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}


    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/cadastro",
        "params": params,
    }


    return _kwargs



def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> CadastroConsultado | Erro | None:
    if response.status_code == 200:
        response_200 = CadastroConsultado.from_dict(response.json())



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

    if response.status_code == 503:
        response_503 = Erro.from_dict(response.json())



        return response_503

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[CadastroConsultado | Erro]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    uf: str | Unset = UNSET,
    cnpj: str | Unset = UNSET,
    cpf: str | Unset = UNSET,
    ie: str | Unset = UNSET,
    refresh: bool | Unset = UNSET,

) -> Response[CadastroConsultado | Erro]:
    """ Consultar um contribuinte no cadastro da SEFAZ

     As inscrições estaduais de um CNPJ ou CPF em uma UF, ou a de uma inscrição. Nem toda SEFAZ oferece a
    consulta: a recusa diz quais. A resposta vale um dia (heldUntil): as SEFAZ bloqueiam quem consulta
    demais.

    Args:
        uf (str | Unset): A UF do cadastro; obrigatória. Example: SP.
        cnpj (str | Unset): CNPJ, com ou sem máscara. Example: 90000001000129.
        cpf (str | Unset): CPF, com ou sem máscara. Example: 12345678909.
        ie (str | Unset): Inscrição estadual. Example: 110042490114.
        refresh (bool | Unset): Consulta de novo, embora uma resposta ainda valha; em produção,
            uma hora depois dela.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CadastroConsultado | Erro]
     """


    kwargs = _get_kwargs(
        uf=uf,
cnpj=cnpj,
cpf=cpf,
ie=ie,
refresh=refresh,

    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)

def sync(
    *,
    client: AuthenticatedClient,
    uf: str | Unset = UNSET,
    cnpj: str | Unset = UNSET,
    cpf: str | Unset = UNSET,
    ie: str | Unset = UNSET,
    refresh: bool | Unset = UNSET,

) -> CadastroConsultado | Erro | None:
    """ Consultar um contribuinte no cadastro da SEFAZ

     As inscrições estaduais de um CNPJ ou CPF em uma UF, ou a de uma inscrição. Nem toda SEFAZ oferece a
    consulta: a recusa diz quais. A resposta vale um dia (heldUntil): as SEFAZ bloqueiam quem consulta
    demais.

    Args:
        uf (str | Unset): A UF do cadastro; obrigatória. Example: SP.
        cnpj (str | Unset): CNPJ, com ou sem máscara. Example: 90000001000129.
        cpf (str | Unset): CPF, com ou sem máscara. Example: 12345678909.
        ie (str | Unset): Inscrição estadual. Example: 110042490114.
        refresh (bool | Unset): Consulta de novo, embora uma resposta ainda valha; em produção,
            uma hora depois dela.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CadastroConsultado | Erro
     """


    return sync_detailed(
        client=client,
uf=uf,
cnpj=cnpj,
cpf=cpf,
ie=ie,
refresh=refresh,

    ).parsed

async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    uf: str | Unset = UNSET,
    cnpj: str | Unset = UNSET,
    cpf: str | Unset = UNSET,
    ie: str | Unset = UNSET,
    refresh: bool | Unset = UNSET,

) -> Response[CadastroConsultado | Erro]:
    """ Consultar um contribuinte no cadastro da SEFAZ

     As inscrições estaduais de um CNPJ ou CPF em uma UF, ou a de uma inscrição. Nem toda SEFAZ oferece a
    consulta: a recusa diz quais. A resposta vale um dia (heldUntil): as SEFAZ bloqueiam quem consulta
    demais.

    Args:
        uf (str | Unset): A UF do cadastro; obrigatória. Example: SP.
        cnpj (str | Unset): CNPJ, com ou sem máscara. Example: 90000001000129.
        cpf (str | Unset): CPF, com ou sem máscara. Example: 12345678909.
        ie (str | Unset): Inscrição estadual. Example: 110042490114.
        refresh (bool | Unset): Consulta de novo, embora uma resposta ainda valha; em produção,
            uma hora depois dela.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CadastroConsultado | Erro]
     """


    kwargs = _get_kwargs(
        uf=uf,
cnpj=cnpj,
cpf=cpf,
ie=ie,
refresh=refresh,

    )

    response = await client.get_async_httpx_client().request(
        **kwargs
    )

    return _build_response(client=client, response=response)

async def asyncio(
    *,
    client: AuthenticatedClient,
    uf: str | Unset = UNSET,
    cnpj: str | Unset = UNSET,
    cpf: str | Unset = UNSET,
    ie: str | Unset = UNSET,
    refresh: bool | Unset = UNSET,

) -> CadastroConsultado | Erro | None:
    """ Consultar um contribuinte no cadastro da SEFAZ

     As inscrições estaduais de um CNPJ ou CPF em uma UF, ou a de uma inscrição. Nem toda SEFAZ oferece a
    consulta: a recusa diz quais. A resposta vale um dia (heldUntil): as SEFAZ bloqueiam quem consulta
    demais.

    Args:
        uf (str | Unset): A UF do cadastro; obrigatória. Example: SP.
        cnpj (str | Unset): CNPJ, com ou sem máscara. Example: 90000001000129.
        cpf (str | Unset): CPF, com ou sem máscara. Example: 12345678909.
        ie (str | Unset): Inscrição estadual. Example: 110042490114.
        refresh (bool | Unset): Consulta de novo, embora uma resposta ainda valha; em produção,
            uma hora depois dela.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CadastroConsultado | Erro
     """


    return (await asyncio_detailed(
        client=client,
uf=uf,
cnpj=cnpj,
cpf=cpf,
ie=ie,
refresh=refresh,

    )).parsed
