from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset







T = TypeVar("T", bound="ContaAccountLimits")



@_attrs_define
class ContaAccountLimits:
    """ De todos os tokens da conta juntos.

        Attributes:
            writes_per_minute (int):
            reads_per_minute (int):
     """

    writes_per_minute: int
    reads_per_minute: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        writes_per_minute = self.writes_per_minute

        reads_per_minute = self.reads_per_minute


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "writesPerMinute": writes_per_minute,
            "readsPerMinute": reads_per_minute,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        writes_per_minute = d.pop("writesPerMinute")

        reads_per_minute = d.pop("readsPerMinute")

        conta_account_limits = cls(
            writes_per_minute=writes_per_minute,
            reads_per_minute=reads_per_minute,
        )


        conta_account_limits.additional_properties = d
        return conta_account_limits

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
