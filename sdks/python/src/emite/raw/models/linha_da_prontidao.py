from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast






T = TypeVar("T", bound="LinhaDaProntidao")



@_attrs_define
class LinhaDaProntidao:
    """ 
        Attributes:
            area (str):
            check (str): O que foi verificado; um nome estável. Example: a1_validade.
            state (str): aviso não impede de emitir, mas alguém deve olhar; problema impede.
            message (str):
            type_ (None | str | Unset): O tipo de documento, quando é de um só. Example: nfe.
            fix (None | str | Unset): O que fazer; null quando não há o que fazer.
     """

    area: str
    check: str
    state: str
    message: str
    type_: None | str | Unset = UNSET
    fix: None | str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        area = self.area

        check = self.check

        state = self.state

        message = self.message

        type_: None | str | Unset
        if isinstance(self.type_, Unset):
            type_ = UNSET
        else:
            type_ = self.type_

        fix: None | str | Unset
        if isinstance(self.fix, Unset):
            fix = UNSET
        else:
            fix = self.fix


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "area": area,
            "check": check,
            "state": state,
            "message": message,
        })
        if type_ is not UNSET:
            field_dict["type"] = type_
        if fix is not UNSET:
            field_dict["fix"] = fix

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        area = d.pop("area")

        check = d.pop("check")

        state = d.pop("state")

        message = d.pop("message")

        def _parse_type_(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        type_ = _parse_type_(d.pop("type", UNSET))


        def _parse_fix(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        fix = _parse_fix(d.pop("fix", UNSET))


        linha_da_prontidao = cls(
            area=area,
            check=check,
            state=state,
            message=message,
            type_=type_,
            fix=fix,
        )


        linha_da_prontidao.additional_properties = d
        return linha_da_prontidao

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
