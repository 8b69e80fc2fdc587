from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.uf import Uf






T = TypeVar("T", bound="CsrtDeHomologacao")



@_attrs_define
class CsrtDeHomologacao:
    """ O CSRT do ambiente de homologação, onde for outro.

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

        csrt_de_homologacao = cls(
            uf=uf,
            id=id,
            code=code,
        )

        return csrt_de_homologacao

