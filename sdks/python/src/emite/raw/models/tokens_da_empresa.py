from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
from uuid import UUID

if TYPE_CHECKING:
  from ..models.token import Token





T = TypeVar("T", bound="TokensDaEmpresa")



@_attrs_define
class TokensDaEmpresa:
    """ 
        Attributes:
            client_id (UUID):
            tokens (list[Token]):
     """

    client_id: UUID
    tokens: list[Token]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.token import Token # noqa: PLC0415
        client_id = str(self.client_id)

        tokens = []
        for tokens_item_data in self.tokens:
            tokens_item = tokens_item_data.to_dict()
            tokens.append(tokens_item)




        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "clientId": client_id,
            "tokens": tokens,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.token import Token # noqa: PLC0415
        d = dict(src_dict)
        client_id = UUID(d.pop("clientId"))




        tokens = []
        _tokens = d.pop("tokens")
        for tokens_item_data in (_tokens):
            tokens_item = Token.from_dict(tokens_item_data)



            tokens.append(tokens_item)


        tokens_da_empresa = cls(
            client_id=client_id,
            tokens=tokens,
        )


        tokens_da_empresa.additional_properties = d
        return tokens_da_empresa

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
