from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
  from ..models.register_received_credito_presumido_body_itens import RegisterReceivedCreditoPresumidoBodyItens





T = TypeVar("T", bound="RegisterReceivedCreditoPresumidoBody")



@_attrs_define
class RegisterReceivedCreditoPresumidoBody:
    """ 
        Attributes:
            itens (list[RegisterReceivedCreditoPresumidoBodyItens]): Itens com crédito presumido
            data_evento (str | Unset): Data e hora do evento; padrão: agora. Formato: data e hora AAAA-MM-DDThh:mm:ss-03:00.
     """

    itens: list[RegisterReceivedCreditoPresumidoBodyItens]
    data_evento: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        from ..models.register_received_credito_presumido_body_itens import RegisterReceivedCreditoPresumidoBodyItens # noqa: PLC0415
        itens = []
        for itens_item_data in self.itens:
            itens_item = itens_item_data.to_dict()
            itens.append(itens_item)



        data_evento = self.data_evento


        field_dict: dict[str, Any] = {}

        field_dict.update({
            "itens": itens,
        })
        if data_evento is not UNSET:
            field_dict["data_evento"] = data_evento

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.register_received_credito_presumido_body_itens import RegisterReceivedCreditoPresumidoBodyItens # noqa: PLC0415
        d = dict(src_dict)
        itens = []
        _itens = d.pop("itens")
        for itens_item_data in (_itens):
            itens_item = RegisterReceivedCreditoPresumidoBodyItens.from_dict(itens_item_data)



            itens.append(itens_item)


        data_evento = d.pop("data_evento", UNSET)

        register_received_credito_presumido_body = cls(
            itens=itens,
            data_evento=data_evento,
        )

        return register_received_credito_presumido_body

