from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast






T = TypeVar("T", bound="CorpoDaTroca")



@_attrs_define
class CorpoDaTroca:
    """ 
        Attributes:
            size (int): Bytes, descompactados.
            encoding (str): Como content traz os bytes; base64 quando não são texto.
            content (str): Os bytes exatos: envelope SOAP ou corpo REST.
            truncated (bool): true: guardou-se só o começo (512 KiB).
            content_type (None | str | Unset): Content-Type.
     """

    size: int
    encoding: str
    content: str
    truncated: bool
    content_type: None | str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        size = self.size

        encoding = self.encoding

        content = self.content

        truncated = self.truncated

        content_type: None | str | Unset
        if isinstance(self.content_type, Unset):
            content_type = UNSET
        else:
            content_type = self.content_type


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "size": size,
            "encoding": encoding,
            "content": content,
            "truncated": truncated,
        })
        if content_type is not UNSET:
            field_dict["contentType"] = content_type

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        size = d.pop("size")

        encoding = d.pop("encoding")

        content = d.pop("content")

        truncated = d.pop("truncated")

        def _parse_content_type(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        content_type = _parse_content_type(d.pop("contentType", UNSET))


        corpo_da_troca = cls(
            size=size,
            encoding=encoding,
            content=content,
            truncated=truncated,
            content_type=content_type,
        )


        corpo_da_troca.additional_properties = d
        return corpo_da_troca

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
