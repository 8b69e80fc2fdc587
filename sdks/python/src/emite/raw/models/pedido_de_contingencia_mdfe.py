from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.pedido_de_contingencia_mdfe_policy import PedidoDeContingenciaMdfePolicy
from ..types import UNSET, Unset






T = TypeVar("T", bound="PedidoDeContingenciaMdfe")



@_attrs_define
class PedidoDeContingenciaMdfe:
    """ 
        Attributes:
            policy (PedidoDeContingenciaMdfePolicy):
            patience_seconds (int | Unset): Por quanto tempo se tenta o caminho normal, de 1 a 60 segundos.
            forced (bool | Unset): Emite em contingência desde já, qualquer que seja a situação da SEFAZ, até ser retirado.
     """

    policy: PedidoDeContingenciaMdfePolicy
    patience_seconds: int | Unset = UNSET
    forced: bool | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        policy = self.policy.value

        patience_seconds = self.patience_seconds

        forced = self.forced


        field_dict: dict[str, Any] = {}

        field_dict.update({
            "policy": policy,
        })
        if patience_seconds is not UNSET:
            field_dict["patienceSeconds"] = patience_seconds
        if forced is not UNSET:
            field_dict["forced"] = forced

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        policy = PedidoDeContingenciaMdfePolicy(d.pop("policy"))




        patience_seconds = d.pop("patienceSeconds", UNSET)

        forced = d.pop("forced", UNSET)

        pedido_de_contingencia_mdfe = cls(
            policy=policy,
            patience_seconds=patience_seconds,
            forced=forced,
        )

        return pedido_de_contingencia_mdfe

