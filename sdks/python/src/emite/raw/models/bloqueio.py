from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
from uuid import UUID
import datetime






T = TypeVar("T", bound="Bloqueio")



@_attrs_define
class Bloqueio:
    """ 
        Attributes:
            client_id (UUID):
            type_ (str):  Example: nfe.
            service (str):  Example: autorizacao.
            reason (str):
            until (datetime.datetime):
     """

    client_id: UUID
    type_: str
    service: str
    reason: str
    until: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        client_id = str(self.client_id)

        type_ = self.type_

        service = self.service

        reason = self.reason

        until = self.until.isoformat()


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "clientId": client_id,
            "type": type_,
            "service": service,
            "reason": reason,
            "until": until,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        client_id = UUID(d.pop("clientId"))




        type_ = d.pop("type")

        service = d.pop("service")

        reason = d.pop("reason")

        until = datetime.datetime.fromisoformat(d.pop("until"))




        bloqueio = cls(
            client_id=client_id,
            type_=type_,
            service=service,
            reason=reason,
            until=until,
        )


        bloqueio.additional_properties = d
        return bloqueio

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
