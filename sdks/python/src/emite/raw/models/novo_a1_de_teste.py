from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset







T = TypeVar("T", bound="NovoA1DeTeste")



@_attrs_define
class NovoA1DeTeste:
    """ 
        Attributes:
            cnpj (str): CNPJ do titular, com ou sem máscara; de um produtor rural, o CPF. Example: 11222333000181.
            name (str): Razão social.
     """

    cnpj: str
    name: str





    def to_dict(self) -> dict[str, Any]:
        cnpj = self.cnpj

        name = self.name


        field_dict: dict[str, Any] = {}

        field_dict.update({
            "cnpj": cnpj,
            "name": name,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        cnpj = d.pop("cnpj")

        name = d.pop("name")

        novo_a1_de_teste = cls(
            cnpj=cnpj,
            name=name,
        )

        return novo_a1_de_teste

