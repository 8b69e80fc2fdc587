from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast






T = TypeVar("T", bound="PedidoDeEnvioPorEmail")



@_attrs_define
class PedidoDeEnvioPorEmail:
    """ 
        Attributes:
            emails (list[str] | Unset): Para quem, até 20. Ausente ou vazio: o destinatário ou tomador do documento e as
                cópias da empresa.
     """

    emails: list[str] | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        emails: list[str] | Unset = UNSET
        if not isinstance(self.emails, Unset):
            emails = self.emails




        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if emails is not UNSET:
            field_dict["emails"] = emails

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        emails = cast(list[str], d.pop("emails", UNSET))


        pedido_de_envio_por_email = cls(
            emails=emails,
        )

        return pedido_de_envio_por_email

