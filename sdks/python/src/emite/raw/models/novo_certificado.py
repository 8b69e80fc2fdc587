from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset







T = TypeVar("T", bound="NovoCertificado")



@_attrs_define
class NovoCertificado:
    """ 
        Attributes:
            certificate_base_64 (str): Certificado A1 (.pfx/.p12) em base64, até 512 KB decodificado.
            certificate_password (str): Senha do certificado.
     """

    certificate_base_64: str
    certificate_password: str





    def to_dict(self) -> dict[str, Any]:
        certificate_base_64 = self.certificate_base_64

        certificate_password = self.certificate_password


        field_dict: dict[str, Any] = {}

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

        novo_certificado = cls(
            certificate_base_64=certificate_base_64,
            certificate_password=certificate_password,
        )

        return novo_certificado

