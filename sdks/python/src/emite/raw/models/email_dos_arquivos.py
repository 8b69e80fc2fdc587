from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast






T = TypeVar("T", bound="EmailDosArquivos")



@_attrs_define
class EmailDosArquivos:
    """ 
        Attributes:
            sender (str): O remetente do envelope, que qualquer um pode escrever; vazio de uma resposta automática.
            ignored (list[str]): Os nomes dos anexos que não são XML nem ZIP, até 50.
     """

    sender: str
    ignored: list[str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        sender = self.sender

        ignored = self.ignored




        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "sender": sender,
            "ignored": ignored,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        sender = d.pop("sender")

        ignored = cast(list[str], d.pop("ignored"))


        email_dos_arquivos = cls(
            sender=sender,
            ignored=ignored,
        )


        email_dos_arquivos.additional_properties = d
        return email_dos_arquivos

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
