from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset






T = TypeVar("T", bound="EmissaoNfceItensInfosCreditoPresumido")



@_attrs_define
class EmissaoNfceItensInfosCreditoPresumido:
    """ 
        Attributes:
            codigo_beneficio_fiscal (str | Unset): Código do crédito presumido na UF. Formato: código de 8 ou 10 caracteres.
            percentual (str | Unset): Percentual do crédito presumido. Formato: até 3 inteiros e de 2 a 4 decimais.
            valor (str | Unset): Valor do crédito presumido. Formato: até 13 inteiros e 2 decimais.
     """

    codigo_beneficio_fiscal: str | Unset = UNSET
    percentual: str | Unset = UNSET
    valor: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        codigo_beneficio_fiscal = self.codigo_beneficio_fiscal

        percentual = self.percentual

        valor = self.valor


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if codigo_beneficio_fiscal is not UNSET:
            field_dict["codigo_beneficio_fiscal"] = codigo_beneficio_fiscal
        if percentual is not UNSET:
            field_dict["percentual"] = percentual
        if valor is not UNSET:
            field_dict["valor"] = valor

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        codigo_beneficio_fiscal = d.pop("codigo_beneficio_fiscal", UNSET)

        percentual = d.pop("percentual", UNSET)

        valor = d.pop("valor", UNSET)

        emissao_nfce_itens_infos_credito_presumido = cls(
            codigo_beneficio_fiscal=codigo_beneficio_fiscal,
            percentual=percentual,
            valor=valor,
        )

        return emissao_nfce_itens_infos_credito_presumido

