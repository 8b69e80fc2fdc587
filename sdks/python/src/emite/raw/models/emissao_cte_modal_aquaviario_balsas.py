from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset






T = TypeVar("T", bound="EmissaoCteModalAquaviarioBalsas")



@_attrs_define
class EmissaoCteModalAquaviarioBalsas:
    """ 
        Attributes:
            identificador (str | Unset): Identificador da balsa. Formato: de 1 a 60 caracteres.
     """

    identificador: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        identificador = self.identificador


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if identificador is not UNSET:
            field_dict["identificador"] = identificador

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        identificador = d.pop("identificador", UNSET)

        emissao_cte_modal_aquaviario_balsas = cls(
            identificador=identificador,
        )

        return emissao_cte_modal_aquaviario_balsas

