from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.uf import Uf






T = TypeVar("T", bound="Csrt")



@_attrs_define
class Csrt:
    """ Código (CSRT) que a UF da empresa deu ao responsável técnico de profile; null apaga. Vale nos dois ambientes
    enquanto não houver testCsrt.

        Attributes:
            uf (Uf):
            id (str): idCSRT.
            code (str): O código; nunca é mostrado.
     """

    uf: Uf
    id: str
    code: str





    def to_dict(self) -> dict[str, Any]:
        uf = self.uf.value

        id = self.id

        code = self.code


        field_dict: dict[str, Any] = {}

        field_dict.update({
            "uf": uf,
            "id": id,
            "code": code,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        uf = Uf(d.pop("uf"))




        id = d.pop("id")

        code = d.pop("code")

        csrt = cls(
            uf=uf,
            id=id,
            code=code,
        )

        return csrt

