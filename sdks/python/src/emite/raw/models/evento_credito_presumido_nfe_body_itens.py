from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset






T = TypeVar("T", bound="EventoCreditoPresumidoNfeBodyItens")



@_attrs_define
class EventoCreditoPresumidoNfeBodyItens:
    """ 
        Attributes:
            numero_item (str | Unset): Número do item na nota. Formato: número de 1 a 990.
            base_calculo (str | Unset): Base de cálculo do crédito. Formato: até 13 inteiros e 2 decimais.
            codigo (str | Unset): Código da tabela cCredPres. Formato: 2 dígitos.
            ibs_percentual (str | Unset): Percentual do crédito de IBS. Formato: até 3 inteiros e de 2 a 4 decimais.
            ibs_valor (str | Unset): Valor do crédito de IBS. Formato: até 13 inteiros e 2 decimais.
            cbs_percentual (str | Unset): Percentual do crédito de CBS. Formato: até 3 inteiros e de 2 a 4 decimais.
            cbs_valor (str | Unset): Valor do crédito de CBS. Formato: até 13 inteiros e 2 decimais.
     """

    numero_item: str | Unset = UNSET
    base_calculo: str | Unset = UNSET
    codigo: str | Unset = UNSET
    ibs_percentual: str | Unset = UNSET
    ibs_valor: str | Unset = UNSET
    cbs_percentual: str | Unset = UNSET
    cbs_valor: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        numero_item = self.numero_item

        base_calculo = self.base_calculo

        codigo = self.codigo

        ibs_percentual = self.ibs_percentual

        ibs_valor = self.ibs_valor

        cbs_percentual = self.cbs_percentual

        cbs_valor = self.cbs_valor


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if numero_item is not UNSET:
            field_dict["numero_item"] = numero_item
        if base_calculo is not UNSET:
            field_dict["base_calculo"] = base_calculo
        if codigo is not UNSET:
            field_dict["codigo"] = codigo
        if ibs_percentual is not UNSET:
            field_dict["ibs_percentual"] = ibs_percentual
        if ibs_valor is not UNSET:
            field_dict["ibs_valor"] = ibs_valor
        if cbs_percentual is not UNSET:
            field_dict["cbs_percentual"] = cbs_percentual
        if cbs_valor is not UNSET:
            field_dict["cbs_valor"] = cbs_valor

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        numero_item = d.pop("numero_item", UNSET)

        base_calculo = d.pop("base_calculo", UNSET)

        codigo = d.pop("codigo", UNSET)

        ibs_percentual = d.pop("ibs_percentual", UNSET)

        ibs_valor = d.pop("ibs_valor", UNSET)

        cbs_percentual = d.pop("cbs_percentual", UNSET)

        cbs_valor = d.pop("cbs_valor", UNSET)

        evento_credito_presumido_nfe_body_itens = cls(
            numero_item=numero_item,
            base_calculo=base_calculo,
            codigo=codigo,
            ibs_percentual=ibs_percentual,
            ibs_valor=ibs_valor,
            cbs_percentual=cbs_percentual,
            cbs_valor=cbs_valor,
        )

        return evento_credito_presumido_nfe_body_itens

