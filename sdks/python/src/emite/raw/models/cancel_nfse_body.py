from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.cancel_nfse_body_codigo_cancelamento import CancelNfseBodyCodigoCancelamento
from ..types import UNSET, Unset






T = TypeVar("T", bound="CancelNfseBody")



@_attrs_define
class CancelNfseBody:
    """ 
        Attributes:
            reason (str): Justificativa do cancelamento. Formato: de 15 a 255 caracteres.
            data_evento (str | Unset): Data e hora do evento; padrão: agora. Formato: data e hora AAAA-MM-DDThh:mm:ss-03:00.
            codigo_cancelamento (CancelNfseBodyCodigoCancelamento | Unset):
     """

    reason: str
    data_evento: str | Unset = UNSET
    codigo_cancelamento: CancelNfseBodyCodigoCancelamento | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        reason = self.reason

        data_evento = self.data_evento

        codigo_cancelamento: str | Unset = UNSET
        if not isinstance(self.codigo_cancelamento, Unset):
            codigo_cancelamento = self.codigo_cancelamento.value



        field_dict: dict[str, Any] = {}

        field_dict.update({
            "reason": reason,
        })
        if data_evento is not UNSET:
            field_dict["data_evento"] = data_evento
        if codigo_cancelamento is not UNSET:
            field_dict["codigo_cancelamento"] = codigo_cancelamento

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        reason = d.pop("reason")

        data_evento = d.pop("data_evento", UNSET)

        _codigo_cancelamento = d.pop("codigo_cancelamento", UNSET)
        codigo_cancelamento: CancelNfseBodyCodigoCancelamento | Unset
        if isinstance(_codigo_cancelamento,  Unset):
            codigo_cancelamento = UNSET
        else:
            codigo_cancelamento = CancelNfseBodyCodigoCancelamento(_codigo_cancelamento)




        cancel_nfse_body = cls(
            reason=reason,
            data_evento=data_evento,
            codigo_cancelamento=codigo_cancelamento,
        )

        return cancel_nfse_body

