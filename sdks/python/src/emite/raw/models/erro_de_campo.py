from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset






T = TypeVar("T", bound="ErroDeCampo")



@_attrs_define
class ErroDeCampo:
    """ 
        Attributes:
            field (str): Caminho do campo no corpo enviado. Example: itens[1].codigo_ncm.
            code (str): Código estável do problema. Example: formato_invalido.
            message (str): O problema, em português.
            tag (str | Unset): Tag do XML alimentada pelo campo. Example: NCM.
            fix (str | Unset): O que fazer.
            c_stat (str | Unset): Código com que a SEFAZ o recusaria, quando há um. Example: 778.
     """

    field: str
    code: str
    message: str
    tag: str | Unset = UNSET
    fix: str | Unset = UNSET
    c_stat: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        field = self.field

        code = self.code

        message = self.message

        tag = self.tag

        fix = self.fix

        c_stat = self.c_stat


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "field": field,
            "code": code,
            "message": message,
        })
        if tag is not UNSET:
            field_dict["tag"] = tag
        if fix is not UNSET:
            field_dict["fix"] = fix
        if c_stat is not UNSET:
            field_dict["cStat"] = c_stat

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        field = d.pop("field")

        code = d.pop("code")

        message = d.pop("message")

        tag = d.pop("tag", UNSET)

        fix = d.pop("fix", UNSET)

        c_stat = d.pop("cStat", UNSET)

        erro_de_campo = cls(
            field=field,
            code=code,
            message=message,
            tag=tag,
            fix=fix,
            c_stat=c_stat,
        )


        erro_de_campo.additional_properties = d
        return erro_de_campo

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
