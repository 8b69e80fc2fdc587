from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset






T = TypeVar("T", bound="RegisterReceivedCreditoBensServicosBodyItens")



@_attrs_define
class RegisterReceivedCreditoBensServicosBodyItens:
    """ 
        Attributes:
            numero_item (str | Unset): Número do item na nota. Formato: número de 1 a 990.
            ibs_valor (str | Unset): Crédito de IBS a apropriar. Formato: até 13 inteiros e 2 decimais.
            cbs_valor (str | Unset): Crédito de CBS a apropriar. Formato: até 13 inteiros e 2 decimais.
     """

    numero_item: str | Unset = UNSET
    ibs_valor: str | Unset = UNSET
    cbs_valor: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        numero_item = self.numero_item

        ibs_valor = self.ibs_valor

        cbs_valor = self.cbs_valor


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if numero_item is not UNSET:
            field_dict["numero_item"] = numero_item
        if ibs_valor is not UNSET:
            field_dict["ibs_valor"] = ibs_valor
        if cbs_valor is not UNSET:
            field_dict["cbs_valor"] = cbs_valor

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        numero_item = d.pop("numero_item", UNSET)

        ibs_valor = d.pop("ibs_valor", UNSET)

        cbs_valor = d.pop("cbs_valor", UNSET)

        register_received_credito_bens_servicos_body_itens = cls(
            numero_item=numero_item,
            ibs_valor=ibs_valor,
            cbs_valor=cbs_valor,
        )

        return register_received_credito_bens_servicos_body_itens

