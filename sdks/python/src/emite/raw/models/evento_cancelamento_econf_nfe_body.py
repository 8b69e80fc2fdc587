from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset






T = TypeVar("T", bound="EventoCancelamentoEconfNfeBody")



@_attrs_define
class EventoCancelamentoEconfNfeBody:
    """ 
        Attributes:
            numero_protocolo (Any): Protocolo da conciliação a cancelar
            data_evento (str | Unset): Data e hora do evento; padrão: agora. Formato: data e hora AAAA-MM-DDThh:mm:ss-03:00.
     """

    numero_protocolo: Any
    data_evento: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        numero_protocolo = self.numero_protocolo

        data_evento = self.data_evento


        field_dict: dict[str, Any] = {}

        field_dict.update({
            "numero_protocolo": numero_protocolo,
        })
        if data_evento is not UNSET:
            field_dict["data_evento"] = data_evento

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        numero_protocolo = d.pop("numero_protocolo")

        data_evento = d.pop("data_evento", UNSET)

        evento_cancelamento_econf_nfe_body = cls(
            numero_protocolo=numero_protocolo,
            data_evento=data_evento,
        )

        return evento_cancelamento_econf_nfe_body

