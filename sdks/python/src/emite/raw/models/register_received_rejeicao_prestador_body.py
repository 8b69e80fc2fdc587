from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.register_received_rejeicao_prestador_body_codigo_rejeicao import RegisterReceivedRejeicaoPrestadorBodyCodigoRejeicao
from ..types import UNSET, Unset






T = TypeVar("T", bound="RegisterReceivedRejeicaoPrestadorBody")



@_attrs_define
class RegisterReceivedRejeicaoPrestadorBody:
    """ 
        Attributes:
            codigo_rejeicao (RegisterReceivedRejeicaoPrestadorBodyCodigoRejeicao):
            data_evento (str | Unset): Data e hora do evento; padrão: agora. Formato: data e hora AAAA-MM-DDThh:mm:ss-03:00.
            justificativa (str | Unset): Motivo da rejeição; obrigatório com o código 9. Formato: de 15 a 255 caracteres.
     """

    codigo_rejeicao: RegisterReceivedRejeicaoPrestadorBodyCodigoRejeicao
    data_evento: str | Unset = UNSET
    justificativa: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        codigo_rejeicao = self.codigo_rejeicao.value

        data_evento = self.data_evento

        justificativa = self.justificativa


        field_dict: dict[str, Any] = {}

        field_dict.update({
            "codigo_rejeicao": codigo_rejeicao,
        })
        if data_evento is not UNSET:
            field_dict["data_evento"] = data_evento
        if justificativa is not UNSET:
            field_dict["justificativa"] = justificativa

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        codigo_rejeicao = RegisterReceivedRejeicaoPrestadorBodyCodigoRejeicao(d.pop("codigo_rejeicao"))




        data_evento = d.pop("data_evento", UNSET)

        justificativa = d.pop("justificativa", UNSET)

        register_received_rejeicao_prestador_body = cls(
            codigo_rejeicao=codigo_rejeicao,
            data_evento=data_evento,
            justificativa=justificativa,
        )

        return register_received_rejeicao_prestador_body

