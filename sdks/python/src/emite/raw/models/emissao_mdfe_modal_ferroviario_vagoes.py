from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset






T = TypeVar("T", bound="EmissaoMdfeModalFerroviarioVagoes")



@_attrs_define
class EmissaoMdfeModalFerroviarioVagoes:
    """ 
        Attributes:
            peso_base_calculo_frete (str | Unset): Peso base de cálculo do frete, em toneladas. Formato: até 3 inteiros e 3
                decimais, ou 2 decimais abaixo de 1.
            peso_real (str | Unset): Peso real, em toneladas. Formato: até 3 inteiros e 3 decimais, ou 2 decimais abaixo de
                1.
            tipo_vagao (str | Unset): Tipo de vagão. Formato: 3 caracteres.
            serie (str | Unset): Série do vagão. Formato: 3 caracteres.
            numero_identificao_vagao (str | Unset): Número do vagão. Formato: número inteiro maior que zero de até 8
                dígitos.
            sequencia_vagao_composicao (str | Unset): Posição do vagão na composição. Formato: número inteiro maior que zero
                de até 3 dígitos.
            tonelada_util (str | Unset): Tonelada útil. Formato: até 3 inteiros e de 2 a 3 decimais.
     """

    peso_base_calculo_frete: str | Unset = UNSET
    peso_real: str | Unset = UNSET
    tipo_vagao: str | Unset = UNSET
    serie: str | Unset = UNSET
    numero_identificao_vagao: str | Unset = UNSET
    sequencia_vagao_composicao: str | Unset = UNSET
    tonelada_util: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        peso_base_calculo_frete = self.peso_base_calculo_frete

        peso_real = self.peso_real

        tipo_vagao = self.tipo_vagao

        serie = self.serie

        numero_identificao_vagao = self.numero_identificao_vagao

        sequencia_vagao_composicao = self.sequencia_vagao_composicao

        tonelada_util = self.tonelada_util


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if peso_base_calculo_frete is not UNSET:
            field_dict["peso_base_calculo_frete"] = peso_base_calculo_frete
        if peso_real is not UNSET:
            field_dict["peso_real"] = peso_real
        if tipo_vagao is not UNSET:
            field_dict["tipo_vagao"] = tipo_vagao
        if serie is not UNSET:
            field_dict["serie"] = serie
        if numero_identificao_vagao is not UNSET:
            field_dict["numero_identificao_vagao"] = numero_identificao_vagao
        if sequencia_vagao_composicao is not UNSET:
            field_dict["sequencia_vagao_composicao"] = sequencia_vagao_composicao
        if tonelada_util is not UNSET:
            field_dict["tonelada_util"] = tonelada_util

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        peso_base_calculo_frete = d.pop("peso_base_calculo_frete", UNSET)

        peso_real = d.pop("peso_real", UNSET)

        tipo_vagao = d.pop("tipo_vagao", UNSET)

        serie = d.pop("serie", UNSET)

        numero_identificao_vagao = d.pop("numero_identificao_vagao", UNSET)

        sequencia_vagao_composicao = d.pop("sequencia_vagao_composicao", UNSET)

        tonelada_util = d.pop("tonelada_util", UNSET)

        emissao_mdfe_modal_ferroviario_vagoes = cls(
            peso_base_calculo_frete=peso_base_calculo_frete,
            peso_real=peso_real,
            tipo_vagao=tipo_vagao,
            serie=serie,
            numero_identificao_vagao=numero_identificao_vagao,
            sequencia_vagao_composicao=sequencia_vagao_composicao,
            tonelada_util=tonelada_util,
        )

        return emissao_mdfe_modal_ferroviario_vagoes

