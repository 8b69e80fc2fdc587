from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.environment import Environment
from ..types import UNSET, Unset
from typing import cast
from uuid import UUID






T = TypeVar("T", bound="NovoEndpointDeWebhook")



@_attrs_define
class NovoEndpointDeWebhook:
    """ 
        Attributes:
            url (str): Para onde as mensagens vão: https://, de um servidor público. No ambiente de teste de uma instalação
                local também http://127.0.0.1 e http://localhost.
            environment (Environment):
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
     """

    url: str
    environment: Environment
    description: str | Unset = UNSET
    types: list[str] | Unset = UNSET
    client_ids: list[UUID] | Unset = UNSET
    public_key: bool | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        url = self.url

        environment = self.environment.value

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


        field_dict: dict[str, Any] = {}

        field_dict.update({
            "url": url,
            "environment": environment,
        })
        if description is not UNSET:
            field_dict["description"] = description
        if types is not UNSET:
            field_dict["types"] = types
        if client_ids is not UNSET:
            field_dict["clientIds"] = client_ids
        if public_key is not UNSET:
            field_dict["publicKey"] = public_key

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        url = d.pop("url")

        environment = Environment(d.pop("environment"))




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

        novo_endpoint_de_webhook = cls(
            url=url,
            environment=environment,
            description=description,
            types=types,
            client_ids=client_ids,
            public_key=public_key,
        )

        return novo_endpoint_de_webhook

