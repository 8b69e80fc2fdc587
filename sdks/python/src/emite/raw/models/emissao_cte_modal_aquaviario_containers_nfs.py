from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset






T = TypeVar("T", bound="EmissaoCteModalAquaviarioContainersNfs")



@_attrs_define
class EmissaoCteModalAquaviarioContainersNfs:
    """ 
        Attributes:
            serie (str | Unset): Série. Formato: de 1 a 3 caracteres.
            numero_documento (str | Unset): Número do documento. Formato: de 1 a 20 caracteres.
            unidade_medida_rateada (str | Unset): Unidade rateada. Formato: até 3 inteiros e de 2 a 3 decimais.
     """

    serie: str | Unset = UNSET
    numero_documento: str | Unset = UNSET
    unidade_medida_rateada: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        serie = self.serie

        numero_documento = self.numero_documento

        unidade_medida_rateada = self.unidade_medida_rateada


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if serie is not UNSET:
            field_dict["serie"] = serie
        if numero_documento is not UNSET:
            field_dict["numero_documento"] = numero_documento
        if unidade_medida_rateada is not UNSET:
            field_dict["unidade_medida_rateada"] = unidade_medida_rateada

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        serie = d.pop("serie", UNSET)

        numero_documento = d.pop("numero_documento", UNSET)

        unidade_medida_rateada = d.pop("unidade_medida_rateada", UNSET)

        emissao_cte_modal_aquaviario_containers_nfs = cls(
            serie=serie,
            numero_documento=numero_documento,
            unidade_medida_rateada=unidade_medida_rateada,
        )

        return emissao_cte_modal_aquaviario_containers_nfs

