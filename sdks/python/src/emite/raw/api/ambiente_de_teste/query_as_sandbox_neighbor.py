from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.consultas_do_vizinho import ConsultasDoVizinho
from ...models.erro import Erro
from ...models.vizinho_do_sandbox import VizinhoDoSandbox
from typing import cast



def _get_kwargs(
    *,
    body: VizinhoDoSandbox,

) -> dict[str, Any]:
    headers: dict[str, Any] = {}


    

    

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/sandbox/received/neighbor",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs



def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> ConsultasDoVizinho | Erro | None:
    if response.status_code == 200:
        response_200 = ConsultasDoVizinho.from_dict(response.json())



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

    if response.status_code == 503:
        response_503 = Erro.from_dict(response.json())



        return response_503

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[ConsultasDoVizinho | Erro]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: VizinhoDoSandbox,

) -> Response[ConsultasDoVizinho | Erro]:
    """ Consultar a distribuição como outro sistema da empresa

     Outro sistema consulta a SEFAZ emulada com o mesmo CNPJ, do último NSU que recebeu. Dentro de uma
    hora, a consulta da Emite recebe 656 e o estado do recebimento passa a vizinho; ela segue do NSU
    dele e depois busca os documentos que ele recebeu. Consulte ao menos uma hora depois da última
    consulta da Emite: antes, o 656 é dele.

    Args:
        body (VizinhoDoSandbox):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ConsultasDoVizinho | Erro]
     """


    kwargs = _get_kwargs(
        body=body,

    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)

def sync(
    *,
    client: AuthenticatedClient,
    body: VizinhoDoSandbox,

) -> ConsultasDoVizinho | Erro | None:
    """ Consultar a distribuição como outro sistema da empresa

     Outro sistema consulta a SEFAZ emulada com o mesmo CNPJ, do último NSU que recebeu. Dentro de uma
    hora, a consulta da Emite recebe 656 e o estado do recebimento passa a vizinho; ela segue do NSU
    dele e depois busca os documentos que ele recebeu. Consulte ao menos uma hora depois da última
    consulta da Emite: antes, o 656 é dele.

    Args:
        body (VizinhoDoSandbox):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ConsultasDoVizinho | Erro
     """


    return sync_detailed(
        client=client,
body=body,

    ).parsed

async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: VizinhoDoSandbox,

) -> Response[ConsultasDoVizinho | Erro]:
    """ Consultar a distribuição como outro sistema da empresa

     Outro sistema consulta a SEFAZ emulada com o mesmo CNPJ, do último NSU que recebeu. Dentro de uma
    hora, a consulta da Emite recebe 656 e o estado do recebimento passa a vizinho; ela segue do NSU
    dele e depois busca os documentos que ele recebeu. Consulte ao menos uma hora depois da última
    consulta da Emite: antes, o 656 é dele.

    Args:
        body (VizinhoDoSandbox):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ConsultasDoVizinho | Erro]
     """


    kwargs = _get_kwargs(
        body=body,

    )

    response = await client.get_async_httpx_client().request(
        **kwargs
    )

    return _build_response(client=client, response=response)

async def asyncio(
    *,
    client: AuthenticatedClient,
    body: VizinhoDoSandbox,

) -> ConsultasDoVizinho | Erro | None:
    """ Consultar a distribuição como outro sistema da empresa

     Outro sistema consulta a SEFAZ emulada com o mesmo CNPJ, do último NSU que recebeu. Dentro de uma
    hora, a consulta da Emite recebe 656 e o estado do recebimento passa a vizinho; ela segue do NSU
    dele e depois busca os documentos que ele recebeu. Consulte ao menos uma hora depois da última
    consulta da Emite: antes, o 656 é dele.

    Args:
        body (VizinhoDoSandbox):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ConsultasDoVizinho | Erro
     """


    return (await asyncio_detailed(
        client=client,
body=body,

    )).parsed
