from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset







T = TypeVar("T", bound="ComprasDoSandboxData")



@_attrs_define
class ComprasDoSandboxData:
    """ 
        Attributes:
            access_key (str):
            emitente (str):
            c_stat (str):
            x_motivo (str):
     """

    access_key: str
    emitente: str
    c_stat: str
    x_motivo: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        access_key = self.access_key

        emitente = self.emitente

        c_stat = self.c_stat

        x_motivo = self.x_motivo


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "accessKey": access_key,
            "emitente": emitente,
            "cStat": c_stat,
            "xMotivo": x_motivo,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        access_key = d.pop("accessKey")

        emitente = d.pop("emitente")

        c_stat = d.pop("cStat")

        x_motivo = d.pop("xMotivo")

        compras_do_sandbox_data = cls(
            access_key=access_key,
            emitente=emitente,
            c_stat=c_stat,
            x_motivo=x_motivo,
        )


        compras_do_sandbox_data.additional_properties = d
        return compras_do_sandbox_data

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
