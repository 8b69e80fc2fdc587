from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset






T = TypeVar("T", bound="EventoRegistroMultimodalCteBody")



@_attrs_define
class EventoRegistroMultimodalCteBody:
    """ 
        Attributes:
            registro (str): Ocorrência, de 15 a 1000 caracteres. Formato: de 15 a 1000 caracteres.
            data_evento (str | Unset): Data e hora do evento; padrão: agora. Formato: data e hora AAAA-MM-DDThh:mm:ss-03:00.
            numero_documento (str | Unset): Número do documento do trecho. Formato: de 1 a 44 dígitos.
     """

    registro: str
    data_evento: str | Unset = UNSET
    numero_documento: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        registro = self.registro

        data_evento = self.data_evento

        numero_documento = self.numero_documento


        field_dict: dict[str, Any] = {}

        field_dict.update({
            "registro": registro,
        })
        if data_evento is not UNSET:
            field_dict["data_evento"] = data_evento
        if numero_documento is not UNSET:
            field_dict["numero_documento"] = numero_documento

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        registro = d.pop("registro")

        data_evento = d.pop("data_evento", UNSET)

        numero_documento = d.pop("numero_documento", UNSET)

        evento_registro_multimodal_cte_body = cls(
            registro=registro,
            data_evento=data_evento,
            numero_documento=numero_documento,
        )

        return evento_registro_multimodal_cte_body

