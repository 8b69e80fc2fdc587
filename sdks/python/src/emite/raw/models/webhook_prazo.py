from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.webhook_prazo_percent import WebhookPrazoPercent
from typing import cast
from uuid import UUID
import datetime






T = TypeVar("T", bound="WebhookPrazo")



@_attrs_define
class WebhookPrazo:
    """ 
        Attributes:
            client_id (UUID): A empresa.
            document_type (str): Tipo do documento. Example: nfe.
            document_id (UUID): O invoiceId devolvido na emissão.
            status (str): Situação do documento nesta mudança.
            sequence (int): Ordem desta mensagem entre as do mesmo documento. Chegam em ordem; menor ou igual a uma já vista
                é repetição.
            url (str): Onde consultar o documento, com a chave de acesso da conta e o token da empresa.
            deadline_id (UUID): O id em GET /v1/deadlines.
            deadline_kind (str): O que fazer até lá.
            ends_at (datetime.datetime): Quando vence.
            percent (WebhookPrazoPercent):
     """

    client_id: UUID
    document_type: str
    document_id: UUID
    status: str
    sequence: int
    url: str
    deadline_id: UUID
    deadline_kind: str
    ends_at: datetime.datetime
    percent: WebhookPrazoPercent
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        client_id = str(self.client_id)

        document_type = self.document_type

        document_id = str(self.document_id)

        status = self.status

        sequence = self.sequence

        url = self.url

        deadline_id = str(self.deadline_id)

        deadline_kind = self.deadline_kind

        ends_at = self.ends_at.isoformat()

        percent = self.percent.value


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "clientId": client_id,
            "documentType": document_type,
            "documentId": document_id,
            "status": status,
            "sequence": sequence,
            "url": url,
            "deadlineId": deadline_id,
            "deadlineKind": deadline_kind,
            "endsAt": ends_at,
            "percent": percent,
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

        deadline_id = UUID(d.pop("deadlineId"))




        deadline_kind = d.pop("deadlineKind")

        ends_at = datetime.datetime.fromisoformat(d.pop("endsAt"))




        percent = WebhookPrazoPercent(d.pop("percent"))




        webhook_prazo = cls(
            client_id=client_id,
            document_type=document_type,
            document_id=document_id,
            status=status,
            sequence=sequence,
            url=url,
            deadline_id=deadline_id,
            deadline_kind=deadline_kind,
            ends_at=ends_at,
            percent=percent,
        )


        webhook_prazo.additional_properties = d
        return webhook_prazo

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
