from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
from uuid import UUID
import datetime






T = TypeVar("T", bound="WebhookPrazoDeManifestacao")



@_attrs_define
class WebhookPrazoDeManifestacao:
    """ 
        Attributes:
            client_id (UUID): A empresa.
            document_type (str): Tipo do documento. Example: nfe.
            received_id (UUID): O id da nota em GET /v1/received.
            access_key (str): A chave de acesso da nota.
            url (str): Onde consultar a nota, com a chave de acesso da conta e o token da empresa.
            situacao (str): Situação da nota nesta mudança.
            prazo (str): ciencia: de um resumo sem manifestação; conclusiva: de uma nota sem manifestação conclusiva.
            ends_at (datetime.datetime): Fim do prazo.
     """

    client_id: UUID
    document_type: str
    received_id: UUID
    access_key: str
    url: str
    situacao: str
    prazo: str
    ends_at: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        client_id = str(self.client_id)

        document_type = self.document_type

        received_id = str(self.received_id)

        access_key = self.access_key

        url = self.url

        situacao = self.situacao

        prazo = self.prazo

        ends_at = self.ends_at.isoformat()


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "clientId": client_id,
            "documentType": document_type,
            "receivedId": received_id,
            "accessKey": access_key,
            "url": url,
            "situacao": situacao,
            "prazo": prazo,
            "endsAt": ends_at,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        client_id = UUID(d.pop("clientId"))




        document_type = d.pop("documentType")

        received_id = UUID(d.pop("receivedId"))




        access_key = d.pop("accessKey")

        url = d.pop("url")

        situacao = d.pop("situacao")

        prazo = d.pop("prazo")

        ends_at = datetime.datetime.fromisoformat(d.pop("endsAt"))




        webhook_prazo_de_manifestacao = cls(
            client_id=client_id,
            document_type=document_type,
            received_id=received_id,
            access_key=access_key,
            url=url,
            situacao=situacao,
            prazo=prazo,
            ends_at=ends_at,
        )


        webhook_prazo_de_manifestacao.additional_properties = d
        return webhook_prazo_de_manifestacao

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
