from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset







T = TypeVar("T", bound="CalendarioDaEmpresaDaysChangesInForce")



@_attrs_define
class CalendarioDaEmpresaDaysChangesInForce:
    """ Se vigora em day, por destino.

        Attributes:
            sandbox (bool):
            homologacao (bool):
            producao (bool):
     """

    sandbox: bool
    homologacao: bool
    producao: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        sandbox = self.sandbox

        homologacao = self.homologacao

        producao = self.producao


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "sandbox": sandbox,
            "homologacao": homologacao,
            "producao": producao,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        sandbox = d.pop("sandbox")

        homologacao = d.pop("homologacao")

        producao = d.pop("producao")

        calendario_da_empresa_days_changes_in_force = cls(
            sandbox=sandbox,
            homologacao=homologacao,
            producao=producao,
        )


        calendario_da_empresa_days_changes_in_force.additional_properties = d
        return calendario_da_empresa_days_changes_in_force

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
