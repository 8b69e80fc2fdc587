from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast
import datetime






T = TypeVar("T", bound="TokenDeLeitura")



@_attrs_define
class TokenDeLeitura:
    """ 
        Attributes:
            token (str): Vai em Authorization: Bearer, sem X-Access-Key.
            expires_at (datetime.datetime): Quinze minutos depois de criado.
            origins (list[str]):
            document_id (None | str | Unset):
     """

    token: str
    expires_at: datetime.datetime
    origins: list[str]
    document_id: None | str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        token = self.token

        expires_at = self.expires_at.isoformat()

        origins = self.origins



        document_id: None | str | Unset
        if isinstance(self.document_id, Unset):
            document_id = UNSET
        else:
            document_id = self.document_id


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "token": token,
            "expiresAt": expires_at,
            "origins": origins,
        })
        if document_id is not UNSET:
            field_dict["documentId"] = document_id

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        token = d.pop("token")

        expires_at = datetime.datetime.fromisoformat(d.pop("expiresAt"))




        origins = cast(list[str], d.pop("origins"))


        def _parse_document_id(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        document_id = _parse_document_id(d.pop("documentId", UNSET))


        token_de_leitura = cls(
            token=token,
            expires_at=expires_at,
            origins=origins,
            document_id=document_id,
        )


        token_de_leitura.additional_properties = d
        return token_de_leitura

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
