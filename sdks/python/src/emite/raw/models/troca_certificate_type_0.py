from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime






T = TypeVar("T", bound="TrocaCertificateType0")



@_attrs_define
class TrocaCertificateType0:
    """ Certificado do servidor.

        Attributes:
            sha256 (str):
            subject (str):
            issuer (str):
            valid_from (datetime.datetime):
            valid_to (datetime.datetime):
     """

    sha256: str
    subject: str
    issuer: str
    valid_from: datetime.datetime
    valid_to: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        sha256 = self.sha256

        subject = self.subject

        issuer = self.issuer

        valid_from = self.valid_from.isoformat()

        valid_to = self.valid_to.isoformat()


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "sha256": sha256,
            "subject": subject,
            "issuer": issuer,
            "validFrom": valid_from,
            "validTo": valid_to,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        sha256 = d.pop("sha256")

        subject = d.pop("subject")

        issuer = d.pop("issuer")

        valid_from = datetime.datetime.fromisoformat(d.pop("validFrom"))




        valid_to = datetime.datetime.fromisoformat(d.pop("validTo"))




        troca_certificate_type_0 = cls(
            sha256=sha256,
            subject=subject,
            issuer=issuer,
            valid_from=valid_from,
            valid_to=valid_to,
        )


        troca_certificate_type_0.additional_properties = d
        return troca_certificate_type_0

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
