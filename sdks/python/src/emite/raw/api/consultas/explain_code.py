from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.codigo_explicado import CodigoExplicado
from ...models.erro import Erro
from ...models.explain_code_type import ExplainCodeType
from ...types import UNSET, Unset
from typing import cast



def _get_kwargs(
    codigo: str,
    *,
    type_: ExplainCodeType | Unset = UNSET,

) -> dict[str, Any]:
    

    

    params: dict[str, Any] = {}

    json_type_: str | Unset = UNSET
    if not isinstance(type_, Unset):
        json_type_ = type_.value

    params["type"] = json_type_


    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}


    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/rejeicoes/{codigo}".format(codigo=quote(str(codigo), safe=""),),
        "params": params,
    }


    return _kwargs



def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> CodigoExplicado | Erro | None:
    if response.status_code == 200:
        response_200 = CodigoExplicado.from_dict(response.json())



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


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[CodigoExplicado | Erro]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    codigo: str,
    *,
    client: AuthenticatedClient,
    type_: ExplainCodeType | Unset = UNSET,

) -> Response[CodigoExplicado | Erro]:
    """ Explicar um código de resposta da SEFAZ

     O texto oficial do código, a causa, o campo e o que fazer. O mesmo código pode significar coisas
    diferentes em cada tipo de documento. Uma rejeição já vem com a sua em rejection.

    Args:
        codigo (str): O código (cStat), como a SEFAZ o responde. Example: 539.
        type_ (ExplainCodeType | Unset): Só o significado neste tipo de documento; sem ele, em
            todos. Example: nfe.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CodigoExplicado | Erro]
     """


    kwargs = _get_kwargs(
        codigo=codigo,
type_=type_,

    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)

def sync(
    codigo: str,
    *,
    client: AuthenticatedClient,
    type_: ExplainCodeType | Unset = UNSET,

) -> CodigoExplicado | Erro | None:
    """ Explicar um código de resposta da SEFAZ

     O texto oficial do código, a causa, o campo e o que fazer. O mesmo código pode significar coisas
    diferentes em cada tipo de documento. Uma rejeição já vem com a sua em rejection.

    Args:
        codigo (str): O código (cStat), como a SEFAZ o responde. Example: 539.
        type_ (ExplainCodeType | Unset): Só o significado neste tipo de documento; sem ele, em
            todos. Example: nfe.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CodigoExplicado | Erro
     """


    return sync_detailed(
        codigo=codigo,
client=client,
type_=type_,

    ).parsed

async def asyncio_detailed(
    codigo: str,
    *,
    client: AuthenticatedClient,
    type_: ExplainCodeType | Unset = UNSET,

) -> Response[CodigoExplicado | Erro]:
    """ Explicar um código de resposta da SEFAZ

     O texto oficial do código, a causa, o campo e o que fazer. O mesmo código pode significar coisas
    diferentes em cada tipo de documento. Uma rejeição já vem com a sua em rejection.

    Args:
        codigo (str): O código (cStat), como a SEFAZ o responde. Example: 539.
        type_ (ExplainCodeType | Unset): Só o significado neste tipo de documento; sem ele, em
            todos. Example: nfe.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CodigoExplicado | Erro]
     """


    kwargs = _get_kwargs(
        codigo=codigo,
type_=type_,

    )

    response = await client.get_async_httpx_client().request(
        **kwargs
    )

    return _build_response(client=client, response=response)

async def asyncio(
    codigo: str,
    *,
    client: AuthenticatedClient,
    type_: ExplainCodeType | Unset = UNSET,

) -> CodigoExplicado | Erro | None:
    """ Explicar um código de resposta da SEFAZ

     O texto oficial do código, a causa, o campo e o que fazer. O mesmo código pode significar coisas
    diferentes em cada tipo de documento. Uma rejeição já vem com a sua em rejection.

    Args:
        codigo (str): O código (cStat), como a SEFAZ o responde. Example: 539.
        type_ (ExplainCodeType | Unset): Só o significado neste tipo de documento; sem ele, em
            todos. Example: nfe.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CodigoExplicado | Erro
     """


    return (await asyncio_detailed(
        codigo=codigo,
client=client,
type_=type_,

    )).parsed
