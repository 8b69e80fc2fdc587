from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast
import datetime






T = TypeVar("T", bound="ServicoDaSefazHistorySlots")



@_attrs_define
class ServicoDaSefazHistorySlots:
    """ 
        Attributes:
            at (datetime.datetime): O começo do intervalo.
            availability (float | None | Unset): Quanto do tempo conhecido esteve no ar, em %; null quando ninguém
                consultou. Example: 99.31.
            latency_ms (int | None | Unset):
     """

    at: datetime.datetime
    availability: float | None | Unset = UNSET
    latency_ms: int | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        at = self.at.isoformat()

        availability: float | None | Unset
        if isinstance(self.availability, Unset):
            availability = UNSET
        else:
            availability = self.availability

        latency_ms: int | None | Unset
        if isinstance(self.latency_ms, Unset):
            latency_ms = UNSET
        else:
            latency_ms = self.latency_ms


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "at": at,
        })
        if availability is not UNSET:
            field_dict["availability"] = availability
        if latency_ms is not UNSET:
            field_dict["latencyMs"] = latency_ms

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        at = datetime.datetime.fromisoformat(d.pop("at"))




        def _parse_availability(data: object) -> float | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(float | None | Unset, data)

        availability = _parse_availability(d.pop("availability", UNSET))


        def _parse_latency_ms(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        latency_ms = _parse_latency_ms(d.pop("latencyMs", UNSET))


        servico_da_sefaz_history_slots = cls(
            at=at,
            availability=availability,
            latency_ms=latency_ms,
        )


        servico_da_sefaz_history_slots.additional_properties = d
        return servico_da_sefaz_history_slots

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
