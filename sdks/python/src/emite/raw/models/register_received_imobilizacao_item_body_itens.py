from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset






T = TypeVar("T", bound="RegisterReceivedImobilizacaoItemBodyItens")



@_attrs_define
class RegisterReceivedImobilizacaoItemBodyItens:
    """ 
        Attributes:
            numero_item (str | Unset): Número do item na nota. Formato: número de 1 a 990.
            ibs_valor (str | Unset): IBS da nota que corresponde à quantidade. Formato: até 13 inteiros e 2 decimais.
            cbs_valor (str | Unset): CBS da nota que corresponde à quantidade. Formato: até 13 inteiros e 2 decimais.
            quantidade (str | Unset): Quantidade a que o evento se refere. Formato: até 11 inteiros e 4 decimais.
            unidade (str | Unset): Unidade da quantidade. Formato: de 1 a 6 caracteres.
     """

    numero_item: str | Unset = UNSET
    ibs_valor: str | Unset = UNSET
    cbs_valor: str | Unset = UNSET
    quantidade: str | Unset = UNSET
    unidade: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        numero_item = self.numero_item

        ibs_valor = self.ibs_valor

        cbs_valor = self.cbs_valor

        quantidade = self.quantidade

        unidade = self.unidade


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if numero_item is not UNSET:
            field_dict["numero_item"] = numero_item
        if ibs_valor is not UNSET:
            field_dict["ibs_valor"] = ibs_valor
        if cbs_valor is not UNSET:
            field_dict["cbs_valor"] = cbs_valor
        if quantidade is not UNSET:
            field_dict["quantidade"] = quantidade
        if unidade is not UNSET:
            field_dict["unidade"] = unidade

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        numero_item = d.pop("numero_item", UNSET)

        ibs_valor = d.pop("ibs_valor", UNSET)

        cbs_valor = d.pop("cbs_valor", UNSET)

        quantidade = d.pop("quantidade", UNSET)

        unidade = d.pop("unidade", UNSET)

        register_received_imobilizacao_item_body_itens = cls(
            numero_item=numero_item,
            ibs_valor=ibs_valor,
            cbs_valor=cbs_valor,
            quantidade=quantidade,
            unidade=unidade,
        )

        return register_received_imobilizacao_item_body_itens

