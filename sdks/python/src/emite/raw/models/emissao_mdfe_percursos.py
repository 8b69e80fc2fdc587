from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.uf_ou_exterior import UfOuExterior
from ..types import UNSET, Unset






T = TypeVar("T", bound="EmissaoMdfePercursos")



@_attrs_define
class EmissaoMdfePercursos:
    """ 
        Attributes:
            uf_percurso (UfOuExterior | Unset):
     """

    uf_percurso: UfOuExterior | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        uf_percurso: str | Unset = UNSET
        if not isinstance(self.uf_percurso, Unset):
            uf_percurso = self.uf_percurso.value



        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if uf_percurso is not UNSET:
            field_dict["uf_percurso"] = uf_percurso

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        _uf_percurso = d.pop("uf_percurso", UNSET)
        uf_percurso: UfOuExterior | Unset
        if isinstance(_uf_percurso,  Unset):
            uf_percurso = UNSET
        else:
            uf_percurso = UfOuExterior(_uf_percurso)




        emissao_mdfe_percursos = cls(
            uf_percurso=uf_percurso,
        )

        return emissao_mdfe_percursos

