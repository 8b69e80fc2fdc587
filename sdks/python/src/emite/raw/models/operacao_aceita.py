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
  from ..models.aviso_do_corpo import AvisoDoCorpo
  from ..models.evento_do_documento import EventoDoDocumento





T = TypeVar("T", bound="OperacaoAceita")



@_attrs_define
class OperacaoAceita:
    """ 
        Attributes:
            message (str): Confirmação de que o pedido está na fila.
            event_id (UUID): O evento, como aparece em events do documento.
            event (EventoDoDocumento | Unset):
            notices (list[AvisoDoCorpo] | Unset): Algo a saber de um corpo que foi aceito: o que não foi lido, o que não é
                escrito como veio, o que seguiu de outros valores, o que a autoridade pode recusar, o que a lei pede e falta.
                Não muda o resultado.
     """

    message: str
    event_id: UUID
    event: EventoDoDocumento | Unset = UNSET
    notices: list[AvisoDoCorpo] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.aviso_do_corpo import AvisoDoCorpo # noqa: PLC0415
        from ..models.evento_do_documento import EventoDoDocumento # noqa: PLC0415
        message = self.message

        event_id = str(self.event_id)

        event: dict[str, Any] | Unset = UNSET
        if not isinstance(self.event, Unset):
            event = self.event.to_dict()

        notices: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.notices, Unset):
            notices = []
            for notices_item_data in self.notices:
                notices_item = notices_item_data.to_dict()
                notices.append(notices_item)




        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "message": message,
            "eventId": event_id,
        })
        if event is not UNSET:
            field_dict["event"] = event
        if notices is not UNSET:
            field_dict["notices"] = notices

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.aviso_do_corpo import AvisoDoCorpo # noqa: PLC0415
        from ..models.evento_do_documento import EventoDoDocumento # noqa: PLC0415
        d = dict(src_dict)
        message = d.pop("message")

        event_id = UUID(d.pop("eventId"))




        _event = d.pop("event", UNSET)
        event: EventoDoDocumento | Unset
        if isinstance(_event,  Unset):
            event = UNSET
        else:
            event = EventoDoDocumento.from_dict(_event)




        _notices = d.pop("notices", UNSET)
        notices: list[AvisoDoCorpo] | Unset = UNSET
        if _notices is not UNSET:
            notices = []
            for notices_item_data in _notices:
                notices_item = AvisoDoCorpo.from_dict(notices_item_data)



                notices.append(notices_item)


        operacao_aceita = cls(
            message=message,
            event_id=event_id,
            event=event,
            notices=notices,
        )


        operacao_aceita.additional_properties = d
        return operacao_aceita

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
