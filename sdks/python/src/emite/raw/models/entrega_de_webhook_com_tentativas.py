from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast
from uuid import UUID
import datetime

if TYPE_CHECKING:
  from ..models.tentativa_de_webhook import TentativaDeWebhook





T = TypeVar("T", bound="EntregaDeWebhookComTentativas")



@_attrs_define
class EntregaDeWebhookComTentativas:
    """ 
        Attributes:
            id (UUID):
            message_id (str): O webhook-id: o mesmo em todas as tentativas.
            type_ (str):  Example: document.authorized.
            state (str):
            attempts (int): Tentativas já feitas.
            created_at (datetime.datetime): Criação.
            body (str): O corpo como é assinado e enviado.
            log (list[TentativaDeWebhook]): As tentativas, da mais nova para a mais antiga.
            client_id (None | Unset | UUID):
            document_id (None | Unset | UUID):
            next_at (datetime.datetime | None | Unset): Quando é a próxima tentativa, se ainda espera.
            ended_at (datetime.datetime | None | Unset): Quando foi entregue, ou se desistiu.
            last_attempt (None | TentativaDeWebhook | Unset):
     """

    id: UUID
    message_id: str
    type_: str
    state: str
    attempts: int
    created_at: datetime.datetime
    body: str
    log: list[TentativaDeWebhook]
    client_id: None | Unset | UUID = UNSET
    document_id: None | Unset | UUID = UNSET
    next_at: datetime.datetime | None | Unset = UNSET
    ended_at: datetime.datetime | None | Unset = UNSET
    last_attempt: None | TentativaDeWebhook | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.tentativa_de_webhook import TentativaDeWebhook # noqa: PLC0415
        id = str(self.id)

        message_id = self.message_id

        type_ = self.type_

        state = self.state

        attempts = self.attempts

        created_at = self.created_at.isoformat()

        body = self.body

        log = []
        for log_item_data in self.log:
            log_item = log_item_data.to_dict()
            log.append(log_item)



        client_id: None | str | Unset
        if isinstance(self.client_id, Unset):
            client_id = UNSET
        elif isinstance(self.client_id, UUID):
            client_id = str(self.client_id)
        else:
            client_id = self.client_id

        document_id: None | str | Unset
        if isinstance(self.document_id, Unset):
            document_id = UNSET
        elif isinstance(self.document_id, UUID):
            document_id = str(self.document_id)
        else:
            document_id = self.document_id

        next_at: None | str | Unset
        if isinstance(self.next_at, Unset):
            next_at = UNSET
        elif isinstance(self.next_at, datetime.datetime):
            next_at = self.next_at.isoformat()
        else:
            next_at = self.next_at

        ended_at: None | str | Unset
        if isinstance(self.ended_at, Unset):
            ended_at = UNSET
        elif isinstance(self.ended_at, datetime.datetime):
            ended_at = self.ended_at.isoformat()
        else:
            ended_at = self.ended_at

        last_attempt: dict[str, Any] | None | Unset
        if isinstance(self.last_attempt, Unset):
            last_attempt = UNSET
        elif isinstance(self.last_attempt, TentativaDeWebhook):
            last_attempt = self.last_attempt.to_dict()
        else:
            last_attempt = self.last_attempt


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "id": id,
            "messageId": message_id,
            "type": type_,
            "state": state,
            "attempts": attempts,
            "createdAt": created_at,
            "body": body,
            "log": log,
        })
        if client_id is not UNSET:
            field_dict["clientId"] = client_id
        if document_id is not UNSET:
            field_dict["documentId"] = document_id
        if next_at is not UNSET:
            field_dict["nextAt"] = next_at
        if ended_at is not UNSET:
            field_dict["endedAt"] = ended_at
        if last_attempt is not UNSET:
            field_dict["lastAttempt"] = last_attempt

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.tentativa_de_webhook import TentativaDeWebhook # noqa: PLC0415
        d = dict(src_dict)
        id = UUID(d.pop("id"))




        message_id = d.pop("messageId")

        type_ = d.pop("type")

        state = d.pop("state")

        attempts = d.pop("attempts")

        created_at = datetime.datetime.fromisoformat(d.pop("createdAt"))




        body = d.pop("body")

        log = []
        _log = d.pop("log")
        for log_item_data in (_log):
            log_item = TentativaDeWebhook.from_dict(log_item_data)



            log.append(log_item)


        def _parse_client_id(data: object) -> None | Unset | UUID:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                client_id_type_0 = UUID(data)



                return client_id_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Unset | UUID, data)

        client_id = _parse_client_id(d.pop("clientId", UNSET))


        def _parse_document_id(data: object) -> None | Unset | UUID:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                document_id_type_0 = UUID(data)



                return document_id_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Unset | UUID, data)

        document_id = _parse_document_id(d.pop("documentId", UNSET))


        def _parse_next_at(data: object) -> datetime.datetime | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                next_at_type_0 = datetime.datetime.fromisoformat(data)



                return next_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None | Unset, data)

        next_at = _parse_next_at(d.pop("nextAt", UNSET))


        def _parse_ended_at(data: object) -> datetime.datetime | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                ended_at_type_0 = datetime.datetime.fromisoformat(data)



                return ended_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None | Unset, data)

        ended_at = _parse_ended_at(d.pop("endedAt", UNSET))


        def _parse_last_attempt(data: object) -> None | TentativaDeWebhook | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                last_attempt_type_0 = TentativaDeWebhook.from_dict(data)



                return last_attempt_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | TentativaDeWebhook | Unset, data)

        last_attempt = _parse_last_attempt(d.pop("lastAttempt", UNSET))


        entrega_de_webhook_com_tentativas = cls(
            id=id,
            message_id=message_id,
            type_=type_,
            state=state,
            attempts=attempts,
            created_at=created_at,
            body=body,
            log=log,
            client_id=client_id,
            document_id=document_id,
            next_at=next_at,
            ended_at=ended_at,
            last_attempt=last_attempt,
        )


        entrega_de_webhook_com_tentativas.additional_properties = d
        return entrega_de_webhook_com_tentativas

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
