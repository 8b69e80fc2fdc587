from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.emissao_nfce_formas_pagamento_indicador_pagamento import EmissaoNfceFormasPagamentoIndicadorPagamento
from ..models.emissao_nfce_formas_pagamento_tipo_integracao import EmissaoNfceFormasPagamentoTipoIntegracao
from ..models.uf import Uf
from ..types import UNSET, Unset






T = TypeVar("T", bound="EmissaoNfceFormasPagamento")



@_attrs_define
class EmissaoNfceFormasPagamento:
    """ 
        Attributes:
            indicador_pagamento (EmissaoNfceFormasPagamentoIndicadorPagamento | Unset):
            forma_pagamento (str | Unset): Meio de pagamento (2 dígitos). Formato: 2 dígitos.
            descricao_pagamento (str | Unset): Descrição quando meio = 99. Formato: de 2 a 60 caracteres.
            valor_pagamento (str | Unset): Valor; 0.00 quando meio = 90. Formato: até 13 inteiros e 2 decimais.
            data_pagamento (str | Unset): Data do pagamento. Formato: data AAAA-MM-DD.
            cnpj_transacional (str | Unset): CNPJ do estabelecimento que recebeu, se distinto. Formato: CNPJ de 14 posições.
            uf_transacional (Uf | Unset):
            tipo_integracao (EmissaoNfceFormasPagamentoTipoIntegracao | Unset):
            cnpj_credenciadora (str | Unset): CNPJ da credenciadora; exigido com integração 1. Formato: CNPJ de 14 posições.
            bandeira_operadora (str | Unset): Bandeira (2 dígitos). Formato: 2 dígitos.
            numero_autorizacao (str | Unset): Autorização; exigida com integração 1. Formato: de 1 a 128 caracteres.
            cnpj_beneficiario (str | Unset): CNPJ do beneficiário. Formato: CNPJ de 14 posições.
            id_terminal_pagamento (str | Unset): Terminal de pagamento. Formato: de 1 a 40 caracteres.
            nome_credenciadora (Any | Unset): Nome da credenciadora, aceito para CF-e/MFE; ignorar no XML
     """

    indicador_pagamento: EmissaoNfceFormasPagamentoIndicadorPagamento | Unset = UNSET
    forma_pagamento: str | Unset = UNSET
    descricao_pagamento: str | Unset = UNSET
    valor_pagamento: str | Unset = UNSET
    data_pagamento: str | Unset = UNSET
    cnpj_transacional: str | Unset = UNSET
    uf_transacional: Uf | Unset = UNSET
    tipo_integracao: EmissaoNfceFormasPagamentoTipoIntegracao | Unset = UNSET
    cnpj_credenciadora: str | Unset = UNSET
    bandeira_operadora: str | Unset = UNSET
    numero_autorizacao: str | Unset = UNSET
    cnpj_beneficiario: str | Unset = UNSET
    id_terminal_pagamento: str | Unset = UNSET
    nome_credenciadora: Any | Unset = UNSET





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


        tipo_integracao: str | Unset = UNSET
        if not isinstance(self.tipo_integracao, Unset):
            tipo_integracao = self.tipo_integracao.value


        cnpj_credenciadora = self.cnpj_credenciadora

        bandeira_operadora = self.bandeira_operadora

        numero_autorizacao = self.numero_autorizacao

        cnpj_beneficiario = self.cnpj_beneficiario

        id_terminal_pagamento = self.id_terminal_pagamento

        nome_credenciadora = self.nome_credenciadora


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
        if tipo_integracao is not UNSET:
            field_dict["tipo_integracao"] = tipo_integracao
        if cnpj_credenciadora is not UNSET:
            field_dict["cnpj_credenciadora"] = cnpj_credenciadora
        if bandeira_operadora is not UNSET:
            field_dict["bandeira_operadora"] = bandeira_operadora
        if numero_autorizacao is not UNSET:
            field_dict["numero_autorizacao"] = numero_autorizacao
        if cnpj_beneficiario is not UNSET:
            field_dict["cnpj_beneficiario"] = cnpj_beneficiario
        if id_terminal_pagamento is not UNSET:
            field_dict["id_terminal_pagamento"] = id_terminal_pagamento
        if nome_credenciadora is not UNSET:
            field_dict["nome_credenciadora"] = nome_credenciadora

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        _indicador_pagamento = d.pop("indicador_pagamento", UNSET)
        indicador_pagamento: EmissaoNfceFormasPagamentoIndicadorPagamento | Unset
        if isinstance(_indicador_pagamento,  Unset):
            indicador_pagamento = UNSET
        else:
            indicador_pagamento = EmissaoNfceFormasPagamentoIndicadorPagamento(_indicador_pagamento)




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




        _tipo_integracao = d.pop("tipo_integracao", UNSET)
        tipo_integracao: EmissaoNfceFormasPagamentoTipoIntegracao | Unset
        if isinstance(_tipo_integracao,  Unset):
            tipo_integracao = UNSET
        else:
            tipo_integracao = EmissaoNfceFormasPagamentoTipoIntegracao(_tipo_integracao)




        cnpj_credenciadora = d.pop("cnpj_credenciadora", UNSET)

        bandeira_operadora = d.pop("bandeira_operadora", UNSET)

        numero_autorizacao = d.pop("numero_autorizacao", UNSET)

        cnpj_beneficiario = d.pop("cnpj_beneficiario", UNSET)

        id_terminal_pagamento = d.pop("id_terminal_pagamento", UNSET)

        nome_credenciadora = d.pop("nome_credenciadora", UNSET)

        emissao_nfce_formas_pagamento = cls(
            indicador_pagamento=indicador_pagamento,
            forma_pagamento=forma_pagamento,
            descricao_pagamento=descricao_pagamento,
            valor_pagamento=valor_pagamento,
            data_pagamento=data_pagamento,
            cnpj_transacional=cnpj_transacional,
            uf_transacional=uf_transacional,
            tipo_integracao=tipo_integracao,
            cnpj_credenciadora=cnpj_credenciadora,
            bandeira_operadora=bandeira_operadora,
            numero_autorizacao=numero_autorizacao,
            cnpj_beneficiario=cnpj_beneficiario,
            id_terminal_pagamento=id_terminal_pagamento,
            nome_credenciadora=nome_credenciadora,
        )

        return emissao_nfce_formas_pagamento

