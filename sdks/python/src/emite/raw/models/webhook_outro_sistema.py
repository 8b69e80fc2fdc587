from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
from uuid import UUID
import datetime






T = TypeVar("T", bound="WebhookOutroSistema")



@_attrs_define
class WebhookOutroSistema:
    """ 
        Attributes:
            client_id (UUID): A empresa.
            document_type (str): Tipo do documento. Example: nfe.
            nsu (int): O maior NSU que o outro sistema recebeu.
            missing (int): Quantos NSUs faltam à Emite.
            noticed_at (datetime.datetime): Quando a SEFAZ recusou a consulta da Emite, pelo relógio da conta.
            url (str): Onde consultar a sequência.
     """

    client_id: UUID
    document_type: str
    nsu: int
    missing: int
    noticed_at: datetime.datetime
    url: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        client_id = str(self.client_id)

        document_type = self.document_type

        nsu = self.nsu

        missing = self.missing

        noticed_at = self.noticed_at.isoformat()

        url = self.url


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "clientId": client_id,
            "documentType": document_type,
            "nsu": nsu,
            "missing": missing,
            "noticedAt": noticed_at,
            "url": url,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        client_id = UUID(d.pop("clientId"))




        document_type = d.pop("documentType")

        nsu = d.pop("nsu")

        missing = d.pop("missing")

        noticed_at = datetime.datetime.fromisoformat(d.pop("noticedAt"))




        url = d.pop("url")

        webhook_outro_sistema = cls(
            client_id=client_id,
            document_type=document_type,
            nsu=nsu,
            missing=missing,
            noticed_at=noticed_at,
            url=url,
        )


        webhook_outro_sistema.additional_properties = d
        return webhook_outro_sistema

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
