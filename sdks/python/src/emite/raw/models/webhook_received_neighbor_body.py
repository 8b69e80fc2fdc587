from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.environment import Environment
from typing import cast
from typing import Literal, cast
import datetime

if TYPE_CHECKING:
  from ..models.webhook_outro_sistema import WebhookOutroSistema





T = TypeVar("T", bound="WebhookReceivedNeighborBody")



@_attrs_define
class WebhookReceivedNeighborBody:
    """ Outro sistema da empresa consultou a distribuição do mesmo CNPJ e recebeu notas antes da Emite, que busca as que
    faltam aos poucos. Desligue a consulta do outro sistema, ou conte com o atraso. Uma vez, até a sequência voltar ao
    normal.

        Attributes:
            id (str): O mesmo em todas as tentativas, como no cabeçalho webhook-id: guarde-o e ignore repetidos. Example:
                msg_019aa5b2c7e87f0b9d1e2a3b4c5d6e7f.
            type_ (Literal['received.neighbor']):
            timestamp (datetime.datetime): Quando aconteceu.
            created_at (datetime.datetime): Quando a mensagem foi criada.
            environment (Environment):
            data (WebhookOutroSistema):
     """

    id: str
    type_: Literal['received.neighbor']
    timestamp: datetime.datetime
    created_at: datetime.datetime
    environment: Environment
    data: WebhookOutroSistema
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.webhook_outro_sistema import WebhookOutroSistema # noqa: PLC0415
        id = self.id

        type_ = self.type_

        timestamp = self.timestamp.isoformat()

        created_at = self.created_at.isoformat()

        environment = self.environment.value

        data = self.data.to_dict()


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "id": id,
            "type": type_,
            "timestamp": timestamp,
            "createdAt": created_at,
            "environment": environment,
            "data": data,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.webhook_outro_sistema import WebhookOutroSistema # noqa: PLC0415
        d = dict(src_dict)
        id = d.pop("id")

        type_ = cast(Literal['received.neighbor'] , d.pop("type"))
        if type_ != 'received.neighbor':
            raise ValueError(f"type must match const 'received.neighbor', got '{type_}'")

        timestamp = datetime.datetime.fromisoformat(d.pop("timestamp"))




        created_at = datetime.datetime.fromisoformat(d.pop("createdAt"))




        environment = Environment(d.pop("environment"))




        data = WebhookOutroSistema.from_dict(d.pop("data"))




        webhook_received_neighbor_body = cls(
            id=id,
            type_=type_,
            timestamp=timestamp,
            created_at=created_at,
            environment=environment,
            data=data,
        )


        webhook_received_neighbor_body.additional_properties = d
        return webhook_received_neighbor_body

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
