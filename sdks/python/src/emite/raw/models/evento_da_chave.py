from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast






T = TypeVar("T", bound="EventoDaChave")



@_attrs_define
class EventoDaChave:
    """ 
        Attributes:
            event_code (str): tpEvento. Example: 110111.
            sequence (int):
            x_motivo (str):
            protocol_number (None | str | Unset):
            registered_at (None | str | Unset):
     """

    event_code: str
    sequence: int
    x_motivo: str
    protocol_number: None | str | Unset = UNSET
    registered_at: None | str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        event_code = self.event_code

        sequence = self.sequence

        x_motivo = self.x_motivo

        protocol_number: None | str | Unset
        if isinstance(self.protocol_number, Unset):
            protocol_number = UNSET
        else:
            protocol_number = self.protocol_number

        registered_at: None | str | Unset
        if isinstance(self.registered_at, Unset):
            registered_at = UNSET
        else:
            registered_at = self.registered_at


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "eventCode": event_code,
            "sequence": sequence,
            "xMotivo": x_motivo,
        })
        if protocol_number is not UNSET:
            field_dict["protocolNumber"] = protocol_number
        if registered_at is not UNSET:
            field_dict["registeredAt"] = registered_at

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        event_code = d.pop("eventCode")

        sequence = d.pop("sequence")

        x_motivo = d.pop("xMotivo")

        def _parse_protocol_number(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        protocol_number = _parse_protocol_number(d.pop("protocolNumber", UNSET))


        def _parse_registered_at(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        registered_at = _parse_registered_at(d.pop("registeredAt", UNSET))


        evento_da_chave = cls(
            event_code=event_code,
            sequence=sequence,
            x_motivo=x_motivo,
            protocol_number=protocol_number,
            registered_at=registered_at,
        )


        evento_da_chave.additional_properties = d
        return evento_da_chave

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
