from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset






T = TypeVar("T", bound="EventoVinculacaoPagamentoCteBody")



@_attrs_define
class EventoVinculacaoPagamentoCteBody:
    """ 
        Attributes:
            id_transacao (str): Identificador da transação. Formato: de 2 a 35 caracteres.
            tipo_meio_pagamento (str): Meio de pagamento: 15, 17, 18, 20, 23 ou 24. Formato: 2 dígitos.
            cnpj_recebedor (str): CNPJ do recebedor do pagamento. Formato: CNPJ de 14 posições.
            cnpj_base_psp (str): Raiz do CNPJ da instituição financeira ou de pagamento. Formato: raiz do CNPJ, 8 posições.
            data_evento (str | Unset): Data e hora do evento; padrão: agora. Formato: data e hora AAAA-MM-DDThh:mm:ss-03:00.
            numero (str | Unset): Número sequencial do pagamento; padrão: 1. Formato: número de 1 a 990.
     """

    id_transacao: str
    tipo_meio_pagamento: str
    cnpj_recebedor: str
    cnpj_base_psp: str
    data_evento: str | Unset = UNSET
    numero: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        id_transacao = self.id_transacao

        tipo_meio_pagamento = self.tipo_meio_pagamento

        cnpj_recebedor = self.cnpj_recebedor

        cnpj_base_psp = self.cnpj_base_psp

        data_evento = self.data_evento

        numero = self.numero


        field_dict: dict[str, Any] = {}

        field_dict.update({
            "id_transacao": id_transacao,
            "tipo_meio_pagamento": tipo_meio_pagamento,
            "cnpj_recebedor": cnpj_recebedor,
            "cnpj_base_psp": cnpj_base_psp,
        })
        if data_evento is not UNSET:
            field_dict["data_evento"] = data_evento
        if numero is not UNSET:
            field_dict["numero"] = numero

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id_transacao = d.pop("id_transacao")

        tipo_meio_pagamento = d.pop("tipo_meio_pagamento")

        cnpj_recebedor = d.pop("cnpj_recebedor")

        cnpj_base_psp = d.pop("cnpj_base_psp")

        data_evento = d.pop("data_evento", UNSET)

        numero = d.pop("numero", UNSET)

        evento_vinculacao_pagamento_cte_body = cls(
            id_transacao=id_transacao,
            tipo_meio_pagamento=tipo_meio_pagamento,
            cnpj_recebedor=cnpj_recebedor,
            cnpj_base_psp=cnpj_base_psp,
            data_evento=data_evento,
            numero=numero,
        )

        return evento_vinculacao_pagamento_cte_body

