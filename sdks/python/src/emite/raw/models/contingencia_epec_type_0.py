from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast
import datetime






T = TypeVar("T", bound="ContingenciaEpecType0")



@_attrs_define
class ContingenciaEpecType0:
    """ O EPEC do documento, depois de registrado; null até lá, e nas outras formas.

        Attributes:
            registered_at (datetime.datetime): Registro do EPEC.
            protocol_number (None | str | Unset): Protocolo do EPEC.
     """

    registered_at: datetime.datetime
    protocol_number: None | str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        registered_at = self.registered_at.isoformat()

        protocol_number: None | str | Unset
        if isinstance(self.protocol_number, Unset):
            protocol_number = UNSET
        else:
            protocol_number = self.protocol_number


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "registeredAt": registered_at,
        })
        if protocol_number is not UNSET:
            field_dict["protocolNumber"] = protocol_number

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        registered_at = datetime.datetime.fromisoformat(d.pop("registeredAt"))




        def _parse_protocol_number(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        protocol_number = _parse_protocol_number(d.pop("protocolNumber", UNSET))


        contingencia_epec_type_0 = cls(
            registered_at=registered_at,
            protocol_number=protocol_number,
        )


        contingencia_epec_type_0.additional_properties = d
        return contingencia_epec_type_0

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
