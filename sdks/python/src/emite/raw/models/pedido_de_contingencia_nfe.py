from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.pedido_de_contingencia_nfe_policy import PedidoDeContingenciaNfePolicy
from ..types import UNSET, Unset






T = TypeVar("T", bound="PedidoDeContingenciaNfe")



@_attrs_define
class PedidoDeContingenciaNfe:
    """ 
        Attributes:
            policy (PedidoDeContingenciaNfePolicy):
            patience_seconds (int | Unset): Por quanto tempo se tenta o caminho normal, de 1 a 60 segundos.
            forced (bool | Unset): Emite em contingência desde já, qualquer que seja a situação da SEFAZ, até ser retirado.
            renumbers (bool | Unset): O que pode ter chegado à SEFAZ, e ela não responde, é emitido em contingência com
                outro número; a primeira tentativa é regularizada depois. false: espera por ela.
            serie (int | Unset): Série de onde vem o outro número; null: a do documento, e só quando a Emite numera. O
                documento que a escolheu com o número espera.
     """

    policy: PedidoDeContingenciaNfePolicy
    patience_seconds: int | Unset = UNSET
    forced: bool | Unset = UNSET
    renumbers: bool | Unset = UNSET
    serie: int | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        policy = self.policy.value

        patience_seconds = self.patience_seconds

        forced = self.forced

        renumbers = self.renumbers

        serie = self.serie


        field_dict: dict[str, Any] = {}

        field_dict.update({
            "policy": policy,
        })
        if patience_seconds is not UNSET:
            field_dict["patienceSeconds"] = patience_seconds
        if forced is not UNSET:
            field_dict["forced"] = forced
        if renumbers is not UNSET:
            field_dict["renumbers"] = renumbers
        if serie is not UNSET:
            field_dict["serie"] = serie

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        policy = PedidoDeContingenciaNfePolicy(d.pop("policy"))




        patience_seconds = d.pop("patienceSeconds", UNSET)

        forced = d.pop("forced", UNSET)

        renumbers = d.pop("renumbers", UNSET)

        serie = d.pop("serie", UNSET)

        pedido_de_contingencia_nfe = cls(
            policy=policy,
            patience_seconds=patience_seconds,
            forced=forced,
            renumbers=renumbers,
            serie=serie,
        )

        return pedido_de_contingencia_nfe

