from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from uuid import UUID






T = TypeVar("T", bound="WebhookDocumento")



@_attrs_define
class WebhookDocumento:
    """ 
        Attributes:
            client_id (UUID): A empresa.
            document_type (str): Tipo do documento. Example: nfe.
            document_id (UUID): O invoiceId devolvido na emissão.
            status (str): Situação do documento nesta mudança.
            sequence (int): Ordem desta mensagem entre as do mesmo documento. Chegam em ordem; menor ou igual a uma já vista
                é repetição.
            url (str): Onde consultar o documento, com a chave de acesso da conta e o token da empresa.
     """

    client_id: UUID
    document_type: str
    document_id: UUID
    status: str
    sequence: int
    url: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        client_id = str(self.client_id)

        document_type = self.document_type

        document_id = str(self.document_id)

        status = self.status

        sequence = self.sequence

        url = self.url


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "clientId": client_id,
            "documentType": document_type,
            "documentId": document_id,
            "status": status,
            "sequence": sequence,
            "url": url,
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

        webhook_documento = cls(
            client_id=client_id,
            document_type=document_type,
            document_id=document_id,
            status=status,
            sequence=sequence,
            url=url,
        )


        webhook_documento.additional_properties = d
        return webhook_documento

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
