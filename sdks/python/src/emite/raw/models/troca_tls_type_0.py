from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset







T = TypeVar("T", bound="TrocaTlsType0")



@_attrs_define
class TrocaTlsType0:
    """ 
        Attributes:
            protocol (str):
            cipher (str):
            reused (bool): A conexão já estava aberta.
     """

    protocol: str
    cipher: str
    reused: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        protocol = self.protocol

        cipher = self.cipher

        reused = self.reused


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "protocol": protocol,
            "cipher": cipher,
            "reused": reused,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        protocol = d.pop("protocol")

        cipher = d.pop("cipher")

        reused = d.pop("reused")

        troca_tls_type_0 = cls(
            protocol=protocol,
            cipher=cipher,
            reused=reused,
        )


        troca_tls_type_0.additional_properties = d
        return troca_tls_type_0

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
