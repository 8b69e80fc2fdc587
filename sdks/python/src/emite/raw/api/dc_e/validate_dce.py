from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.emissao_dce import EmissaoDce
from ...models.erro import Erro
from ...models.validacao import Validacao
from ...types import UNSET, Unset
from typing import cast



def _get_kwargs(
    *,
    body: EmissaoDce,
    em: str | Unset = UNSET,
    prefer: str | Unset = UNSET,
    x_sandbox_strict: str | Unset = UNSET,

) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(prefer, Unset):
        headers["Prefer"] = prefer

    if not isinstance(x_sandbox_strict, Unset):
        headers["X-Sandbox-Strict"] = x_sandbox_strict



    

    params: dict[str, Any] = {}

    params["em"] = em


    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}


    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/dce/validate",
        "params": params,
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs



def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Erro | Validacao | None:
    if response.status_code == 200:
        response_200 = Validacao.from_dict(response.json())



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


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Erro | Validacao]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: EmissaoDce,
    em: str | Unset = UNSET,
    prefer: str | Unset = UNSET,
    x_sandbox_strict: str | Unset = UNSET,

) -> Response[Erro | Validacao]:
    """ Validar DC-e sem emitir

     O mesmo corpo da emissão. Devolve os totais calculados, o XML (com número provisório) e todos os
    problemas, sem reservar número nem crédito; de um número enviado, também se já está em uso ou foi
    inutilizado. Com Prefer: handling=strict, errors tem também o que a emissão assim pedida recusa.

    Args:
        em (str | Unset): Dia, AAAA-MM-DD, de 2025 a 2033, em que o documento seria emitido e
            recebido: regras, tabelas e alíquotas são as desse dia, e as datas do corpo andam com a da
            emissão, que passa para ele. O ambiente segue o do token. Sem ele, hoje. Example:
            2027-01-04.
        prefer (str | Unset): handling=strict: um campo desconhecido, um código sem os zeros à
            esquerda e tudo o que terminaria em recusa sem envio viram um 400 com todos os problemas.
            Example: handling=strict.
        x_sandbox_strict (str | Unset): true: no ambiente de teste nada é completado e todas as
            regras valem.
        body (EmissaoDce):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Erro | Validacao]
     """


    kwargs = _get_kwargs(
        body=body,
em=em,
prefer=prefer,
x_sandbox_strict=x_sandbox_strict,

    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)

def sync(
    *,
    client: AuthenticatedClient,
    body: EmissaoDce,
    em: str | Unset = UNSET,
    prefer: str | Unset = UNSET,
    x_sandbox_strict: str | Unset = UNSET,

) -> Erro | Validacao | None:
    """ Validar DC-e sem emitir

     O mesmo corpo da emissão. Devolve os totais calculados, o XML (com número provisório) e todos os
    problemas, sem reservar número nem crédito; de um número enviado, também se já está em uso ou foi
    inutilizado. Com Prefer: handling=strict, errors tem também o que a emissão assim pedida recusa.

    Args:
        em (str | Unset): Dia, AAAA-MM-DD, de 2025 a 2033, em que o documento seria emitido e
            recebido: regras, tabelas e alíquotas são as desse dia, e as datas do corpo andam com a da
            emissão, que passa para ele. O ambiente segue o do token. Sem ele, hoje. Example:
            2027-01-04.
        prefer (str | Unset): handling=strict: um campo desconhecido, um código sem os zeros à
            esquerda e tudo o que terminaria em recusa sem envio viram um 400 com todos os problemas.
            Example: handling=strict.
        x_sandbox_strict (str | Unset): true: no ambiente de teste nada é completado e todas as
            regras valem.
        body (EmissaoDce):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Erro | Validacao
     """


    return sync_detailed(
        client=client,
body=body,
em=em,
prefer=prefer,
x_sandbox_strict=x_sandbox_strict,

    ).parsed

async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: EmissaoDce,
    em: str | Unset = UNSET,
    prefer: str | Unset = UNSET,
    x_sandbox_strict: str | Unset = UNSET,

) -> Response[Erro | Validacao]:
    """ Validar DC-e sem emitir

     O mesmo corpo da emissão. Devolve os totais calculados, o XML (com número provisório) e todos os
    problemas, sem reservar número nem crédito; de um número enviado, também se já está em uso ou foi
    inutilizado. Com Prefer: handling=strict, errors tem também o que a emissão assim pedida recusa.

    Args:
        em (str | Unset): Dia, AAAA-MM-DD, de 2025 a 2033, em que o documento seria emitido e
            recebido: regras, tabelas e alíquotas são as desse dia, e as datas do corpo andam com a da
            emissão, que passa para ele. O ambiente segue o do token. Sem ele, hoje. Example:
            2027-01-04.
        prefer (str | Unset): handling=strict: um campo desconhecido, um código sem os zeros à
            esquerda e tudo o que terminaria em recusa sem envio viram um 400 com todos os problemas.
            Example: handling=strict.
        x_sandbox_strict (str | Unset): true: no ambiente de teste nada é completado e todas as
            regras valem.
        body (EmissaoDce):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Erro | Validacao]
     """


    kwargs = _get_kwargs(
        body=body,
em=em,
prefer=prefer,
x_sandbox_strict=x_sandbox_strict,

    )

    response = await client.get_async_httpx_client().request(
        **kwargs
    )

    return _build_response(client=client, response=response)

async def asyncio(
    *,
    client: AuthenticatedClient,
    body: EmissaoDce,
    em: str | Unset = UNSET,
    prefer: str | Unset = UNSET,
    x_sandbox_strict: str | Unset = UNSET,

) -> Erro | Validacao | None:
    """ Validar DC-e sem emitir

     O mesmo corpo da emissão. Devolve os totais calculados, o XML (com número provisório) e todos os
    problemas, sem reservar número nem crédito; de um número enviado, também se já está em uso ou foi
    inutilizado. Com Prefer: handling=strict, errors tem também o que a emissão assim pedida recusa.

    Args:
        em (str | Unset): Dia, AAAA-MM-DD, de 2025 a 2033, em que o documento seria emitido e
            recebido: regras, tabelas e alíquotas são as desse dia, e as datas do corpo andam com a da
            emissão, que passa para ele. O ambiente segue o do token. Sem ele, hoje. Example:
            2027-01-04.
        prefer (str | Unset): handling=strict: um campo desconhecido, um código sem os zeros à
            esquerda e tudo o que terminaria em recusa sem envio viram um 400 com todos os problemas.
            Example: handling=strict.
        x_sandbox_strict (str | Unset): true: no ambiente de teste nada é completado e todas as
            regras valem.
        body (EmissaoDce):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Erro | Validacao
     """


    return (await asyncio_detailed(
        client=client,
body=body,
em=em,
prefer=prefer,
x_sandbox_strict=x_sandbox_strict,

    )).parsed
