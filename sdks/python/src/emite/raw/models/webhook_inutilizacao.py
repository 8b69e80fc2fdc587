from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from uuid import UUID






T = TypeVar("T", bound="WebhookInutilizacao")



@_attrs_define
class WebhookInutilizacao:
    """ 
        Attributes:
            client_id (UUID): A empresa.
            document_type (str): Tipo do documento. Example: nfe.
            serie (int):
            first_number (int): Primeiro número da faixa.
            last_number (int): Último número da faixa.
            url (str): Onde listar as faixas inutilizadas.
     """

    client_id: UUID
    document_type: str
    serie: int
    first_number: int
    last_number: int
    url: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        client_id = str(self.client_id)

        document_type = self.document_type

        serie = self.serie

        first_number = self.first_number

        last_number = self.last_number

        url = self.url


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "clientId": client_id,
            "documentType": document_type,
            "serie": serie,
            "firstNumber": first_number,
            "lastNumber": last_number,
            "url": url,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        client_id = UUID(d.pop("clientId"))




        document_type = d.pop("documentType")

        serie = d.pop("serie")

        first_number = d.pop("firstNumber")

        last_number = d.pop("lastNumber")

        url = d.pop("url")

        webhook_inutilizacao = cls(
            client_id=client_id,
            document_type=document_type,
            serie=serie,
            first_number=first_number,
            last_number=last_number,
            url=url,
        )


        webhook_inutilizacao.additional_properties = d
        return webhook_inutilizacao

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
