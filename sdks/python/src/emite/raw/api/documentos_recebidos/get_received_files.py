from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.arquivos_recebidos_com_recusados import ArquivosRecebidosComRecusados
from ...models.erro import Erro
from ...types import UNSET, Unset
from typing import cast
from uuid import UUID



def _get_kwargs(
    id: UUID,
    *,
    limit: int | Unset = UNSET,
    after: int | Unset = UNSET,
    after_warning: int | Unset = UNSET,

) -> dict[str, Any]:
    

    

    params: dict[str, Any] = {}

    params["limit"] = limit

    params["after"] = after

    params["afterWarning"] = after_warning


    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}


    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/received/files/{id}".format(id=quote(str(id), safe=""),),
        "params": params,
    }


    return _kwargs



def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> ArquivosRecebidosComRecusados | Erro | None:
    if response.status_code == 200:
        response_200 = ArquivosRecebidosComRecusados.from_dict(response.json())



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


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[ArquivosRecebidosComRecusados | Erro]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    id: UUID,
    *,
    client: AuthenticatedClient,
    limit: int | Unset = UNSET,
    after: int | Unset = UNSET,
    after_warning: int | Unset = UNSET,

) -> Response[ArquivosRecebidosComRecusados | Erro]:
    """ Acompanhar um envio de XML recebidos

     Quanto já foi lido e, dos arquivos deixados de fora (after) e dos que entraram com aviso
    (afterWarning), o nome e o motivo, em páginas. Aparecem ao terminar.

    Args:
        id (UUID): Identificador (UUID).
        limit (int | Unset): Itens por página (1 a 100).
        after (int | Unset): O nextRefused da página anterior.
        after_warning (int | Unset): O nextWarning da página anterior.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ArquivosRecebidosComRecusados | Erro]
     """


    kwargs = _get_kwargs(
        id=id,
limit=limit,
after=after,
after_warning=after_warning,

    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)

def sync(
    id: UUID,
    *,
    client: AuthenticatedClient,
    limit: int | Unset = UNSET,
    after: int | Unset = UNSET,
    after_warning: int | Unset = UNSET,

) -> ArquivosRecebidosComRecusados | Erro | None:
    """ Acompanhar um envio de XML recebidos

     Quanto já foi lido e, dos arquivos deixados de fora (after) e dos que entraram com aviso
    (afterWarning), o nome e o motivo, em páginas. Aparecem ao terminar.

    Args:
        id (UUID): Identificador (UUID).
        limit (int | Unset): Itens por página (1 a 100).
        after (int | Unset): O nextRefused da página anterior.
        after_warning (int | Unset): O nextWarning da página anterior.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ArquivosRecebidosComRecusados | Erro
     """


    return sync_detailed(
        id=id,
client=client,
limit=limit,
after=after,
after_warning=after_warning,

    ).parsed

async def asyncio_detailed(
    id: UUID,
    *,
    client: AuthenticatedClient,
    limit: int | Unset = UNSET,
    after: int | Unset = UNSET,
    after_warning: int | Unset = UNSET,

) -> Response[ArquivosRecebidosComRecusados | Erro]:
    """ Acompanhar um envio de XML recebidos

     Quanto já foi lido e, dos arquivos deixados de fora (after) e dos que entraram com aviso
    (afterWarning), o nome e o motivo, em páginas. Aparecem ao terminar.

    Args:
        id (UUID): Identificador (UUID).
        limit (int | Unset): Itens por página (1 a 100).
        after (int | Unset): O nextRefused da página anterior.
        after_warning (int | Unset): O nextWarning da página anterior.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ArquivosRecebidosComRecusados | Erro]
     """


    kwargs = _get_kwargs(
        id=id,
limit=limit,
after=after,
after_warning=after_warning,

    )

    response = await client.get_async_httpx_client().request(
        **kwargs
    )

    return _build_response(client=client, response=response)

async def asyncio(
    id: UUID,
    *,
    client: AuthenticatedClient,
    limit: int | Unset = UNSET,
    after: int | Unset = UNSET,
    after_warning: int | Unset = UNSET,

) -> ArquivosRecebidosComRecusados | Erro | None:
    """ Acompanhar um envio de XML recebidos

     Quanto já foi lido e, dos arquivos deixados de fora (after) e dos que entraram com aviso
    (afterWarning), o nome e o motivo, em páginas. Aparecem ao terminar.

    Args:
        id (UUID): Identificador (UUID).
        limit (int | Unset): Itens por página (1 a 100).
        after (int | Unset): O nextRefused da página anterior.
        after_warning (int | Unset): O nextWarning da página anterior.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ArquivosRecebidosComRecusados | Erro
     """


    return (await asyncio_detailed(
        id=id,
client=client,
limit=limit,
after=after,
after_warning=after_warning,

    )).parsed
