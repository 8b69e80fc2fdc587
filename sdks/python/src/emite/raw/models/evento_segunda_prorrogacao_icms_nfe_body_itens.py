from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset






T = TypeVar("T", bound="EventoSegundaProrrogacaoIcmsNfeBodyItens")



@_attrs_define
class EventoSegundaProrrogacaoIcmsNfeBodyItens:
    """ 
        Attributes:
            numero_item (str | Unset): Número do item na nota. Formato: número de 1 a 990.
            quantidade (str | Unset): Quantidade cujo prazo se prorroga. Formato: até 11 inteiros e 4 decimais.
     """

    numero_item: str | Unset = UNSET
    quantidade: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        numero_item = self.numero_item

        quantidade = self.quantidade


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if numero_item is not UNSET:
            field_dict["numero_item"] = numero_item
        if quantidade is not UNSET:
            field_dict["quantidade"] = quantidade

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        numero_item = d.pop("numero_item", UNSET)

        quantidade = d.pop("quantidade", UNSET)

        evento_segunda_prorrogacao_icms_nfe_body_itens = cls(
            numero_item=numero_item,
            quantidade=quantidade,
        )

        return evento_segunda_prorrogacao_icms_nfe_body_itens

