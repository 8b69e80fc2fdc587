from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset






T = TypeVar("T", bound="EventoCancelamentoProrrogacaoIcmsNfeBody")



@_attrs_define
class EventoCancelamentoProrrogacaoIcmsNfeBody:
    """ 
        Attributes:
            data_evento (str | Unset): Data e hora do evento; padrão: agora. Formato: data e hora AAAA-MM-DDThh:mm:ss-03:00.
            numero_protocolo (Any | Unset): Protocolo do evento a cancelar; padrão: o autorizado por último
     """

    data_evento: str | Unset = UNSET
    numero_protocolo: Any | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        data_evento = self.data_evento

        numero_protocolo = self.numero_protocolo


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if data_evento is not UNSET:
            field_dict["data_evento"] = data_evento
        if numero_protocolo is not UNSET:
            field_dict["numero_protocolo"] = numero_protocolo

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        data_evento = d.pop("data_evento", UNSET)

        numero_protocolo = d.pop("numero_protocolo", UNSET)

        evento_cancelamento_prorrogacao_icms_nfe_body = cls(
            data_evento=data_evento,
            numero_protocolo=numero_protocolo,
        )

        return evento_cancelamento_prorrogacao_icms_nfe_body

