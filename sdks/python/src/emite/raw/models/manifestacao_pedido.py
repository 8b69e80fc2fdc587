from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.manifestacao_pedido_tipo import ManifestacaoPedidoTipo
from ..types import UNSET, Unset






T = TypeVar("T", bound="ManifestacaoPedido")



@_attrs_define
class ManifestacaoPedido:
    """ 
        Attributes:
            tipo (ManifestacaoPedidoTipo):
            justificativa (str | Unset): Por que a operação não se realizou, de 15 a 255 caracteres. Obrigatória em
                nao_realizada, opcional em desconhecimento.
     """

    tipo: ManifestacaoPedidoTipo
    justificativa: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        tipo = self.tipo.value

        justificativa = self.justificativa


        field_dict: dict[str, Any] = {}

        field_dict.update({
            "tipo": tipo,
        })
        if justificativa is not UNSET:
            field_dict["justificativa"] = justificativa

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        tipo = ManifestacaoPedidoTipo(d.pop("tipo"))




        justificativa = d.pop("justificativa", UNSET)

        manifestacao_pedido = cls(
            tipo=tipo,
            justificativa=justificativa,
        )

        return manifestacao_pedido

