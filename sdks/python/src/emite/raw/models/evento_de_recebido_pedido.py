from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast
from uuid import UUID

if TYPE_CHECKING:
  from ..models.evento_pedido import EventoPedido





T = TypeVar("T", bound="EventoDeRecebidoPedido")



@_attrs_define
class EventoDeRecebidoPedido:
    """ 
        Attributes:
            message (str):
            event_id (UUID): O id em eventosPedidos, na consulta da nota.
            evento (str):
            status (str): pendente, ou com Prefer: wait=N o de depois da espera.
            pedido (EventoPedido | Unset):
     """

    message: str
    event_id: UUID
    evento: str
    status: str
    pedido: EventoPedido | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.evento_pedido import EventoPedido # noqa: PLC0415
        message = self.message

        event_id = str(self.event_id)

        evento = self.evento

        status = self.status

        pedido: dict[str, Any] | Unset = UNSET
        if not isinstance(self.pedido, Unset):
            pedido = self.pedido.to_dict()


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "message": message,
            "eventId": event_id,
            "evento": evento,
            "status": status,
        })
        if pedido is not UNSET:
            field_dict["pedido"] = pedido

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.evento_pedido import EventoPedido # noqa: PLC0415
        d = dict(src_dict)
        message = d.pop("message")

        event_id = UUID(d.pop("eventId"))




        evento = d.pop("evento")

        status = d.pop("status")

        _pedido = d.pop("pedido", UNSET)
        pedido: EventoPedido | Unset
        if isinstance(_pedido,  Unset):
            pedido = UNSET
        else:
            pedido = EventoPedido.from_dict(_pedido)




        evento_de_recebido_pedido = cls(
            message=message,
            event_id=event_id,
            evento=evento,
            status=status,
            pedido=pedido,
        )


        evento_de_recebido_pedido.additional_properties = d
        return evento_de_recebido_pedido

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
