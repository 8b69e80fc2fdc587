from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset






T = TypeVar("T", bound="OrientacaoDaRejeicao")



@_attrs_define
class OrientacaoDaRejeicao:
    """ 
        Attributes:
            cause (str): Por que a autoridade recusa.
            fix (str): O que enviar ou onde olhar.
            source (str): Manual ou nota técnica em que está a regra.
            field (str | Unset): Campo do corpo da emissão. Example: itens[].codigo_ncm.
            tag (str | Unset): Tag do XML. Example: NCM.
     """

    cause: str
    fix: str
    source: str
    field: str | Unset = UNSET
    tag: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        cause = self.cause

        fix = self.fix

        source = self.source

        field = self.field

        tag = self.tag


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "cause": cause,
            "fix": fix,
            "source": source,
        })
        if field is not UNSET:
            field_dict["field"] = field
        if tag is not UNSET:
            field_dict["tag"] = tag

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        cause = d.pop("cause")

        fix = d.pop("fix")

        source = d.pop("source")

        field = d.pop("field", UNSET)

        tag = d.pop("tag", UNSET)

        orientacao_da_rejeicao = cls(
            cause=cause,
            fix=fix,
            source=source,
            field=field,
            tag=tag,
        )


        orientacao_da_rejeicao.additional_properties = d
        return orientacao_da_rejeicao

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
