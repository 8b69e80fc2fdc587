from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast






T = TypeVar("T", bound="ContingenciaDoTipo")



@_attrs_define
class ContingenciaDoTipo:
    """ 
        Attributes:
            policy (str):
            patience_seconds (int):
            forced (bool):
            renumbers (bool):
            serie (int | None | Unset):
     """

    policy: str
    patience_seconds: int
    forced: bool
    renumbers: bool
    serie: int | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        policy = self.policy

        patience_seconds = self.patience_seconds

        forced = self.forced

        renumbers = self.renumbers

        serie: int | None | Unset
        if isinstance(self.serie, Unset):
            serie = UNSET
        else:
            serie = self.serie


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "policy": policy,
            "patienceSeconds": patience_seconds,
            "forced": forced,
            "renumbers": renumbers,
        })
        if serie is not UNSET:
            field_dict["serie"] = serie

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        policy = d.pop("policy")

        patience_seconds = d.pop("patienceSeconds")

        forced = d.pop("forced")

        renumbers = d.pop("renumbers")

        def _parse_serie(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        serie = _parse_serie(d.pop("serie", UNSET))


        contingencia_do_tipo = cls(
            policy=policy,
            patience_seconds=patience_seconds,
            forced=forced,
            renumbers=renumbers,
            serie=serie,
        )


        contingencia_do_tipo.additional_properties = d
        return contingencia_do_tipo

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
