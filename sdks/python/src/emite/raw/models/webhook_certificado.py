from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
from uuid import UUID
import datetime






T = TypeVar("T", bound="WebhookCertificado")



@_attrs_define
class WebhookCertificado:
    """ 
        Attributes:
            client_id (UUID): A empresa.
            not_after (datetime.datetime): Fim da validade.
            days_left (int): Dias inteiros até lá; negativo quando já venceu.
            url (str): Onde consultar a empresa.
     """

    client_id: UUID
    not_after: datetime.datetime
    days_left: int
    url: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        client_id = str(self.client_id)

        not_after = self.not_after.isoformat()

        days_left = self.days_left

        url = self.url


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "clientId": client_id,
            "notAfter": not_after,
            "daysLeft": days_left,
            "url": url,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        client_id = UUID(d.pop("clientId"))




        not_after = datetime.datetime.fromisoformat(d.pop("notAfter"))




        days_left = d.pop("daysLeft")

        url = d.pop("url")

        webhook_certificado = cls(
            client_id=client_id,
            not_after=not_after,
            days_left=days_left,
            url=url,
        )


        webhook_certificado.additional_properties = d
        return webhook_certificado

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
