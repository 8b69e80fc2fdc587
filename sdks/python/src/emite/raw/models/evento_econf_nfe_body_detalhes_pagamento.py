from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.evento_econf_nfe_body_detalhes_pagamento_indicador_pagamento import EventoEconfNfeBodyDetalhesPagamentoIndicadorPagamento
from ..models.uf import Uf
from ..types import UNSET, Unset






T = TypeVar("T", bound="EventoEconfNfeBodyDetalhesPagamento")



@_attrs_define
class EventoEconfNfeBodyDetalhesPagamento:
    """ 
        Attributes:
            indicador_pagamento (EventoEconfNfeBodyDetalhesPagamentoIndicadorPagamento | Unset):
            forma_pagamento (str | Unset): Meio de pagamento, da mesma tabela da nota. Formato: 2 dígitos.
            descricao_pagamento (str | Unset): Descrição; exigida com meio 99. Formato: de 2 a 60 caracteres.
            valor_pagamento (str | Unset): Valor. Formato: até 13 inteiros e 2 decimais.
            data_pagamento (str | Unset): Data do pagamento. Formato: data AAAA-MM-DD.
            cnpj_transacional (str | Unset): CNPJ do estabelecimento que recebeu; padrão: o emitente. Formato: CNPJ de 14
                posições.
            uf_transacional (Uf | Unset):
            cnpj_instituicao_financeira (str | Unset): CNPJ da instituição financeira ou adquirente. Formato: CNPJ de 14
                posições.
            bandeira_operadora (str | Unset): Bandeira, da mesma tabela da nota. Formato: 2 dígitos.
            numero_autorizacao (str | Unset): Número da autorização. Formato: de 1 a 128 caracteres.
            cnpj_beneficiario (str | Unset): CNPJ do beneficiário. Formato: CNPJ de 14 posições.
            uf_beneficiario (Uf | Unset):
     """

    indicador_pagamento: EventoEconfNfeBodyDetalhesPagamentoIndicadorPagamento | Unset = UNSET
    forma_pagamento: str | Unset = UNSET
    descricao_pagamento: str | Unset = UNSET
    valor_pagamento: str | Unset = UNSET
    data_pagamento: str | Unset = UNSET
    cnpj_transacional: str | Unset = UNSET
    uf_transacional: Uf | Unset = UNSET
    cnpj_instituicao_financeira: str | Unset = UNSET
    bandeira_operadora: str | Unset = UNSET
    numero_autorizacao: str | Unset = UNSET
    cnpj_beneficiario: str | Unset = UNSET
    uf_beneficiario: Uf | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        indicador_pagamento: str | Unset = UNSET
        if not isinstance(self.indicador_pagamento, Unset):
            indicador_pagamento = self.indicador_pagamento.value


        forma_pagamento = self.forma_pagamento

        descricao_pagamento = self.descricao_pagamento

        valor_pagamento = self.valor_pagamento

        data_pagamento = self.data_pagamento

        cnpj_transacional = self.cnpj_transacional

        uf_transacional: str | Unset = UNSET
        if not isinstance(self.uf_transacional, Unset):
            uf_transacional = self.uf_transacional.value


        cnpj_instituicao_financeira = self.cnpj_instituicao_financeira

        bandeira_operadora = self.bandeira_operadora

        numero_autorizacao = self.numero_autorizacao

        cnpj_beneficiario = self.cnpj_beneficiario

        uf_beneficiario: str | Unset = UNSET
        if not isinstance(self.uf_beneficiario, Unset):
            uf_beneficiario = self.uf_beneficiario.value



        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if indicador_pagamento is not UNSET:
            field_dict["indicador_pagamento"] = indicador_pagamento
        if forma_pagamento is not UNSET:
            field_dict["forma_pagamento"] = forma_pagamento
        if descricao_pagamento is not UNSET:
            field_dict["descricao_pagamento"] = descricao_pagamento
        if valor_pagamento is not UNSET:
            field_dict["valor_pagamento"] = valor_pagamento
        if data_pagamento is not UNSET:
            field_dict["data_pagamento"] = data_pagamento
        if cnpj_transacional is not UNSET:
            field_dict["cnpj_transacional"] = cnpj_transacional
        if uf_transacional is not UNSET:
            field_dict["uf_transacional"] = uf_transacional
        if cnpj_instituicao_financeira is not UNSET:
            field_dict["cnpj_instituicao_financeira"] = cnpj_instituicao_financeira
        if bandeira_operadora is not UNSET:
            field_dict["bandeira_operadora"] = bandeira_operadora
        if numero_autorizacao is not UNSET:
            field_dict["numero_autorizacao"] = numero_autorizacao
        if cnpj_beneficiario is not UNSET:
            field_dict["cnpj_beneficiario"] = cnpj_beneficiario
        if uf_beneficiario is not UNSET:
            field_dict["uf_beneficiario"] = uf_beneficiario

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        _indicador_pagamento = d.pop("indicador_pagamento", UNSET)
        indicador_pagamento: EventoEconfNfeBodyDetalhesPagamentoIndicadorPagamento | Unset
        if isinstance(_indicador_pagamento,  Unset):
            indicador_pagamento = UNSET
        else:
            indicador_pagamento = EventoEconfNfeBodyDetalhesPagamentoIndicadorPagamento(_indicador_pagamento)




        forma_pagamento = d.pop("forma_pagamento", UNSET)

        descricao_pagamento = d.pop("descricao_pagamento", UNSET)

        valor_pagamento = d.pop("valor_pagamento", UNSET)

        data_pagamento = d.pop("data_pagamento", UNSET)

        cnpj_transacional = d.pop("cnpj_transacional", UNSET)

        _uf_transacional = d.pop("uf_transacional", UNSET)
        uf_transacional: Uf | Unset
        if isinstance(_uf_transacional,  Unset):
            uf_transacional = UNSET
        else:
            uf_transacional = Uf(_uf_transacional)




        cnpj_instituicao_financeira = d.pop("cnpj_instituicao_financeira", UNSET)

        bandeira_operadora = d.pop("bandeira_operadora", UNSET)

        numero_autorizacao = d.pop("numero_autorizacao", UNSET)

        cnpj_beneficiario = d.pop("cnpj_beneficiario", UNSET)

        _uf_beneficiario = d.pop("uf_beneficiario", UNSET)
        uf_beneficiario: Uf | Unset
        if isinstance(_uf_beneficiario,  Unset):
            uf_beneficiario = UNSET
        else:
            uf_beneficiario = Uf(_uf_beneficiario)




        evento_econf_nfe_body_detalhes_pagamento = cls(
            indicador_pagamento=indicador_pagamento,
            forma_pagamento=forma_pagamento,
            descricao_pagamento=descricao_pagamento,
            valor_pagamento=valor_pagamento,
            data_pagamento=data_pagamento,
            cnpj_transacional=cnpj_transacional,
            uf_transacional=uf_transacional,
            cnpj_instituicao_financeira=cnpj_instituicao_financeira,
            bandeira_operadora=bandeira_operadora,
            numero_autorizacao=numero_autorizacao,
            cnpj_beneficiario=cnpj_beneficiario,
            uf_beneficiario=uf_beneficiario,
        )

        return evento_econf_nfe_body_detalhes_pagamento

