from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from uuid import UUID






T = TypeVar("T", bound="FaixaInutilizada")



@_attrs_define
class FaixaInutilizada:
    """ 
        Attributes:
            id (UUID): Da inutilização, para GET inutilizacoes/{id}/exchanges.
            status (str): autorizado
            status_sefaz (str): cStat
            mensagem_sefaz (str): xMotivo
            serie (str):
            numero_inicial (str):
            numero_final (str):
            modelo (str): 55 ou 65
            cnpj (str): CNPJ (ou CPF) do emitente.
            caminho_xml (str | Unset): Link assinado do XML, válido por 24 horas.
            protocolo_sefaz (str | Unset): nProt
     """

    id: UUID
    status: str
    status_sefaz: str
    mensagem_sefaz: str
    serie: str
    numero_inicial: str
    numero_final: str
    modelo: str
    cnpj: str
    caminho_xml: str | Unset = UNSET
    protocolo_sefaz: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        id = str(self.id)

        status = self.status

        status_sefaz = self.status_sefaz

        mensagem_sefaz = self.mensagem_sefaz

        serie = self.serie

        numero_inicial = self.numero_inicial

        numero_final = self.numero_final

        modelo = self.modelo

        cnpj = self.cnpj

        caminho_xml = self.caminho_xml

        protocolo_sefaz = self.protocolo_sefaz


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "id": id,
            "status": status,
            "status_sefaz": status_sefaz,
            "mensagem_sefaz": mensagem_sefaz,
            "serie": serie,
            "numero_inicial": numero_inicial,
            "numero_final": numero_final,
            "modelo": modelo,
            "cnpj": cnpj,
        })
        if caminho_xml is not UNSET:
            field_dict["caminho_xml"] = caminho_xml
        if protocolo_sefaz is not UNSET:
            field_dict["protocolo_sefaz"] = protocolo_sefaz

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = UUID(d.pop("id"))




        status = d.pop("status")

        status_sefaz = d.pop("status_sefaz")

        mensagem_sefaz = d.pop("mensagem_sefaz")

        serie = d.pop("serie")

        numero_inicial = d.pop("numero_inicial")

        numero_final = d.pop("numero_final")

        modelo = d.pop("modelo")

        cnpj = d.pop("cnpj")

        caminho_xml = d.pop("caminho_xml", UNSET)

        protocolo_sefaz = d.pop("protocolo_sefaz", UNSET)

        faixa_inutilizada = cls(
            id=id,
            status=status,
            status_sefaz=status_sefaz,
            mensagem_sefaz=mensagem_sefaz,
            serie=serie,
            numero_inicial=numero_inicial,
            numero_final=numero_final,
            modelo=modelo,
            cnpj=cnpj,
            caminho_xml=caminho_xml,
            protocolo_sefaz=protocolo_sefaz,
        )


        faixa_inutilizada.additional_properties = d
        return faixa_inutilizada

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
