from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from uuid import UUID






T = TypeVar("T", bound="WebhookNotaRecebida")



@_attrs_define
class WebhookNotaRecebida:
    """ 
        Attributes:
            client_id (UUID): A empresa.
            document_type (str): Tipo do documento. Example: nfe.
            received_id (UUID): O id da nota em GET /v1/received.
            access_key (str): A chave de acesso da nota.
            url (str): Onde consultar a nota, com a chave de acesso da conta e o token da empresa.
            situacao (str): Situação da nota nesta mudança.
            completa (bool): false: a SEFAZ entregou só o resumo.
            proof (str): confirmed: a SEFAZ a entregou ou confirmou; unconfirmed: só um arquivo a mostra; contradicted: a
                SEFAZ a contradiz.
            proof_reason (str | Unset): Em que a SEFAZ contradiz o arquivo.
     """

    client_id: UUID
    document_type: str
    received_id: UUID
    access_key: str
    url: str
    situacao: str
    completa: bool
    proof: str
    proof_reason: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        client_id = str(self.client_id)

        document_type = self.document_type

        received_id = str(self.received_id)

        access_key = self.access_key

        url = self.url

        situacao = self.situacao

        completa = self.completa

        proof = self.proof

        proof_reason = self.proof_reason


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "clientId": client_id,
            "documentType": document_type,
            "receivedId": received_id,
            "accessKey": access_key,
            "url": url,
            "situacao": situacao,
            "completa": completa,
            "proof": proof,
        })
        if proof_reason is not UNSET:
            field_dict["proofReason"] = proof_reason

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

        completa = d.pop("completa")

        proof = d.pop("proof")

        proof_reason = d.pop("proofReason", UNSET)

        webhook_nota_recebida = cls(
            client_id=client_id,
            document_type=document_type,
            received_id=received_id,
            access_key=access_key,
            url=url,
            situacao=situacao,
            completa=completa,
            proof=proof,
            proof_reason=proof_reason,
        )


        webhook_nota_recebida.additional_properties = d
        return webhook_nota_recebida

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
