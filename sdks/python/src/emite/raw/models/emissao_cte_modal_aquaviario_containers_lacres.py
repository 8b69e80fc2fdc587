from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset






T = TypeVar("T", bound="EmissaoCteModalAquaviarioContainersLacres")



@_attrs_define
class EmissaoCteModalAquaviarioContainersLacres:
    """ 
        Attributes:
            lacre (str | Unset): Número do lacre. Formato: de 1 a 20 caracteres.
     """

    lacre: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        lacre = self.lacre


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if lacre is not UNSET:
            field_dict["lacre"] = lacre

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        lacre = d.pop("lacre", UNSET)

        emissao_cte_modal_aquaviario_containers_lacres = cls(
            lacre=lacre,
        )

        return emissao_cte_modal_aquaviario_containers_lacres

