from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.emissao_cte_quantidades_codigo_unidade_medida import EmissaoCteQuantidadesCodigoUnidadeMedida
from ..types import UNSET, Unset






T = TypeVar("T", bound="EmissaoCteQuantidades")



@_attrs_define
class EmissaoCteQuantidades:
    """ 
        Attributes:
            codigo_unidade_medida (EmissaoCteQuantidadesCodigoUnidadeMedida | Unset):
            tipo_medida (str | Unset): Tipo da medida (texto livre, ex.: PESO BRUTO). Formato: de 1 a 20 caracteres.
            quantidade (str | Unset): Quantidade da carga. Formato: até 11 inteiros e 4 decimais.
     """

    codigo_unidade_medida: EmissaoCteQuantidadesCodigoUnidadeMedida | Unset = UNSET
    tipo_medida: str | Unset = UNSET
    quantidade: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        codigo_unidade_medida: str | Unset = UNSET
        if not isinstance(self.codigo_unidade_medida, Unset):
            codigo_unidade_medida = self.codigo_unidade_medida.value


        tipo_medida = self.tipo_medida

        quantidade = self.quantidade


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if codigo_unidade_medida is not UNSET:
            field_dict["codigo_unidade_medida"] = codigo_unidade_medida
        if tipo_medida is not UNSET:
            field_dict["tipo_medida"] = tipo_medida
        if quantidade is not UNSET:
            field_dict["quantidade"] = quantidade

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        _codigo_unidade_medida = d.pop("codigo_unidade_medida", UNSET)
        codigo_unidade_medida: EmissaoCteQuantidadesCodigoUnidadeMedida | Unset
        if isinstance(_codigo_unidade_medida,  Unset):
            codigo_unidade_medida = UNSET
        else:
            codigo_unidade_medida = EmissaoCteQuantidadesCodigoUnidadeMedida(_codigo_unidade_medida)




        tipo_medida = d.pop("tipo_medida", UNSET)

        quantidade = d.pop("quantidade", UNSET)

        emissao_cte_quantidades = cls(
            codigo_unidade_medida=codigo_unidade_medida,
            tipo_medida=tipo_medida,
            quantidade=quantidade,
        )

        return emissao_cte_quantidades

