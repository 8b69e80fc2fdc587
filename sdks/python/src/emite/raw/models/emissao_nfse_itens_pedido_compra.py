from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset






T = TypeVar("T", bound="EmissaoNfseItensPedidoCompra")



@_attrs_define
class EmissaoNfseItensPedidoCompra:
    """ 
        Attributes:
            numero_item_compra (str | Unset): Item do pedido de compra. Formato: de 1 a 60 caracteres.
     """

    numero_item_compra: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        numero_item_compra = self.numero_item_compra


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if numero_item_compra is not UNSET:
            field_dict["numero_item_compra"] = numero_item_compra

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        numero_item_compra = d.pop("numero_item_compra", UNSET)

        emissao_nfse_itens_pedido_compra = cls(
            numero_item_compra=numero_item_compra,
        )

        return emissao_nfse_itens_pedido_compra

