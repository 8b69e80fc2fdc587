from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset






T = TypeVar("T", bound="TrocaDeSegredo")



@_attrs_define
class TrocaDeSegredo:
    """ 
        Attributes:
            overlap_seconds (int | Unset): Por quantos segundos o segredo anterior também assina (até 7 dias).
     """

    overlap_seconds: int | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        overlap_seconds = self.overlap_seconds


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if overlap_seconds is not UNSET:
            field_dict["overlapSeconds"] = overlap_seconds

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        overlap_seconds = d.pop("overlapSeconds", UNSET)

        troca_de_segredo = cls(
            overlap_seconds=overlap_seconds,
        )

        return troca_de_segredo

