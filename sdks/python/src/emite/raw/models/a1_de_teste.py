from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset







T = TypeVar("T", bound="A1DeTeste")



@_attrs_define
class A1DeTeste:
    """ 
        Attributes:
            certificate_base_64 (str): O arquivo .pfx, em base64.
            certificate_password (str): A senha do arquivo.
     """

    certificate_base_64: str
    certificate_password: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        certificate_base_64 = self.certificate_base_64

        certificate_password = self.certificate_password


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "certificateBase64": certificate_base_64,
            "certificatePassword": certificate_password,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        certificate_base_64 = d.pop("certificateBase64")

        certificate_password = d.pop("certificatePassword")

        a1_de_teste = cls(
            certificate_base_64=certificate_base_64,
            certificate_password=certificate_password,
        )


        a1_de_teste.additional_properties = d
        return a1_de_teste

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
