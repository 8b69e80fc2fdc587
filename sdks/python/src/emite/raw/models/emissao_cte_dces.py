from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset






T = TypeVar("T", bound="EmissaoCteDces")



@_attrs_define
class EmissaoCteDces:
    """ 
        Attributes:
            chave_dce (str | Unset): Chave de acesso. Formato: chave de acesso de 44 posições.
     """

    chave_dce: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        chave_dce = self.chave_dce


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if chave_dce is not UNSET:
            field_dict["chave_dce"] = chave_dce

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        chave_dce = d.pop("chave_dce", UNSET)

        emissao_cte_dces = cls(
            chave_dce=chave_dce,
        )

        return emissao_cte_dces

