from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset







T = TypeVar("T", bound="ContingenciaComONumero")



@_attrs_define
class ContingenciaComONumero:
    """ 
        Attributes:
            policy (str):
            patience_seconds (int):
            forced (bool):
     """

    policy: str
    patience_seconds: int
    forced: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        policy = self.policy

        patience_seconds = self.patience_seconds

        forced = self.forced


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "policy": policy,
            "patienceSeconds": patience_seconds,
            "forced": forced,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        policy = d.pop("policy")

        patience_seconds = d.pop("patienceSeconds")

        forced = d.pop("forced")

        contingencia_com_o_numero = cls(
            policy=policy,
            patience_seconds=patience_seconds,
            forced=forced,
        )


        contingencia_com_o_numero.additional_properties = d
        return contingencia_com_o_numero

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
