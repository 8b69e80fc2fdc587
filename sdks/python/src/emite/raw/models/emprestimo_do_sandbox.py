from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast






T = TypeVar("T", bound="EmprestimoDoSandbox")



@_attrs_define
class EmprestimoDoSandbox:
    """ 
        Attributes:
            type_ (str): O tipo de documento. Example: nfe.
            field (str): O campo que faltava. Example: bairro_destinatario.
            tag (str): A tag do XML. Example: xBairro.
            why (str): O que seria recusado sem ele.
            value (None | str | Unset): O valor emprestado; null quando depende do documento. Example: NAO INFORMADO.
     """

    type_: str
    field: str
    tag: str
    why: str
    value: None | str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        field = self.field

        tag = self.tag

        why = self.why

        value: None | str | Unset
        if isinstance(self.value, Unset):
            value = UNSET
        else:
            value = self.value


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "type": type_,
            "field": field,
            "tag": tag,
            "why": why,
        })
        if value is not UNSET:
            field_dict["value"] = value

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = d.pop("type")

        field = d.pop("field")

        tag = d.pop("tag")

        why = d.pop("why")

        def _parse_value(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        value = _parse_value(d.pop("value", UNSET))


        emprestimo_do_sandbox = cls(
            type_=type_,
            field=field,
            tag=tag,
            why=why,
            value=value,
        )


        emprestimo_do_sandbox.additional_properties = d
        return emprestimo_do_sandbox

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
