from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset






T = TypeVar("T", bound="RestauracaoDeCertificado")



@_attrs_define
class RestauracaoDeCertificado:
    """ 
        Attributes:
            thumbprint (str | Unset): Impressão digital (SHA-256) do certificado a restaurar; sem ela, o último trocado.
     """

    thumbprint: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        thumbprint = self.thumbprint


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if thumbprint is not UNSET:
            field_dict["thumbprint"] = thumbprint

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        thumbprint = d.pop("thumbprint", UNSET)

        restauracao_de_certificado = cls(
            thumbprint=thumbprint,
        )

        return restauracao_de_certificado

