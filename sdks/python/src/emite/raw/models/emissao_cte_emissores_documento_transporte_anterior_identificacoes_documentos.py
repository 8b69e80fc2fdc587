from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
  from ..models.emissao_cte_emissores_documento_transporte_anterior_identificacoes_documentos_documentos_eletronicos import EmissaoCteEmissoresDocumentoTransporteAnteriorIdentificacoesDocumentosDocumentosEletronicos
  from ..models.emissao_cte_emissores_documento_transporte_anterior_identificacoes_documentos_documentos_papel import EmissaoCteEmissoresDocumentoTransporteAnteriorIdentificacoesDocumentosDocumentosPapel





T = TypeVar("T", bound="EmissaoCteEmissoresDocumentoTransporteAnteriorIdentificacoesDocumentos")



@_attrs_define
class EmissaoCteEmissoresDocumentoTransporteAnteriorIdentificacoesDocumentos:
    """ 
        Attributes:
            documentos_papel (list[EmissaoCteEmissoresDocumentoTransporteAnteriorIdentificacoesDocumentosDocumentosPapel] |
                Unset): Documentos de transporte anterior em papel
            documentos_eletronicos
                (list[EmissaoCteEmissoresDocumentoTransporteAnteriorIdentificacoesDocumentosDocumentosEletronicos] | Unset):
                Documentos de transporte anterior eletrônicos
     """

    documentos_papel: list[EmissaoCteEmissoresDocumentoTransporteAnteriorIdentificacoesDocumentosDocumentosPapel] | Unset = UNSET
    documentos_eletronicos: list[EmissaoCteEmissoresDocumentoTransporteAnteriorIdentificacoesDocumentosDocumentosEletronicos] | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        from ..models.emissao_cte_emissores_documento_transporte_anterior_identificacoes_documentos_documentos_eletronicos import EmissaoCteEmissoresDocumentoTransporteAnteriorIdentificacoesDocumentosDocumentosEletronicos # noqa: PLC0415
        from ..models.emissao_cte_emissores_documento_transporte_anterior_identificacoes_documentos_documentos_papel import EmissaoCteEmissoresDocumentoTransporteAnteriorIdentificacoesDocumentosDocumentosPapel # noqa: PLC0415
        documentos_papel: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.documentos_papel, Unset):
            documentos_papel = []
            for documentos_papel_item_data in self.documentos_papel:
                documentos_papel_item = documentos_papel_item_data.to_dict()
                documentos_papel.append(documentos_papel_item)



        documentos_eletronicos: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.documentos_eletronicos, Unset):
            documentos_eletronicos = []
            for documentos_eletronicos_item_data in self.documentos_eletronicos:
                documentos_eletronicos_item = documentos_eletronicos_item_data.to_dict()
                documentos_eletronicos.append(documentos_eletronicos_item)




        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if documentos_papel is not UNSET:
            field_dict["documentos_papel"] = documentos_papel
        if documentos_eletronicos is not UNSET:
            field_dict["documentos_eletronicos"] = documentos_eletronicos

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.emissao_cte_emissores_documento_transporte_anterior_identificacoes_documentos_documentos_eletronicos import EmissaoCteEmissoresDocumentoTransporteAnteriorIdentificacoesDocumentosDocumentosEletronicos # noqa: PLC0415
        from ..models.emissao_cte_emissores_documento_transporte_anterior_identificacoes_documentos_documentos_papel import EmissaoCteEmissoresDocumentoTransporteAnteriorIdentificacoesDocumentosDocumentosPapel # noqa: PLC0415
        d = dict(src_dict)
        _documentos_papel = d.pop("documentos_papel", UNSET)
        documentos_papel: list[EmissaoCteEmissoresDocumentoTransporteAnteriorIdentificacoesDocumentosDocumentosPapel] | Unset = UNSET
        if _documentos_papel is not UNSET:
            documentos_papel = []
            for documentos_papel_item_data in _documentos_papel:
                documentos_papel_item = EmissaoCteEmissoresDocumentoTransporteAnteriorIdentificacoesDocumentosDocumentosPapel.from_dict(documentos_papel_item_data)



                documentos_papel.append(documentos_papel_item)


        _documentos_eletronicos = d.pop("documentos_eletronicos", UNSET)
        documentos_eletronicos: list[EmissaoCteEmissoresDocumentoTransporteAnteriorIdentificacoesDocumentosDocumentosEletronicos] | Unset = UNSET
        if _documentos_eletronicos is not UNSET:
            documentos_eletronicos = []
            for documentos_eletronicos_item_data in _documentos_eletronicos:
                documentos_eletronicos_item = EmissaoCteEmissoresDocumentoTransporteAnteriorIdentificacoesDocumentosDocumentosEletronicos.from_dict(documentos_eletronicos_item_data)



                documentos_eletronicos.append(documentos_eletronicos_item)


        emissao_cte_emissores_documento_transporte_anterior_identificacoes_documentos = cls(
            documentos_papel=documentos_papel,
            documentos_eletronicos=documentos_eletronicos,
        )

        return emissao_cte_emissores_documento_transporte_anterior_identificacoes_documentos

