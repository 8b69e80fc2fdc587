from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.emissao_cte_outros_documentos_tipo_documento import EmissaoCteOutrosDocumentosTipoDocumento
from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
  from ..models.emissao_cte_outros_documentos_unidades_carga import EmissaoCteOutrosDocumentosUnidadesCarga
  from ..models.emissao_cte_outros_documentos_unidades_transporte import EmissaoCteOutrosDocumentosUnidadesTransporte





T = TypeVar("T", bound="EmissaoCteOutrosDocumentos")



@_attrs_define
class EmissaoCteOutrosDocumentos:
    """ 
        Attributes:
            tipo_documento (EmissaoCteOutrosDocumentosTipoDocumento | Unset):
            descricao_documento (str | Unset): Descrição (quando tipo 99). Formato: de 1 a 100 caracteres.
            numero (str | Unset): Número do documento. Formato: de 1 a 20 caracteres.
            data_emissao (str | Unset): Data de emissão. Formato: data AAAA-MM-DD.
            valor (str | Unset): Valor do documento. Formato: maior que zero, até 13 inteiros e 2 decimais.
            data_prevista (str | Unset): Data prevista de entrega. Formato: data AAAA-MM-DD.
            unidades_carga (list[EmissaoCteOutrosDocumentosUnidadesCarga] | Unset): Unidades de carga: contêiner, ULD,
                pallet, outras
            unidades_transporte (list[EmissaoCteOutrosDocumentosUnidadesTransporte] | Unset): Unidades de transporte:
                carreta, reboque, vagão, outras
     """

    tipo_documento: EmissaoCteOutrosDocumentosTipoDocumento | Unset = UNSET
    descricao_documento: str | Unset = UNSET
    numero: str | Unset = UNSET
    data_emissao: str | Unset = UNSET
    valor: str | Unset = UNSET
    data_prevista: str | Unset = UNSET
    unidades_carga: list[EmissaoCteOutrosDocumentosUnidadesCarga] | Unset = UNSET
    unidades_transporte: list[EmissaoCteOutrosDocumentosUnidadesTransporte] | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        from ..models.emissao_cte_outros_documentos_unidades_carga import EmissaoCteOutrosDocumentosUnidadesCarga # noqa: PLC0415
        from ..models.emissao_cte_outros_documentos_unidades_transporte import EmissaoCteOutrosDocumentosUnidadesTransporte # noqa: PLC0415
        tipo_documento: str | Unset = UNSET
        if not isinstance(self.tipo_documento, Unset):
            tipo_documento = self.tipo_documento.value


        descricao_documento = self.descricao_documento

        numero = self.numero

        data_emissao = self.data_emissao

        valor = self.valor

        data_prevista = self.data_prevista

        unidades_carga: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.unidades_carga, Unset):
            unidades_carga = []
            for unidades_carga_item_data in self.unidades_carga:
                unidades_carga_item = unidades_carga_item_data.to_dict()
                unidades_carga.append(unidades_carga_item)



        unidades_transporte: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.unidades_transporte, Unset):
            unidades_transporte = []
            for unidades_transporte_item_data in self.unidades_transporte:
                unidades_transporte_item = unidades_transporte_item_data.to_dict()
                unidades_transporte.append(unidades_transporte_item)




        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if tipo_documento is not UNSET:
            field_dict["tipo_documento"] = tipo_documento
        if descricao_documento is not UNSET:
            field_dict["descricao_documento"] = descricao_documento
        if numero is not UNSET:
            field_dict["numero"] = numero
        if data_emissao is not UNSET:
            field_dict["data_emissao"] = data_emissao
        if valor is not UNSET:
            field_dict["valor"] = valor
        if data_prevista is not UNSET:
            field_dict["data_prevista"] = data_prevista
        if unidades_carga is not UNSET:
            field_dict["unidades_carga"] = unidades_carga
        if unidades_transporte is not UNSET:
            field_dict["unidades_transporte"] = unidades_transporte

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.emissao_cte_outros_documentos_unidades_carga import EmissaoCteOutrosDocumentosUnidadesCarga # noqa: PLC0415
        from ..models.emissao_cte_outros_documentos_unidades_transporte import EmissaoCteOutrosDocumentosUnidadesTransporte # noqa: PLC0415
        d = dict(src_dict)
        _tipo_documento = d.pop("tipo_documento", UNSET)
        tipo_documento: EmissaoCteOutrosDocumentosTipoDocumento | Unset
        if isinstance(_tipo_documento,  Unset):
            tipo_documento = UNSET
        else:
            tipo_documento = EmissaoCteOutrosDocumentosTipoDocumento(_tipo_documento)




        descricao_documento = d.pop("descricao_documento", UNSET)

        numero = d.pop("numero", UNSET)

        data_emissao = d.pop("data_emissao", UNSET)

        valor = d.pop("valor", UNSET)

        data_prevista = d.pop("data_prevista", UNSET)

        _unidades_carga = d.pop("unidades_carga", UNSET)
        unidades_carga: list[EmissaoCteOutrosDocumentosUnidadesCarga] | Unset = UNSET
        if _unidades_carga is not UNSET:
            unidades_carga = []
            for unidades_carga_item_data in _unidades_carga:
                unidades_carga_item = EmissaoCteOutrosDocumentosUnidadesCarga.from_dict(unidades_carga_item_data)



                unidades_carga.append(unidades_carga_item)


        _unidades_transporte = d.pop("unidades_transporte", UNSET)
        unidades_transporte: list[EmissaoCteOutrosDocumentosUnidadesTransporte] | Unset = UNSET
        if _unidades_transporte is not UNSET:
            unidades_transporte = []
            for unidades_transporte_item_data in _unidades_transporte:
                unidades_transporte_item = EmissaoCteOutrosDocumentosUnidadesTransporte.from_dict(unidades_transporte_item_data)



                unidades_transporte.append(unidades_transporte_item)


        emissao_cte_outros_documentos = cls(
            tipo_documento=tipo_documento,
            descricao_documento=descricao_documento,
            numero=numero,
            data_emissao=data_emissao,
            valor=valor,
            data_prevista=data_prevista,
            unidades_carga=unidades_carga,
            unidades_transporte=unidades_transporte,
        )

        return emissao_cte_outros_documentos

