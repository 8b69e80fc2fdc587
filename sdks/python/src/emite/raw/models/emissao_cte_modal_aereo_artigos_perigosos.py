from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.emissao_cte_modal_aereo_artigos_perigosos_unidade_medida import EmissaoCteModalAereoArtigosPerigososUnidadeMedida
from ..types import UNSET, Unset






T = TypeVar("T", bound="EmissaoCteModalAereoArtigosPerigosos")



@_attrs_define
class EmissaoCteModalAereoArtigosPerigosos:
    """ 
        Attributes:
            numero_onu (str | Unset): Número ONU do produto perigoso. Formato: 4 dígitos ou ND.
            quantidade_total_volumes (str | Unset): Total de volumes perigosos. Formato: de 1 a 20 caracteres.
            quantidade_total_artigos (str | Unset): Quantidade total por produto. Formato: até 11 inteiros e 4 decimais.
            unidade_medida (EmissaoCteModalAereoArtigosPerigososUnidadeMedida | Unset):
     """

    numero_onu: str | Unset = UNSET
    quantidade_total_volumes: str | Unset = UNSET
    quantidade_total_artigos: str | Unset = UNSET
    unidade_medida: EmissaoCteModalAereoArtigosPerigososUnidadeMedida | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        numero_onu = self.numero_onu

        quantidade_total_volumes = self.quantidade_total_volumes

        quantidade_total_artigos = self.quantidade_total_artigos

        unidade_medida: str | Unset = UNSET
        if not isinstance(self.unidade_medida, Unset):
            unidade_medida = self.unidade_medida.value



        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if numero_onu is not UNSET:
            field_dict["numero_onu"] = numero_onu
        if quantidade_total_volumes is not UNSET:
            field_dict["quantidade_total_volumes"] = quantidade_total_volumes
        if quantidade_total_artigos is not UNSET:
            field_dict["quantidade_total_artigos"] = quantidade_total_artigos
        if unidade_medida is not UNSET:
            field_dict["unidade_medida"] = unidade_medida

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        numero_onu = d.pop("numero_onu", UNSET)

        quantidade_total_volumes = d.pop("quantidade_total_volumes", UNSET)

        quantidade_total_artigos = d.pop("quantidade_total_artigos", UNSET)

        _unidade_medida = d.pop("unidade_medida", UNSET)
        unidade_medida: EmissaoCteModalAereoArtigosPerigososUnidadeMedida | Unset
        if isinstance(_unidade_medida,  Unset):
            unidade_medida = UNSET
        else:
            unidade_medida = EmissaoCteModalAereoArtigosPerigososUnidadeMedida(_unidade_medida)




        emissao_cte_modal_aereo_artigos_perigosos = cls(
            numero_onu=numero_onu,
            quantidade_total_volumes=quantidade_total_volumes,
            quantidade_total_artigos=quantidade_total_artigos,
            unidade_medida=unidade_medida,
        )

        return emissao_cte_modal_aereo_artigos_perigosos

