from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.erro import Erro
from ...models.pdf_nfse_impressao import PdfNfseImpressao
from ...models.pdf_nfse_largura import PdfNfseLargura
from ...models.pdf_nfse_orientacao import PdfNfseOrientacao
from ...types import File, FileTypes
from ...types import UNSET, Unset
from io import BytesIO
from typing import cast
from uuid import UUID



def _get_kwargs(
    id: UUID,
    *,
    impressao: PdfNfseImpressao | Unset = UNSET,
    orientacao: PdfNfseOrientacao | Unset = UNSET,
    largura: PdfNfseLargura | Unset = UNSET,

) -> dict[str, Any]:
    

    

    params: dict[str, Any] = {}

    json_impressao: str | Unset = UNSET
    if not isinstance(impressao, Unset):
        json_impressao = impressao.value

    params["impressao"] = json_impressao

    json_orientacao: str | Unset = UNSET
    if not isinstance(orientacao, Unset):
        json_orientacao = orientacao.value

    params["orientacao"] = json_orientacao

    json_largura: str | Unset = UNSET
    if not isinstance(largura, Unset):
        json_largura = largura.value

    params["largura"] = json_largura


    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}


    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/nfse/{id}/pdf".format(id=quote(str(id), safe=""),),
        "params": params,
    }


    return _kwargs



def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Erro | File | None:
    if response.status_code == 200:
        response_200 = File(
             payload = BytesIO(response.content)
        )



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

    if response.status_code == 409:
        response_409 = Erro.from_dict(response.json())



        return response_409

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


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Erro | File]:
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
    impressao: PdfNfseImpressao | Unset = UNSET,
    orientacao: PdfNfseOrientacao | Unset = UNSET,
    largura: PdfNfseLargura | Unset = UNSET,

) -> Response[Erro | File]:
    """ Baixar o PDF (NFS-e)

     O papel do documento (DANFE, DANFE NFC-e, DACTE…), a partir de AUTORIZADA; com impressao, a folha da
    carta de correção ou do cancelamento. Feito só do XML: o mesmo documento dá os mesmos bytes.

    Args:
        id (UUID): Identificador (UUID).
        impressao (PdfNfseImpressao | Unset): documento: o papel do próprio documento (DANFE,
            DANFC-e, DACTE, DAMDFE, DANFSe…); os outros, a folha do evento registrado.
        orientacao (PdfNfseOrientacao | Unset): Do DANFE e do DACTE; quando ausente, a do XML
            (tpImp).
        largura (PdfNfseLargura | Unset): Da bobina do DANFC-e e do DANFE Simplificado Tipo 2, em
            milímetros.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Erro | File]
     """


    kwargs = _get_kwargs(
        id=id,
impressao=impressao,
orientacao=orientacao,
largura=largura,

    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)

def sync(
    id: UUID,
    *,
    client: AuthenticatedClient,
    impressao: PdfNfseImpressao | Unset = UNSET,
    orientacao: PdfNfseOrientacao | Unset = UNSET,
    largura: PdfNfseLargura | Unset = UNSET,

) -> Erro | File | None:
    """ Baixar o PDF (NFS-e)

     O papel do documento (DANFE, DANFE NFC-e, DACTE…), a partir de AUTORIZADA; com impressao, a folha da
    carta de correção ou do cancelamento. Feito só do XML: o mesmo documento dá os mesmos bytes.

    Args:
        id (UUID): Identificador (UUID).
        impressao (PdfNfseImpressao | Unset): documento: o papel do próprio documento (DANFE,
            DANFC-e, DACTE, DAMDFE, DANFSe…); os outros, a folha do evento registrado.
        orientacao (PdfNfseOrientacao | Unset): Do DANFE e do DACTE; quando ausente, a do XML
            (tpImp).
        largura (PdfNfseLargura | Unset): Da bobina do DANFC-e e do DANFE Simplificado Tipo 2, em
            milímetros.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Erro | File
     """


    return sync_detailed(
        id=id,
client=client,
impressao=impressao,
orientacao=orientacao,
largura=largura,

    ).parsed

async def asyncio_detailed(
    id: UUID,
    *,
    client: AuthenticatedClient,
    impressao: PdfNfseImpressao | Unset = UNSET,
    orientacao: PdfNfseOrientacao | Unset = UNSET,
    largura: PdfNfseLargura | Unset = UNSET,

) -> Response[Erro | File]:
    """ Baixar o PDF (NFS-e)

     O papel do documento (DANFE, DANFE NFC-e, DACTE…), a partir de AUTORIZADA; com impressao, a folha da
    carta de correção ou do cancelamento. Feito só do XML: o mesmo documento dá os mesmos bytes.

    Args:
        id (UUID): Identificador (UUID).
        impressao (PdfNfseImpressao | Unset): documento: o papel do próprio documento (DANFE,
            DANFC-e, DACTE, DAMDFE, DANFSe…); os outros, a folha do evento registrado.
        orientacao (PdfNfseOrientacao | Unset): Do DANFE e do DACTE; quando ausente, a do XML
            (tpImp).
        largura (PdfNfseLargura | Unset): Da bobina do DANFC-e e do DANFE Simplificado Tipo 2, em
            milímetros.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Erro | File]
     """


    kwargs = _get_kwargs(
        id=id,
impressao=impressao,
orientacao=orientacao,
largura=largura,

    )

    response = await client.get_async_httpx_client().request(
        **kwargs
    )

    return _build_response(client=client, response=response)

async def asyncio(
    id: UUID,
    *,
    client: AuthenticatedClient,
    impressao: PdfNfseImpressao | Unset = UNSET,
    orientacao: PdfNfseOrientacao | Unset = UNSET,
    largura: PdfNfseLargura | Unset = UNSET,

) -> Erro | File | None:
    """ Baixar o PDF (NFS-e)

     O papel do documento (DANFE, DANFE NFC-e, DACTE…), a partir de AUTORIZADA; com impressao, a folha da
    carta de correção ou do cancelamento. Feito só do XML: o mesmo documento dá os mesmos bytes.

    Args:
        id (UUID): Identificador (UUID).
        impressao (PdfNfseImpressao | Unset): documento: o papel do próprio documento (DANFE,
            DANFC-e, DACTE, DAMDFE, DANFSe…); os outros, a folha do evento registrado.
        orientacao (PdfNfseOrientacao | Unset): Do DANFE e do DACTE; quando ausente, a do XML
            (tpImp).
        largura (PdfNfseLargura | Unset): Da bobina do DANFC-e e do DANFE Simplificado Tipo 2, em
            milímetros.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Erro | File
     """


    return (await asyncio_detailed(
        id=id,
client=client,
impressao=impressao,
orientacao=orientacao,
largura=largura,

    )).parsed
