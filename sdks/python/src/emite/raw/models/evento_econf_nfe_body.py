from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
  from ..models.evento_econf_nfe_body_detalhes_pagamento import EventoEconfNfeBodyDetalhesPagamento





T = TypeVar("T", bound="EventoEconfNfeBody")



@_attrs_define
class EventoEconfNfeBody:
    """ 
        Attributes:
            detalhes_pagamento (list[EventoEconfNfeBodyDetalhesPagamento]): Pagamentos conciliados, de 1 a 100
            data_evento (str | Unset): Data e hora do evento; padrão: agora. Formato: data e hora AAAA-MM-DDThh:mm:ss-03:00.
     """

    detalhes_pagamento: list[EventoEconfNfeBodyDetalhesPagamento]
    data_evento: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        from ..models.evento_econf_nfe_body_detalhes_pagamento import EventoEconfNfeBodyDetalhesPagamento # noqa: PLC0415
        detalhes_pagamento = []
        for detalhes_pagamento_item_data in self.detalhes_pagamento:
            detalhes_pagamento_item = detalhes_pagamento_item_data.to_dict()
            detalhes_pagamento.append(detalhes_pagamento_item)



        data_evento = self.data_evento


        field_dict: dict[str, Any] = {}

        field_dict.update({
            "detalhes_pagamento": detalhes_pagamento,
        })
        if data_evento is not UNSET:
            field_dict["data_evento"] = data_evento

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.evento_econf_nfe_body_detalhes_pagamento import EventoEconfNfeBodyDetalhesPagamento # noqa: PLC0415
        d = dict(src_dict)
        detalhes_pagamento = []
        _detalhes_pagamento = d.pop("detalhes_pagamento")
        for detalhes_pagamento_item_data in (_detalhes_pagamento):
            detalhes_pagamento_item = EventoEconfNfeBodyDetalhesPagamento.from_dict(detalhes_pagamento_item_data)



            detalhes_pagamento.append(detalhes_pagamento_item)


        data_evento = d.pop("data_evento", UNSET)

        evento_econf_nfe_body = cls(
            detalhes_pagamento=detalhes_pagamento,
            data_evento=data_evento,
        )

        return evento_econf_nfe_body

