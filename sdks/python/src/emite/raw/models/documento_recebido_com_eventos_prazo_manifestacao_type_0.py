from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime






T = TypeVar("T", bound="DocumentoRecebidoComEventosPrazoManifestacaoType0")



@_attrs_define
class DocumentoRecebidoComEventosPrazoManifestacaoType0:
    """ O prazo perto do fim: ciencia, de um resumo sem manifestação, ou conclusiva, de uma NF-e sem manifestação
    conclusiva; null: nenhum.

        Attributes:
            prazo (str):
            ends_at (datetime.datetime): Fim do prazo.
     """

    prazo: str
    ends_at: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        prazo = self.prazo

        ends_at = self.ends_at.isoformat()


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "prazo": prazo,
            "endsAt": ends_at,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        prazo = d.pop("prazo")

        ends_at = datetime.datetime.fromisoformat(d.pop("endsAt"))




        documento_recebido_com_eventos_prazo_manifestacao_type_0 = cls(
            prazo=prazo,
            ends_at=ends_at,
        )


        documento_recebido_com_eventos_prazo_manifestacao_type_0.additional_properties = d
        return documento_recebido_com_eventos_prazo_manifestacao_type_0

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
