from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset







T = TypeVar("T", bound="ImportacaoComRecusadosSeries")



@_attrs_define
class ImportacaoComRecusadosSeries:
    """ 
        Attributes:
            emitente (str):
            modelo (str):
            serie (int):
            highest (int):
            before (int):
            next_ (int):
     """

    emitente: str
    modelo: str
    serie: int
    highest: int
    before: int
    next_: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        emitente = self.emitente

        modelo = self.modelo

        serie = self.serie

        highest = self.highest

        before = self.before

        next_ = self.next_


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "emitente": emitente,
            "modelo": modelo,
            "serie": serie,
            "highest": highest,
            "before": before,
            "next": next_,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        emitente = d.pop("emitente")

        modelo = d.pop("modelo")

        serie = d.pop("serie")

        highest = d.pop("highest")

        before = d.pop("before")

        next_ = d.pop("next")

        importacao_com_recusados_series = cls(
            emitente=emitente,
            modelo=modelo,
            serie=serie,
            highest=highest,
            before=before,
            next_=next_,
        )


        importacao_com_recusados_series.additional_properties = d
        return importacao_com_recusados_series

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
