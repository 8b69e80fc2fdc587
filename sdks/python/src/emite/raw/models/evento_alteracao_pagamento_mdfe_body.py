from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
  from ..models.evento_alteracao_pagamento_mdfe_body_pagamentos import EventoAlteracaoPagamentoMdfeBodyPagamentos





T = TypeVar("T", bound="EventoAlteracaoPagamentoMdfeBody")



@_attrs_define
class EventoAlteracaoPagamentoMdfeBody:
    """ 
        Attributes:
            pagamentos (list[EventoAlteracaoPagamentoMdfeBodyPagamentos]): Pagamentos do frete
            data_evento (str | Unset): Data e hora do evento; padrão: agora. Formato: data e hora AAAA-MM-DDThh:mm:ss-03:00.
     """

    pagamentos: list[EventoAlteracaoPagamentoMdfeBodyPagamentos]
    data_evento: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        from ..models.evento_alteracao_pagamento_mdfe_body_pagamentos import EventoAlteracaoPagamentoMdfeBodyPagamentos # noqa: PLC0415
        pagamentos = []
        for pagamentos_item_data in self.pagamentos:
            pagamentos_item = pagamentos_item_data.to_dict()
            pagamentos.append(pagamentos_item)



        data_evento = self.data_evento


        field_dict: dict[str, Any] = {}

        field_dict.update({
            "pagamentos": pagamentos,
        })
        if data_evento is not UNSET:
            field_dict["data_evento"] = data_evento

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.evento_alteracao_pagamento_mdfe_body_pagamentos import EventoAlteracaoPagamentoMdfeBodyPagamentos # noqa: PLC0415
        d = dict(src_dict)
        pagamentos = []
        _pagamentos = d.pop("pagamentos")
        for pagamentos_item_data in (_pagamentos):
            pagamentos_item = EventoAlteracaoPagamentoMdfeBodyPagamentos.from_dict(pagamentos_item_data)



            pagamentos.append(pagamentos_item)


        data_evento = d.pop("data_evento", UNSET)

        evento_alteracao_pagamento_mdfe_body = cls(
            pagamentos=pagamentos,
            data_evento=data_evento,
        )

        return evento_alteracao_pagamento_mdfe_body

