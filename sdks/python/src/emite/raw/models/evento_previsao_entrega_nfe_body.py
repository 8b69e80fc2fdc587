from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset






T = TypeVar("T", bound="EventoPrevisaoEntregaNfeBody")



@_attrs_define
class EventoPrevisaoEntregaNfeBody:
    """ 
        Attributes:
            data_prevista_entrega (str): Nova data prevista de entrega. Formato: data AAAA-MM-DD.
            data_evento (str | Unset): Data e hora do evento; padrão: agora. Formato: data e hora AAAA-MM-DDThh:mm:ss-03:00.
     """

    data_prevista_entrega: str
    data_evento: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        data_prevista_entrega = self.data_prevista_entrega

        data_evento = self.data_evento


        field_dict: dict[str, Any] = {}

        field_dict.update({
            "data_prevista_entrega": data_prevista_entrega,
        })
        if data_evento is not UNSET:
            field_dict["data_evento"] = data_evento

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        data_prevista_entrega = d.pop("data_prevista_entrega")

        data_evento = d.pop("data_evento", UNSET)

        evento_previsao_entrega_nfe_body = cls(
            data_prevista_entrega=data_prevista_entrega,
            data_evento=data_evento,
        )

        return evento_previsao_entrega_nfe_body

