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






T = TypeVar("T", bound="EventoRecebido")



@_attrs_define
class EventoRecebido:
    """ 
        Attributes:
            id (UUID):
            tp_evento (str):
            sequencia (int):
            data_evento (str):
            received_at (datetime.datetime): Quando chegou.
            descricao (None | str | Unset):
            autor (None | str | Unset):
            protocol_number (None | str | Unset):
     """

    id: UUID
    tp_evento: str
    sequencia: int
    data_evento: str
    received_at: datetime.datetime
    descricao: None | str | Unset = UNSET
    autor: None | str | Unset = UNSET
    protocol_number: None | str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        id = str(self.id)

        tp_evento = self.tp_evento

        sequencia = self.sequencia

        data_evento = self.data_evento

        received_at = self.received_at.isoformat()

        descricao: None | str | Unset
        if isinstance(self.descricao, Unset):
            descricao = UNSET
        else:
            descricao = self.descricao

        autor: None | str | Unset
        if isinstance(self.autor, Unset):
            autor = UNSET
        else:
            autor = self.autor

        protocol_number: None | str | Unset
        if isinstance(self.protocol_number, Unset):
            protocol_number = UNSET
        else:
            protocol_number = self.protocol_number


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "id": id,
            "tpEvento": tp_evento,
            "sequencia": sequencia,
            "dataEvento": data_evento,
            "receivedAt": received_at,
        })
        if descricao is not UNSET:
            field_dict["descricao"] = descricao
        if autor is not UNSET:
            field_dict["autor"] = autor
        if protocol_number is not UNSET:
            field_dict["protocolNumber"] = protocol_number

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = UUID(d.pop("id"))




        tp_evento = d.pop("tpEvento")

        sequencia = d.pop("sequencia")

        data_evento = d.pop("dataEvento")

        received_at = datetime.datetime.fromisoformat(d.pop("receivedAt"))




        def _parse_descricao(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        descricao = _parse_descricao(d.pop("descricao", UNSET))


        def _parse_autor(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        autor = _parse_autor(d.pop("autor", UNSET))


        def _parse_protocol_number(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        protocol_number = _parse_protocol_number(d.pop("protocolNumber", UNSET))


        evento_recebido = cls(
            id=id,
            tp_evento=tp_evento,
            sequencia=sequencia,
            data_evento=data_evento,
            received_at=received_at,
            descricao=descricao,
            autor=autor,
            protocol_number=protocol_number,
        )


        evento_recebido.additional_properties = d
        return evento_recebido

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
