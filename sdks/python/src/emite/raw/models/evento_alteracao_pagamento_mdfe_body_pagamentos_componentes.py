from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.evento_alteracao_pagamento_mdfe_body_pagamentos_componentes_tipo import EventoAlteracaoPagamentoMdfeBodyPagamentosComponentesTipo
from ..types import UNSET, Unset






T = TypeVar("T", bound="EventoAlteracaoPagamentoMdfeBodyPagamentosComponentes")



@_attrs_define
class EventoAlteracaoPagamentoMdfeBodyPagamentosComponentes:
    """ 
        Attributes:
            tipo (EventoAlteracaoPagamentoMdfeBodyPagamentosComponentesTipo | Unset):
            valor (str | Unset): Valor do componente. Formato: até 13 inteiros e 2 decimais.
            descricao (str | Unset): Descrição do componente do tipo 99. Formato: de 2 a 60 caracteres.
     """

    tipo: EventoAlteracaoPagamentoMdfeBodyPagamentosComponentesTipo | Unset = UNSET
    valor: str | Unset = UNSET
    descricao: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        tipo: str | Unset = UNSET
        if not isinstance(self.tipo, Unset):
            tipo = self.tipo.value


        valor = self.valor

        descricao = self.descricao


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if tipo is not UNSET:
            field_dict["tipo"] = tipo
        if valor is not UNSET:
            field_dict["valor"] = valor
        if descricao is not UNSET:
            field_dict["descricao"] = descricao

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        _tipo = d.pop("tipo", UNSET)
        tipo: EventoAlteracaoPagamentoMdfeBodyPagamentosComponentesTipo | Unset
        if isinstance(_tipo,  Unset):
            tipo = UNSET
        else:
            tipo = EventoAlteracaoPagamentoMdfeBodyPagamentosComponentesTipo(_tipo)




        valor = d.pop("valor", UNSET)

        descricao = d.pop("descricao", UNSET)

        evento_alteracao_pagamento_mdfe_body_pagamentos_componentes = cls(
            tipo=tipo,
            valor=valor,
            descricao=descricao,
        )

        return evento_alteracao_pagamento_mdfe_body_pagamentos_componentes

