from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset






T = TypeVar("T", bound="EmissaoCtePassagens")



@_attrs_define
class EmissaoCtePassagens:
    """ 
        Attributes:
            codigo_interno (str | Unset): Sigla do ponto de passagem. Formato: de 1 a 15 caracteres.
     """

    codigo_interno: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        codigo_interno = self.codigo_interno


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if codigo_interno is not UNSET:
            field_dict["codigo_interno"] = codigo_interno

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        codigo_interno = d.pop("codigo_interno", UNSET)

        emissao_cte_passagens = cls(
            codigo_interno=codigo_interno,
        )

        return emissao_cte_passagens

