from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset






T = TypeVar("T", bound="PedidoAnunciado")



@_attrs_define
class PedidoAnunciado:
    """ 
        Attributes:
            referencia (str): O nome que a sua empresa dá ao pedido de compra: uma referência, um pedido.
            access_key (str | Unset): A chave da NF-e, se já é conhecida; sem emitente, serie e numero, que ela diz.
            emitente (str | Unset): CNPJ ou CPF do fornecedor, que emite a nota.
            serie (int | Unset): A série da nota; com numero.
            numero (int | Unset): O número da nota.
            valor_total (str | Unset): O valor total da nota (vNF), que tem de ser o mesmo.
     """

    referencia: str
    access_key: str | Unset = UNSET
    emitente: str | Unset = UNSET
    serie: int | Unset = UNSET
    numero: int | Unset = UNSET
    valor_total: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        referencia = self.referencia

        access_key = self.access_key

        emitente = self.emitente

        serie = self.serie

        numero = self.numero

        valor_total = self.valor_total


        field_dict: dict[str, Any] = {}

        field_dict.update({
            "referencia": referencia,
        })
        if access_key is not UNSET:
            field_dict["accessKey"] = access_key
        if emitente is not UNSET:
            field_dict["emitente"] = emitente
        if serie is not UNSET:
            field_dict["serie"] = serie
        if numero is not UNSET:
            field_dict["numero"] = numero
        if valor_total is not UNSET:
            field_dict["valorTotal"] = valor_total

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        referencia = d.pop("referencia")

        access_key = d.pop("accessKey", UNSET)

        emitente = d.pop("emitente", UNSET)

        serie = d.pop("serie", UNSET)

        numero = d.pop("numero", UNSET)

        valor_total = d.pop("valorTotal", UNSET)

        pedido_anunciado = cls(
            referencia=referencia,
            access_key=access_key,
            emitente=emitente,
            serie=serie,
            numero=numero,
            valor_total=valor_total,
        )

        return pedido_anunciado

