from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from uuid import UUID






T = TypeVar("T", bound="WebhookEvento")



@_attrs_define
class WebhookEvento:
    """ 
        Attributes:
            client_id (UUID): A empresa.
            document_type (str): Tipo do documento. Example: nfe.
            document_id (UUID): O invoiceId devolvido na emissão.
            status (str): Situação do documento nesta mudança.
            sequence (int): Ordem desta mensagem entre as do mesmo documento. Chegam em ordem; menor ou igual a uma já vista
                é repetição.
            url (str): Onde consultar o documento, com a chave de acesso da conta e o token da empresa.
            event_id (UUID): O id em events, na consulta do documento.
            event_type (str): Espécie do evento. Example: cancelamento.
            event_status (str): Situação do evento nesta mudança.
     """

    client_id: UUID
    document_type: str
    document_id: UUID
    status: str
    sequence: int
    url: str
    event_id: UUID
    event_type: str
    event_status: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        client_id = str(self.client_id)

        document_type = self.document_type

        document_id = str(self.document_id)

        status = self.status

        sequence = self.sequence

        url = self.url

        event_id = str(self.event_id)

        event_type = self.event_type

        event_status = self.event_status


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "clientId": client_id,
            "documentType": document_type,
            "documentId": document_id,
            "status": status,
            "sequence": sequence,
            "url": url,
            "eventId": event_id,
            "eventType": event_type,
            "eventStatus": event_status,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        client_id = UUID(d.pop("clientId"))




        document_type = d.pop("documentType")

        document_id = UUID(d.pop("documentId"))




        status = d.pop("status")

        sequence = d.pop("sequence")

        url = d.pop("url")

        event_id = UUID(d.pop("eventId"))




        event_type = d.pop("eventType")

        event_status = d.pop("eventStatus")

        webhook_evento = cls(
            client_id=client_id,
            document_type=document_type,
            document_id=document_id,
            status=status,
            sequence=sequence,
            url=url,
            event_id=event_id,
            event_type=event_type,
            event_status=event_status,
        )


        webhook_evento.additional_properties = d
        return webhook_evento

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
