from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset







T = TypeVar("T", bound="ConsultaDoVizinho")



@_attrs_define
class ConsultaDoVizinho:
    """ 
        Attributes:
            c_stat (str): 138: recebeu documentos; 137: não há; 656: consumo indevido, também para ele.
            x_motivo (str):
            ult_nsu (int): De onde ele segue na próxima consulta.
            max_nsu (int):
            documentos (int): Quantos esta consulta lhe entregou.
     """

    c_stat: str
    x_motivo: str
    ult_nsu: int
    max_nsu: int
    documentos: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        c_stat = self.c_stat

        x_motivo = self.x_motivo

        ult_nsu = self.ult_nsu

        max_nsu = self.max_nsu

        documentos = self.documentos


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "cStat": c_stat,
            "xMotivo": x_motivo,
            "ultNSU": ult_nsu,
            "maxNSU": max_nsu,
            "documentos": documentos,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        c_stat = d.pop("cStat")

        x_motivo = d.pop("xMotivo")

        ult_nsu = d.pop("ultNSU")

        max_nsu = d.pop("maxNSU")

        documentos = d.pop("documentos")

        consulta_do_vizinho = cls(
            c_stat=c_stat,
            x_motivo=x_motivo,
            ult_nsu=ult_nsu,
            max_nsu=max_nsu,
            documentos=documentos,
        )


        consulta_do_vizinho.additional_properties = d
        return consulta_do_vizinho

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
