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
import datetime






T = TypeVar("T", bound="EndpointDeWebhookComSegredo")



@_attrs_define
class EndpointDeWebhookComSegredo:
    """ 
        Attributes:
            id (UUID):
            environment (Environment):
            url (str):
            description (str):
            types (list[str]): Vazio: tudo.
            client_ids (list[UUID]): Vazio: todas as empresas.
            enabled (bool):
            waiting (int): Mensagens ainda não entregues (até 10.000).
            created_at (datetime.datetime): Criação.
            updated_at (datetime.datetime): Última mudança.
            secret (str): whsec_…: guarde-o, não é mostrado de novo. Example: whsec_C2FtcGxl….
            public_key (None | str | Unset): whpk_…: confere as assinaturas v1a. null quando só o segredo assina.
            disabled_at (datetime.datetime | None | Unset): Desde quando nada é enviado.
            disabled_reason (None | str | Unset): caller: alguém da conta o desativou; gone: respondeu 410; failing: só
                falhou por 5 dias.
            failing_since (datetime.datetime | None | Unset): A primeira falha desde a última entrega; null quando vai bem.
            previous_secret_until (datetime.datetime | None | Unset): Até quando o segredo anterior também assina.
     """

    id: UUID
    environment: Environment
    url: str
    description: str
    types: list[str]
    client_ids: list[UUID]
    enabled: bool
    waiting: int
    created_at: datetime.datetime
    updated_at: datetime.datetime
    secret: str
    public_key: None | str | Unset = UNSET
    disabled_at: datetime.datetime | None | Unset = UNSET
    disabled_reason: None | str | Unset = UNSET
    failing_since: datetime.datetime | None | Unset = UNSET
    previous_secret_until: datetime.datetime | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        id = str(self.id)

        environment = self.environment.value

        url = self.url

        description = self.description

        types = self.types



        client_ids = []
        for client_ids_item_data in self.client_ids:
            client_ids_item = str(client_ids_item_data)
            client_ids.append(client_ids_item)



        enabled = self.enabled

        waiting = self.waiting

        created_at = self.created_at.isoformat()

        updated_at = self.updated_at.isoformat()

        secret = self.secret

        public_key: None | str | Unset
        if isinstance(self.public_key, Unset):
            public_key = UNSET
        else:
            public_key = self.public_key

        disabled_at: None | str | Unset
        if isinstance(self.disabled_at, Unset):
            disabled_at = UNSET
        elif isinstance(self.disabled_at, datetime.datetime):
            disabled_at = self.disabled_at.isoformat()
        else:
            disabled_at = self.disabled_at

        disabled_reason: None | str | Unset
        if isinstance(self.disabled_reason, Unset):
            disabled_reason = UNSET
        else:
            disabled_reason = self.disabled_reason

        failing_since: None | str | Unset
        if isinstance(self.failing_since, Unset):
            failing_since = UNSET
        elif isinstance(self.failing_since, datetime.datetime):
            failing_since = self.failing_since.isoformat()
        else:
            failing_since = self.failing_since

        previous_secret_until: None | str | Unset
        if isinstance(self.previous_secret_until, Unset):
            previous_secret_until = UNSET
        elif isinstance(self.previous_secret_until, datetime.datetime):
            previous_secret_until = self.previous_secret_until.isoformat()
        else:
            previous_secret_until = self.previous_secret_until


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "id": id,
            "environment": environment,
            "url": url,
            "description": description,
            "types": types,
            "clientIds": client_ids,
            "enabled": enabled,
            "waiting": waiting,
            "createdAt": created_at,
            "updatedAt": updated_at,
            "secret": secret,
        })
        if public_key is not UNSET:
            field_dict["publicKey"] = public_key
        if disabled_at is not UNSET:
            field_dict["disabledAt"] = disabled_at
        if disabled_reason is not UNSET:
            field_dict["disabledReason"] = disabled_reason
        if failing_since is not UNSET:
            field_dict["failingSince"] = failing_since
        if previous_secret_until is not UNSET:
            field_dict["previousSecretUntil"] = previous_secret_until

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = UUID(d.pop("id"))




        environment = Environment(d.pop("environment"))




        url = d.pop("url")

        description = d.pop("description")

        types = cast(list[str], d.pop("types"))


        client_ids = []
        _client_ids = d.pop("clientIds")
        for client_ids_item_data in (_client_ids):
            client_ids_item = UUID(client_ids_item_data)



            client_ids.append(client_ids_item)


        enabled = d.pop("enabled")

        waiting = d.pop("waiting")

        created_at = datetime.datetime.fromisoformat(d.pop("createdAt"))




        updated_at = datetime.datetime.fromisoformat(d.pop("updatedAt"))




        secret = d.pop("secret")

        def _parse_public_key(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        public_key = _parse_public_key(d.pop("publicKey", UNSET))


        def _parse_disabled_at(data: object) -> datetime.datetime | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                disabled_at_type_0 = datetime.datetime.fromisoformat(data)



                return disabled_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None | Unset, data)

        disabled_at = _parse_disabled_at(d.pop("disabledAt", UNSET))


        def _parse_disabled_reason(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        disabled_reason = _parse_disabled_reason(d.pop("disabledReason", UNSET))


        def _parse_failing_since(data: object) -> datetime.datetime | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                failing_since_type_0 = datetime.datetime.fromisoformat(data)



                return failing_since_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None | Unset, data)

        failing_since = _parse_failing_since(d.pop("failingSince", UNSET))


        def _parse_previous_secret_until(data: object) -> datetime.datetime | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                previous_secret_until_type_0 = datetime.datetime.fromisoformat(data)



                return previous_secret_until_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None | Unset, data)

        previous_secret_until = _parse_previous_secret_until(d.pop("previousSecretUntil", UNSET))


        endpoint_de_webhook_com_segredo = cls(
            id=id,
            environment=environment,
            url=url,
            description=description,
            types=types,
            client_ids=client_ids,
            enabled=enabled,
            waiting=waiting,
            created_at=created_at,
            updated_at=updated_at,
            secret=secret,
            public_key=public_key,
            disabled_at=disabled_at,
            disabled_reason=disabled_reason,
            failing_since=failing_since,
            previous_secret_until=previous_secret_until,
        )


        endpoint_de_webhook_com_segredo.additional_properties = d
        return endpoint_de_webhook_com_segredo

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
