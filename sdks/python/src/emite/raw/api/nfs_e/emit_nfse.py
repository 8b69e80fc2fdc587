from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.emissao_aceita_ou_emissao_com_veredito import EmissaoAceitaOuEmissaoComVeredito
from ...models.emissao_nfse import EmissaoNfse
from ...models.erro import Erro
from ...types import UNSET, Unset
from typing import cast



def _get_kwargs(
    *,
    body: EmissaoNfse,
    prefer: str | Unset = UNSET,
    idempotency_key: str | Unset = UNSET,
    x_referencia: str | Unset = UNSET,
    x_sandbox_strict: str | Unset = UNSET,

) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(prefer, Unset):
        headers["Prefer"] = prefer

    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    if not isinstance(x_referencia, Unset):
        headers["X-Referencia"] = x_referencia

    if not isinstance(x_sandbox_strict, Unset):
        headers["X-Sandbox-Strict"] = x_sandbox_strict



    

    

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/nfse/emit",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs



def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> EmissaoAceitaOuEmissaoComVeredito | Erro | None:
    if response.status_code == 202:
        response_202 = EmissaoAceitaOuEmissaoComVeredito.from_dict(response.json())



        return response_202

    if response.status_code == 400:
        response_400 = Erro.from_dict(response.json())



        return response_400

    if response.status_code == 401:
        response_401 = Erro.from_dict(response.json())



        return response_401

    if response.status_code == 402:
        response_402 = Erro.from_dict(response.json())



        return response_402

    if response.status_code == 405:
        response_405 = Erro.from_dict(response.json())



        return response_405

    if response.status_code == 409:
        response_409 = Erro.from_dict(response.json())



        return response_409

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


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[EmissaoAceitaOuEmissaoComVeredito | Erro]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: EmissaoNfse,
    prefer: str | Unset = UNSET,
    idempotency_key: str | Unset = UNSET,
    x_referencia: str | Unset = UNSET,
    x_sandbox_strict: str | Unset = UNSET,

) -> Response[EmissaoAceitaOuEmissaoComVeredito | Erro]:
    """ Emitir NFS-e

     Recebe o documento, devolve 202 assim que ele está gravado na fila e o transmite em seguida. 202 não
    é autorização: consulte GET /v1/nfse/{id} até status deixar de ser PENDENTE. Propriedades
    desconhecidas são aceitas e ditas em notices, com Prefer: handling=strict recusadas; texto e número
    valem um pelo outro.

    Args:
        prefer (str | Unset): wait=N: espera até N segundos (máximo 30) pelo veredito.
            handling=strict: um campo desconhecido, um código sem os zeros à esquerda e tudo o que
            terminaria em recusa sem envio viram um 400 com todos os problemas. Juntos: wait=10,
            handling=strict. Example: wait=10.
        idempotency_key (str | Unset): Repetir a requisição com a mesma chave em 48 horas devolve
            a mesma resposta. Compara-se o conteúdo: espaços e a ordem dos campos não contam.
        x_referencia (str | Unset): Referência sua, única por empresa e ambiente até ser
            rejeitada.
        x_sandbox_strict (str | Unset): true: no ambiente de teste nada é completado e todas as
            regras valem.
        body (EmissaoNfse):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[EmissaoAceitaOuEmissaoComVeredito | Erro]
     """


    kwargs = _get_kwargs(
        body=body,
prefer=prefer,
idempotency_key=idempotency_key,
x_referencia=x_referencia,
x_sandbox_strict=x_sandbox_strict,

    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)

def sync(
    *,
    client: AuthenticatedClient,
    body: EmissaoNfse,
    prefer: str | Unset = UNSET,
    idempotency_key: str | Unset = UNSET,
    x_referencia: str | Unset = UNSET,
    x_sandbox_strict: str | Unset = UNSET,

) -> EmissaoAceitaOuEmissaoComVeredito | Erro | None:
    """ Emitir NFS-e

     Recebe o documento, devolve 202 assim que ele está gravado na fila e o transmite em seguida. 202 não
    é autorização: consulte GET /v1/nfse/{id} até status deixar de ser PENDENTE. Propriedades
    desconhecidas são aceitas e ditas em notices, com Prefer: handling=strict recusadas; texto e número
    valem um pelo outro.

    Args:
        prefer (str | Unset): wait=N: espera até N segundos (máximo 30) pelo veredito.
            handling=strict: um campo desconhecido, um código sem os zeros à esquerda e tudo o que
            terminaria em recusa sem envio viram um 400 com todos os problemas. Juntos: wait=10,
            handling=strict. Example: wait=10.
        idempotency_key (str | Unset): Repetir a requisição com a mesma chave em 48 horas devolve
            a mesma resposta. Compara-se o conteúdo: espaços e a ordem dos campos não contam.
        x_referencia (str | Unset): Referência sua, única por empresa e ambiente até ser
            rejeitada.
        x_sandbox_strict (str | Unset): true: no ambiente de teste nada é completado e todas as
            regras valem.
        body (EmissaoNfse):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        EmissaoAceitaOuEmissaoComVeredito | Erro
     """


    return sync_detailed(
        client=client,
body=body,
prefer=prefer,
idempotency_key=idempotency_key,
x_referencia=x_referencia,
x_sandbox_strict=x_sandbox_strict,

    ).parsed

async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: EmissaoNfse,
    prefer: str | Unset = UNSET,
    idempotency_key: str | Unset = UNSET,
    x_referencia: str | Unset = UNSET,
    x_sandbox_strict: str | Unset = UNSET,

) -> Response[EmissaoAceitaOuEmissaoComVeredito | Erro]:
    """ Emitir NFS-e

     Recebe o documento, devolve 202 assim que ele está gravado na fila e o transmite em seguida. 202 não
    é autorização: consulte GET /v1/nfse/{id} até status deixar de ser PENDENTE. Propriedades
    desconhecidas são aceitas e ditas em notices, com Prefer: handling=strict recusadas; texto e número
    valem um pelo outro.

    Args:
        prefer (str | Unset): wait=N: espera até N segundos (máximo 30) pelo veredito.
            handling=strict: um campo desconhecido, um código sem os zeros à esquerda e tudo o que
            terminaria em recusa sem envio viram um 400 com todos os problemas. Juntos: wait=10,
            handling=strict. Example: wait=10.
        idempotency_key (str | Unset): Repetir a requisição com a mesma chave em 48 horas devolve
            a mesma resposta. Compara-se o conteúdo: espaços e a ordem dos campos não contam.
        x_referencia (str | Unset): Referência sua, única por empresa e ambiente até ser
            rejeitada.
        x_sandbox_strict (str | Unset): true: no ambiente de teste nada é completado e todas as
            regras valem.
        body (EmissaoNfse):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[EmissaoAceitaOuEmissaoComVeredito | Erro]
     """


    kwargs = _get_kwargs(
        body=body,
prefer=prefer,
idempotency_key=idempotency_key,
x_referencia=x_referencia,
x_sandbox_strict=x_sandbox_strict,

    )

    response = await client.get_async_httpx_client().request(
        **kwargs
    )

    return _build_response(client=client, response=response)

async def asyncio(
    *,
    client: AuthenticatedClient,
    body: EmissaoNfse,
    prefer: str | Unset = UNSET,
    idempotency_key: str | Unset = UNSET,
    x_referencia: str | Unset = UNSET,
    x_sandbox_strict: str | Unset = UNSET,

) -> EmissaoAceitaOuEmissaoComVeredito | Erro | None:
    """ Emitir NFS-e

     Recebe o documento, devolve 202 assim que ele está gravado na fila e o transmite em seguida. 202 não
    é autorização: consulte GET /v1/nfse/{id} até status deixar de ser PENDENTE. Propriedades
    desconhecidas são aceitas e ditas em notices, com Prefer: handling=strict recusadas; texto e número
    valem um pelo outro.

    Args:
        prefer (str | Unset): wait=N: espera até N segundos (máximo 30) pelo veredito.
            handling=strict: um campo desconhecido, um código sem os zeros à esquerda e tudo o que
            terminaria em recusa sem envio viram um 400 com todos os problemas. Juntos: wait=10,
            handling=strict. Example: wait=10.
        idempotency_key (str | Unset): Repetir a requisição com a mesma chave em 48 horas devolve
            a mesma resposta. Compara-se o conteúdo: espaços e a ordem dos campos não contam.
        x_referencia (str | Unset): Referência sua, única por empresa e ambiente até ser
            rejeitada.
        x_sandbox_strict (str | Unset): true: no ambiente de teste nada é completado e todas as
            regras valem.
        body (EmissaoNfse):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        EmissaoAceitaOuEmissaoComVeredito | Erro
     """


    return (await asyncio_detailed(
        client=client,
body=body,
prefer=prefer,
idempotency_key=idempotency_key,
x_referencia=x_referencia,
x_sandbox_strict=x_sandbox_strict,

    )).parsed
