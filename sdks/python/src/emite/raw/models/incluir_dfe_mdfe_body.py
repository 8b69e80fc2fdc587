from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
  from ..models.incluir_dfe_mdfe_body_documentos import IncluirDfeMdfeBodyDocumentos





T = TypeVar("T", bound="IncluirDfeMdfeBody")



@_attrs_define
class IncluirDfeMdfeBody:
    """ 
        Attributes:
            codigo_municipio_carregamento (str): Código IBGE do município de carregamento. Formato: código IBGE de 7
                dígitos.
            documentos (list[IncluirDfeMdfeBodyDocumentos]): NF-e incluídas
            data_evento (str | Unset): Data e hora do evento; padrão: agora. Formato: data e hora AAAA-MM-DDThh:mm:ss-03:00.
            protocolo (str | Unset): Protocolo; padrão: o de autorização do MDF-e. Formato: protocolo de 15 dígitos.
            nome_municipio_carregamento (str | Unset): Nome do município de carregamento; buscado pelo código quando vazio.
                Formato: de 2 a 60 caracteres.
     """

    codigo_municipio_carregamento: str
    documentos: list[IncluirDfeMdfeBodyDocumentos]
    data_evento: str | Unset = UNSET
    protocolo: str | Unset = UNSET
    nome_municipio_carregamento: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        from ..models.incluir_dfe_mdfe_body_documentos import IncluirDfeMdfeBodyDocumentos # noqa: PLC0415
        codigo_municipio_carregamento = self.codigo_municipio_carregamento

        documentos = []
        for documentos_item_data in self.documentos:
            documentos_item = documentos_item_data.to_dict()
            documentos.append(documentos_item)



        data_evento = self.data_evento

        protocolo = self.protocolo

        nome_municipio_carregamento = self.nome_municipio_carregamento


        field_dict: dict[str, Any] = {}

        field_dict.update({
            "codigo_municipio_carregamento": codigo_municipio_carregamento,
            "documentos": documentos,
        })
        if data_evento is not UNSET:
            field_dict["data_evento"] = data_evento
        if protocolo is not UNSET:
            field_dict["protocolo"] = protocolo
        if nome_municipio_carregamento is not UNSET:
            field_dict["nome_municipio_carregamento"] = nome_municipio_carregamento

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.incluir_dfe_mdfe_body_documentos import IncluirDfeMdfeBodyDocumentos # noqa: PLC0415
        d = dict(src_dict)
        codigo_municipio_carregamento = d.pop("codigo_municipio_carregamento")

        documentos = []
        _documentos = d.pop("documentos")
        for documentos_item_data in (_documentos):
            documentos_item = IncluirDfeMdfeBodyDocumentos.from_dict(documentos_item_data)



            documentos.append(documentos_item)


        data_evento = d.pop("data_evento", UNSET)

        protocolo = d.pop("protocolo", UNSET)

        nome_municipio_carregamento = d.pop("nome_municipio_carregamento", UNSET)

        incluir_dfe_mdfe_body = cls(
            codigo_municipio_carregamento=codigo_municipio_carregamento,
            documentos=documentos,
            data_evento=data_evento,
            protocolo=protocolo,
            nome_municipio_carregamento=nome_municipio_carregamento,
        )

        return incluir_dfe_mdfe_body

