from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast
import datetime






T = TypeVar("T", bound="RelogioPedido")



@_attrs_define
class RelogioPedido:
    """ 
        Attributes:
            advance (str | Unset): Quanto adiantar: duração ISO 8601 de dias a segundos, ou segundos. Example: PT25H.
            at (datetime.datetime | Unset): O instante em que fica; pode ser antes do atual.
     """

    advance: str | Unset = UNSET
    at: datetime.datetime | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        advance = self.advance

        at: str | Unset = UNSET
        if not isinstance(self.at, Unset):
            at = self.at.isoformat()


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if advance is not UNSET:
            field_dict["advance"] = advance
        if at is not UNSET:
            field_dict["at"] = at

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        advance = d.pop("advance", UNSET)

        _at = d.pop("at", UNSET)
        at: datetime.datetime | Unset
        if isinstance(_at,  Unset):
            at = UNSET
        else:
            at = datetime.datetime.fromisoformat(_at)




        relogio_pedido = cls(
            advance=advance,
            at=at,
        )

        return relogio_pedido

