from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
  from ..models.mensagem import Mensagem





T = TypeVar("T", bound="Mudanca")



@_attrs_define
class Mudanca:
    """ 
        Attributes:
            cursor (str): Em after, continua depois desta mudança.
            message (Mensagem): A mesma que um webhook recebe: id identifica a mudança, venha por onde vier.
     """

    cursor: str
    message: Mensagem
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.mensagem import Mensagem # noqa: PLC0415
        cursor = self.cursor

        message = self.message.to_dict()


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "cursor": cursor,
            "message": message,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.mensagem import Mensagem # noqa: PLC0415
        d = dict(src_dict)
        cursor = d.pop("cursor")

        message = Mensagem.from_dict(d.pop("message"))




        mudanca = cls(
            cursor=cursor,
            message=message,
        )


        mudanca.additional_properties = d
        return mudanca

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
