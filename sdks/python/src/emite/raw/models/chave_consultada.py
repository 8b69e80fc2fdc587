from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast
import datetime

if TYPE_CHECKING:
  from ..models.evento_da_chave import EventoDaChave





T = TypeVar("T", bound="ChaveConsultada")



@_attrs_define
class ChaveConsultada:
    """ 
        Attributes:
            access_key (str):
            type_ (str): O tipo de documento. Example: nfe.
            situation (str): desconhecida: a SEFAZ não tem o documento; recusada: ela não respondeu à pergunta (chave
                antiga, ou outra chave com o número), veja cStat.
            c_stat (str):
            x_motivo (str):
            events (list[EventoDaChave]): Os eventos que a SEFAZ contou; nem toda UF conta todos.
            checked_at (datetime.datetime): Quando a SEFAZ foi consultada.
            protocol_number (None | str | Unset):
            registered_at (None | str | Unset): Data e hora da autorização.
            digest_value (None | str | Unset): Resumo do documento autorizado, para comparar com o de um arquivo.
     """

    access_key: str
    type_: str
    situation: str
    c_stat: str
    x_motivo: str
    events: list[EventoDaChave]
    checked_at: datetime.datetime
    protocol_number: None | str | Unset = UNSET
    registered_at: None | str | Unset = UNSET
    digest_value: None | str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.evento_da_chave import EventoDaChave # noqa: PLC0415
        access_key = self.access_key

        type_ = self.type_

        situation = self.situation

        c_stat = self.c_stat

        x_motivo = self.x_motivo

        events = []
        for events_item_data in self.events:
            events_item = events_item_data.to_dict()
            events.append(events_item)



        checked_at = self.checked_at.isoformat()

        protocol_number: None | str | Unset
        if isinstance(self.protocol_number, Unset):
            protocol_number = UNSET
        else:
            protocol_number = self.protocol_number

        registered_at: None | str | Unset
        if isinstance(self.registered_at, Unset):
            registered_at = UNSET
        else:
            registered_at = self.registered_at

        digest_value: None | str | Unset
        if isinstance(self.digest_value, Unset):
            digest_value = UNSET
        else:
            digest_value = self.digest_value


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "accessKey": access_key,
            "type": type_,
            "situation": situation,
            "cStat": c_stat,
            "xMotivo": x_motivo,
            "events": events,
            "checkedAt": checked_at,
        })
        if protocol_number is not UNSET:
            field_dict["protocolNumber"] = protocol_number
        if registered_at is not UNSET:
            field_dict["registeredAt"] = registered_at
        if digest_value is not UNSET:
            field_dict["digestValue"] = digest_value

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.evento_da_chave import EventoDaChave # noqa: PLC0415
        d = dict(src_dict)
        access_key = d.pop("accessKey")

        type_ = d.pop("type")

        situation = d.pop("situation")

        c_stat = d.pop("cStat")

        x_motivo = d.pop("xMotivo")

        events = []
        _events = d.pop("events")
        for events_item_data in (_events):
            events_item = EventoDaChave.from_dict(events_item_data)



            events.append(events_item)


        checked_at = datetime.datetime.fromisoformat(d.pop("checkedAt"))




        def _parse_protocol_number(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        protocol_number = _parse_protocol_number(d.pop("protocolNumber", UNSET))


        def _parse_registered_at(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        registered_at = _parse_registered_at(d.pop("registeredAt", UNSET))


        def _parse_digest_value(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        digest_value = _parse_digest_value(d.pop("digestValue", UNSET))


        chave_consultada = cls(
            access_key=access_key,
            type_=type_,
            situation=situation,
            c_stat=c_stat,
            x_motivo=x_motivo,
            events=events,
            checked_at=checked_at,
            protocol_number=protocol_number,
            registered_at=registered_at,
            digest_value=digest_value,
        )


        chave_consultada.additional_properties = d
        return chave_consultada

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
