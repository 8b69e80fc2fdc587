from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast
import datetime






T = TypeVar("T", bound="Pendencia")



@_attrs_define
class Pendencia:
    """ 
        Attributes:
            id (str):
            client_id (str):
            document_id (str):
            target (str):
            type_ (str): Tipo do documento.
            serie (int):
            numero (int):
            access_key (str): A chave que falta regularizar; não é mais a do documento.
            kind (str): chave: pode estar na SEFAZ; numero: foi impresso, e a SEFAZ recusou o documento.
            step (str): O que se faz agora.
            state (str): aberta: a Emite faz sozinha; tarefa: espera por uma pessoa; cumprida.
            created_at (datetime.datetime): Desde quando.
            updated_at (datetime.datetime): Última mudança.
            outcome (None | str | Unset): cancelada e denegada: a SEFAZ a tinha; inutilizada; sem-uso: o tipo não tem
                inutilização; adotada: voltou a ser a do documento; encerrada: por uma pessoa.
            reason (None | str | Unset): Por que espera, o que fazer, ou por que foi encerrada.
     """

    id: str
    client_id: str
    document_id: str
    target: str
    type_: str
    serie: int
    numero: int
    access_key: str
    kind: str
    step: str
    state: str
    created_at: datetime.datetime
    updated_at: datetime.datetime
    outcome: None | str | Unset = UNSET
    reason: None | str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        id = self.id

        client_id = self.client_id

        document_id = self.document_id

        target = self.target

        type_ = self.type_

        serie = self.serie

        numero = self.numero

        access_key = self.access_key

        kind = self.kind

        step = self.step

        state = self.state

        created_at = self.created_at.isoformat()

        updated_at = self.updated_at.isoformat()

        outcome: None | str | Unset
        if isinstance(self.outcome, Unset):
            outcome = UNSET
        else:
            outcome = self.outcome

        reason: None | str | Unset
        if isinstance(self.reason, Unset):
            reason = UNSET
        else:
            reason = self.reason


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "id": id,
            "clientId": client_id,
            "documentId": document_id,
            "target": target,
            "type": type_,
            "serie": serie,
            "numero": numero,
            "accessKey": access_key,
            "kind": kind,
            "step": step,
            "state": state,
            "createdAt": created_at,
            "updatedAt": updated_at,
        })
        if outcome is not UNSET:
            field_dict["outcome"] = outcome
        if reason is not UNSET:
            field_dict["reason"] = reason

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        client_id = d.pop("clientId")

        document_id = d.pop("documentId")

        target = d.pop("target")

        type_ = d.pop("type")

        serie = d.pop("serie")

        numero = d.pop("numero")

        access_key = d.pop("accessKey")

        kind = d.pop("kind")

        step = d.pop("step")

        state = d.pop("state")

        created_at = datetime.datetime.fromisoformat(d.pop("createdAt"))




        updated_at = datetime.datetime.fromisoformat(d.pop("updatedAt"))




        def _parse_outcome(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        outcome = _parse_outcome(d.pop("outcome", UNSET))


        def _parse_reason(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        reason = _parse_reason(d.pop("reason", UNSET))


        pendencia = cls(
            id=id,
            client_id=client_id,
            document_id=document_id,
            target=target,
            type_=type_,
            serie=serie,
            numero=numero,
            access_key=access_key,
            kind=kind,
            step=step,
            state=state,
            created_at=created_at,
            updated_at=updated_at,
            outcome=outcome,
            reason=reason,
        )


        pendencia.additional_properties = d
        return pendencia

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
