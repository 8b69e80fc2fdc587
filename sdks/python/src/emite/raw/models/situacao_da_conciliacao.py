from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset







T = TypeVar("T", bound="SituacaoDaConciliacao")



@_attrs_define
class SituacaoDaConciliacao:
    """ 
        Attributes:
            status (str): cancelado depois do DELETE.
            status_sefaz (str): cStat do registro, ou do cancelamento.
            mensagem_sefaz (str): xMotivo do registro, ou do cancelamento.
            numero_protocolo (str): O protocolo consultado.
     """

    status: str
    status_sefaz: str
    mensagem_sefaz: str
    numero_protocolo: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        status = self.status

        status_sefaz = self.status_sefaz

        mensagem_sefaz = self.mensagem_sefaz

        numero_protocolo = self.numero_protocolo


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "status": status,
            "status_sefaz": status_sefaz,
            "mensagem_sefaz": mensagem_sefaz,
            "numero_protocolo": numero_protocolo,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        status = d.pop("status")

        status_sefaz = d.pop("status_sefaz")

        mensagem_sefaz = d.pop("mensagem_sefaz")

        numero_protocolo = d.pop("numero_protocolo")

        situacao_da_conciliacao = cls(
            status=status,
            status_sefaz=status_sefaz,
            mensagem_sefaz=mensagem_sefaz,
            numero_protocolo=numero_protocolo,
        )


        situacao_da_conciliacao.additional_properties = d
        return situacao_da_conciliacao

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
