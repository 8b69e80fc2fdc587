from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.vizinho_do_sandbox_type import VizinhoDoSandboxType
from ..types import UNSET, Unset






T = TypeVar("T", bound="VizinhoDoSandbox")



@_attrs_define
class VizinhoDoSandbox:
    """ 
        Attributes:
            cnpj (str): CNPJ ou CPF da empresa.
            type_ (VizinhoDoSandboxType | Unset):
            vezes (int | Unset): Quantas consultas, em seguida.
     """

    cnpj: str
    type_: VizinhoDoSandboxType | Unset = UNSET
    vezes: int | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        cnpj = self.cnpj

        type_: str | Unset = UNSET
        if not isinstance(self.type_, Unset):
            type_ = self.type_.value


        vezes = self.vezes


        field_dict: dict[str, Any] = {}

        field_dict.update({
            "cnpj": cnpj,
        })
        if type_ is not UNSET:
            field_dict["type"] = type_
        if vezes is not UNSET:
            field_dict["vezes"] = vezes

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        cnpj = d.pop("cnpj")

        _type_ = d.pop("type", UNSET)
        type_: VizinhoDoSandboxType | Unset
        if isinstance(_type_,  Unset):
            type_ = UNSET
        else:
            type_ = VizinhoDoSandboxType(_type_)




        vezes = d.pop("vezes", UNSET)

        vizinho_do_sandbox = cls(
            cnpj=cnpj,
            type_=type_,
            vezes=vezes,
        )

        return vizinho_do_sandbox

