from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset






T = TypeVar("T", bound="EmissaoCteModalAquaviarioContainersNfes")



@_attrs_define
class EmissaoCteModalAquaviarioContainersNfes:
    """ 
        Attributes:
            chave_nfe (str | Unset): Chave de acesso. Formato: chave de acesso de 44 posições.
            unidade_medida_rateada (str | Unset): Unidade rateada. Formato: até 3 inteiros e de 2 a 3 decimais.
     """

    chave_nfe: str | Unset = UNSET
    unidade_medida_rateada: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        chave_nfe = self.chave_nfe

        unidade_medida_rateada = self.unidade_medida_rateada


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if chave_nfe is not UNSET:
            field_dict["chave_nfe"] = chave_nfe
        if unidade_medida_rateada is not UNSET:
            field_dict["unidade_medida_rateada"] = unidade_medida_rateada

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        chave_nfe = d.pop("chave_nfe", UNSET)

        unidade_medida_rateada = d.pop("unidade_medida_rateada", UNSET)

        emissao_cte_modal_aquaviario_containers_nfes = cls(
            chave_nfe=chave_nfe,
            unidade_medida_rateada=unidade_medida_rateada,
        )

        return emissao_cte_modal_aquaviario_containers_nfes

