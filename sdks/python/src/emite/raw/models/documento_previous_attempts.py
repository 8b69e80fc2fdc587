from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset







T = TypeVar("T", bound="DocumentoPreviousAttempts")



@_attrs_define
class DocumentoPreviousAttempts:
    """ 
        Attributes:
            access_key (str):
            tp_emis (str):
            state (str):
     """

    access_key: str
    tp_emis: str
    state: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        access_key = self.access_key

        tp_emis = self.tp_emis

        state = self.state


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "accessKey": access_key,
            "tpEmis": tp_emis,
            "state": state,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        access_key = d.pop("accessKey")

        tp_emis = d.pop("tpEmis")

        state = d.pop("state")

        documento_previous_attempts = cls(
            access_key=access_key,
            tp_emis=tp_emis,
            state=state,
        )


        documento_previous_attempts.additional_properties = d
        return documento_previous_attempts

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
