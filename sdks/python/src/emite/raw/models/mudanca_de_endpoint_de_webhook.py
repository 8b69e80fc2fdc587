from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast
from uuid import UUID






T = TypeVar("T", bound="MudancaDeEndpointDeWebhook")



@_attrs_define
class MudancaDeEndpointDeWebhook:
    """ 
        Attributes:
            url (str | Unset): Para onde as mensagens vão: https://, de um servidor público. No ambiente de teste de uma
                instalação local também http://127.0.0.1 e http://localhost.
            description (str | Unset): Para reconhecê-lo na lista. Example: ERP, produção.
            types (list[str] | Unset): O que o endpoint recebe: document.pending, document.authorized, document.rejected,
                document.cancelled, document.closed, document.halted, document.contingency, document.deadline,
                document.imported, document.event.requested, document.event.registered, document.event.refused,
                numbering.voided, received.document, received.completed, received.checked, received.cancelled, received.event,
                received.manifested, received.requested, received.deadline, received.neighbor, certificate.expiring,
                credits.low, sefaz.status_changed; document.event.* pede todos de um grupo. Vazio: tudo. Example:
                ['document.authorized', 'document.rejected'].
            client_ids (list[UUID] | Unset): Só destas empresas da conta. Vazio: de todas.
            public_key (bool | Unset): Assina também por chave pública (v1a, Ed25519); a resposta traz publicKey (whpk_…).
            enabled (bool | Unset): false: nada mais é enviado. true: volta a receber, a começar pelo que esperava; o que
                aconteceu no meio se pede com replay.
     """

    url: str | Unset = UNSET
    description: str | Unset = UNSET
    types: list[str] | Unset = UNSET
    client_ids: list[UUID] | Unset = UNSET
    public_key: bool | Unset = UNSET
    enabled: bool | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        url = self.url

        description = self.description

        types: list[str] | Unset = UNSET
        if not isinstance(self.types, Unset):
            types = self.types



        client_ids: list[str] | Unset = UNSET
        if not isinstance(self.client_ids, Unset):
            client_ids = []
            for client_ids_item_data in self.client_ids:
                client_ids_item = str(client_ids_item_data)
                client_ids.append(client_ids_item)



        public_key = self.public_key

        enabled = self.enabled


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if url is not UNSET:
            field_dict["url"] = url
        if description is not UNSET:
            field_dict["description"] = description
        if types is not UNSET:
            field_dict["types"] = types
        if client_ids is not UNSET:
            field_dict["clientIds"] = client_ids
        if public_key is not UNSET:
            field_dict["publicKey"] = public_key
        if enabled is not UNSET:
            field_dict["enabled"] = enabled

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        url = d.pop("url", UNSET)

        description = d.pop("description", UNSET)

        types = cast(list[str], d.pop("types", UNSET))


        _client_ids = d.pop("clientIds", UNSET)
        client_ids: list[UUID] | Unset = UNSET
        if _client_ids is not UNSET:
            client_ids = []
            for client_ids_item_data in _client_ids:
                client_ids_item = UUID(client_ids_item_data)



                client_ids.append(client_ids_item)


        public_key = d.pop("publicKey", UNSET)

        enabled = d.pop("enabled", UNSET)

        mudanca_de_endpoint_de_webhook = cls(
            url=url,
            description=description,
            types=types,
            client_ids=client_ids,
            public_key=public_key,
            enabled=enabled,
        )

        return mudanca_de_endpoint_de_webhook

