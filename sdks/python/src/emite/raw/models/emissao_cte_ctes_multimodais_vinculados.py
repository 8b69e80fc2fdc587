from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset






T = TypeVar("T", bound="EmissaoCteCtesMultimodaisVinculados")



@_attrs_define
class EmissaoCteCtesMultimodaisVinculados:
    """ 
        Attributes:
            chave_cte_multimodal (str | Unset): Chave do CT-e multimodal. Formato: chave de acesso de 44 posições.
     """

    chave_cte_multimodal: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        chave_cte_multimodal = self.chave_cte_multimodal


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if chave_cte_multimodal is not UNSET:
            field_dict["chave_cte_multimodal"] = chave_cte_multimodal

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        chave_cte_multimodal = d.pop("chave_cte_multimodal", UNSET)

        emissao_cte_ctes_multimodais_vinculados = cls(
            chave_cte_multimodal=chave_cte_multimodal,
        )

        return emissao_cte_ctes_multimodais_vinculados

