from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset






T = TypeVar("T", bound="EmissaoNfeItensNves")



@_attrs_define
class EmissaoNfeItensNves:
    """ 
        Attributes:
            nve (str | Unset): NVE: 2 letras e 4 algarismos. Formato: 2 letras e 4 dígitos.
     """

    nve: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        nve = self.nve


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if nve is not UNSET:
            field_dict["nve"] = nve

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        nve = d.pop("nve", UNSET)

        emissao_nfe_itens_nves = cls(
            nve=nve,
        )

        return emissao_nfe_itens_nves

