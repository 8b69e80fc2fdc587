from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast
import datetime






T = TypeVar("T", bound="Espera")



@_attrs_define
class Espera:
    """ Por que um documento PENDENTE ainda espera, e quando há nova tentativa: a SEFAZ parada ou sem resposta, ou o limite
    de uso dela perto (consumo indevido). null quando nada o segura.

        Attributes:
            reason (str):  Example: Serviço Paralisado Momentaneamente (curto prazo).
            next_try_at (datetime.datetime):
            c_stat (None | str | Unset): O código da SEFAZ, quando ela respondeu um.
     """

    reason: str
    next_try_at: datetime.datetime
    c_stat: None | str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        reason = self.reason

        next_try_at = self.next_try_at.isoformat()

        c_stat: None | str | Unset
        if isinstance(self.c_stat, Unset):
            c_stat = UNSET
        else:
            c_stat = self.c_stat


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "reason": reason,
            "nextTryAt": next_try_at,
        })
        if c_stat is not UNSET:
            field_dict["cStat"] = c_stat

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        reason = d.pop("reason")

        next_try_at = datetime.datetime.fromisoformat(d.pop("nextTryAt"))




        def _parse_c_stat(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        c_stat = _parse_c_stat(d.pop("cStat", UNSET))


        espera = cls(
            reason=reason,
            next_try_at=next_try_at,
            c_stat=c_stat,
        )


        espera.additional_properties = d
        return espera

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
