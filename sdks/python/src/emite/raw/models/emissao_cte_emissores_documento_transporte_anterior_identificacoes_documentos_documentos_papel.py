from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.emissao_cte_emissores_documento_transporte_anterior_identificacoes_documentos_documentos_papel_tipo_documento import EmissaoCteEmissoresDocumentoTransporteAnteriorIdentificacoesDocumentosDocumentosPapelTipoDocumento
from ..types import UNSET, Unset






T = TypeVar("T", bound="EmissaoCteEmissoresDocumentoTransporteAnteriorIdentificacoesDocumentosDocumentosPapel")



@_attrs_define
class EmissaoCteEmissoresDocumentoTransporteAnteriorIdentificacoesDocumentosDocumentosPapel:
    """ 
        Attributes:
            tipo_documento
                (EmissaoCteEmissoresDocumentoTransporteAnteriorIdentificacoesDocumentosDocumentosPapelTipoDocumento | Unset):
            serie (str | Unset): Série. Formato: de 1 a 3 caracteres.
            subserie (str | Unset): Subsérie. Formato: de 1 a 2 caracteres.
            numero_documento (str | Unset): Número do documento. Formato: de 1 a 30 caracteres.
            data_emissao (str | Unset): Data de emissão. Formato: data AAAA-MM-DD.
     """

    tipo_documento: EmissaoCteEmissoresDocumentoTransporteAnteriorIdentificacoesDocumentosDocumentosPapelTipoDocumento | Unset = UNSET
    serie: str | Unset = UNSET
    subserie: str | Unset = UNSET
    numero_documento: str | Unset = UNSET
    data_emissao: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        tipo_documento: str | Unset = UNSET
        if not isinstance(self.tipo_documento, Unset):
            tipo_documento = self.tipo_documento.value


        serie = self.serie

        subserie = self.subserie

        numero_documento = self.numero_documento

        data_emissao = self.data_emissao


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if tipo_documento is not UNSET:
            field_dict["tipo_documento"] = tipo_documento
        if serie is not UNSET:
            field_dict["serie"] = serie
        if subserie is not UNSET:
            field_dict["subserie"] = subserie
        if numero_documento is not UNSET:
            field_dict["numero_documento"] = numero_documento
        if data_emissao is not UNSET:
            field_dict["data_emissao"] = data_emissao

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        _tipo_documento = d.pop("tipo_documento", UNSET)
        tipo_documento: EmissaoCteEmissoresDocumentoTransporteAnteriorIdentificacoesDocumentosDocumentosPapelTipoDocumento | Unset
        if isinstance(_tipo_documento,  Unset):
            tipo_documento = UNSET
        else:
            tipo_documento = EmissaoCteEmissoresDocumentoTransporteAnteriorIdentificacoesDocumentosDocumentosPapelTipoDocumento(_tipo_documento)




        serie = d.pop("serie", UNSET)

        subserie = d.pop("subserie", UNSET)

        numero_documento = d.pop("numero_documento", UNSET)

        data_emissao = d.pop("data_emissao", UNSET)

        emissao_cte_emissores_documento_transporte_anterior_identificacoes_documentos_documentos_papel = cls(
            tipo_documento=tipo_documento,
            serie=serie,
            subserie=subserie,
            numero_documento=numero_documento,
            data_emissao=data_emissao,
        )

        return emissao_cte_emissores_documento_transporte_anterior_identificacoes_documentos_documentos_papel

