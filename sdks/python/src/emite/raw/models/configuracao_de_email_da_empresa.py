from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast






T = TypeVar("T", bound="ConfiguracaoDeEmailDaEmpresa")



@_attrs_define
class ConfiguracaoDeEmailDaEmpresa:
    """ 
        Attributes:
            automatic (bool):
            on_cancel (bool):
            copies (list[str]):
            from_name (None | str | Unset):
            from_address (None | str | Unset):
            reply_to (None | str | Unset):
            message (None | str | Unset):
     """

    automatic: bool
    on_cancel: bool
    copies: list[str]
    from_name: None | str | Unset = UNSET
    from_address: None | str | Unset = UNSET
    reply_to: None | str | Unset = UNSET
    message: None | str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        automatic = self.automatic

        on_cancel = self.on_cancel

        copies = self.copies



        from_name: None | str | Unset
        if isinstance(self.from_name, Unset):
            from_name = UNSET
        else:
            from_name = self.from_name

        from_address: None | str | Unset
        if isinstance(self.from_address, Unset):
            from_address = UNSET
        else:
            from_address = self.from_address

        reply_to: None | str | Unset
        if isinstance(self.reply_to, Unset):
            reply_to = UNSET
        else:
            reply_to = self.reply_to

        message: None | str | Unset
        if isinstance(self.message, Unset):
            message = UNSET
        else:
            message = self.message


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "automatic": automatic,
            "onCancel": on_cancel,
            "copies": copies,
        })
        if from_name is not UNSET:
            field_dict["fromName"] = from_name
        if from_address is not UNSET:
            field_dict["fromAddress"] = from_address
        if reply_to is not UNSET:
            field_dict["replyTo"] = reply_to
        if message is not UNSET:
            field_dict["message"] = message

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        automatic = d.pop("automatic")

        on_cancel = d.pop("onCancel")

        copies = cast(list[str], d.pop("copies"))


        def _parse_from_name(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        from_name = _parse_from_name(d.pop("fromName", UNSET))


        def _parse_from_address(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        from_address = _parse_from_address(d.pop("fromAddress", UNSET))


        def _parse_reply_to(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        reply_to = _parse_reply_to(d.pop("replyTo", UNSET))


        def _parse_message(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        message = _parse_message(d.pop("message", UNSET))


        configuracao_de_email_da_empresa = cls(
            automatic=automatic,
            on_cancel=on_cancel,
            copies=copies,
            from_name=from_name,
            from_address=from_address,
            reply_to=reply_to,
            message=message,
        )


        configuracao_de_email_da_empresa.additional_properties = d
        return configuracao_de_email_da_empresa

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
