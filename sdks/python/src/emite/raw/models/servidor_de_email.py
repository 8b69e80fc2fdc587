from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast
import datetime






T = TypeVar("T", bound="ServidorDeEmail")



@_attrs_define
class ServidorDeEmail:
    """ 
        Attributes:
            host (str):
            port (int):
            security (str):
            from_address (str):
            updated_at (datetime.datetime): Última mudança.
            username (None | str | Unset):
     """

    host: str
    port: int
    security: str
    from_address: str
    updated_at: datetime.datetime
    username: None | str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        host = self.host

        port = self.port

        security = self.security

        from_address = self.from_address

        updated_at = self.updated_at.isoformat()

        username: None | str | Unset
        if isinstance(self.username, Unset):
            username = UNSET
        else:
            username = self.username


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "host": host,
            "port": port,
            "security": security,
            "fromAddress": from_address,
            "updatedAt": updated_at,
        })
        if username is not UNSET:
            field_dict["username"] = username

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        host = d.pop("host")

        port = d.pop("port")

        security = d.pop("security")

        from_address = d.pop("fromAddress")

        updated_at = datetime.datetime.fromisoformat(d.pop("updatedAt"))




        def _parse_username(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        username = _parse_username(d.pop("username", UNSET))


        servidor_de_email = cls(
            host=host,
            port=port,
            security=security,
            from_address=from_address,
            updated_at=updated_at,
            username=username,
        )


        servidor_de_email.additional_properties = d
        return servidor_de_email

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
