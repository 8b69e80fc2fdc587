from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.evento_alteracao_pagamento_mdfe_body_pagamentos_forma_pagamento import EventoAlteracaoPagamentoMdfeBodyPagamentosFormaPagamento
from ..models.evento_alteracao_pagamento_mdfe_body_pagamentos_indicador_adiantamento import EventoAlteracaoPagamentoMdfeBodyPagamentosIndicadorAdiantamento
from ..models.evento_alteracao_pagamento_mdfe_body_pagamentos_tipo_permissao_antecipacao import EventoAlteracaoPagamentoMdfeBodyPagamentosTipoPermissaoAntecipacao
from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
  from ..models.evento_alteracao_pagamento_mdfe_body_pagamentos_componentes import EventoAlteracaoPagamentoMdfeBodyPagamentosComponentes
  from ..models.evento_alteracao_pagamento_mdfe_body_pagamentos_parcelas import EventoAlteracaoPagamentoMdfeBodyPagamentosParcelas





T = TypeVar("T", bound="EventoAlteracaoPagamentoMdfeBodyPagamentos")



@_attrs_define
class EventoAlteracaoPagamentoMdfeBodyPagamentos:
    """ 
        Attributes:
            nome (str | Unset): Razão social ou nome do responsável pelo pagamento. Formato: de 2 a 60 caracteres.
            cpf (str | Unset): CPF do responsável pelo pagamento. Formato: CPF de 11 dígitos.
            cnpj (str | Unset): CNPJ do responsável pelo pagamento. Formato: CNPJ de 14 posições.
            id_estrangeiro (str | Unset): Identificação do responsável estrangeiro. Formato: de 5 a 20 caracteres sem
                espaço.
            valor_total_contrato (str | Unset): Valor total do contrato. Formato: até 13 inteiros e 2 decimais.
            forma_pagamento (EventoAlteracaoPagamentoMdfeBodyPagamentosFormaPagamento | Unset):
            valor_adiantamento (str | Unset): Valor do adiantamento; só a prazo. Formato: até 13 inteiros e 2 decimais.
            indicador_adiantamento (EventoAlteracaoPagamentoMdfeBodyPagamentosIndicadorAdiantamento | Unset): Permite
                antecipar o adiantamento. Formato: um de 1 (sim).
            tipo_permissao_antecipacao (EventoAlteracaoPagamentoMdfeBodyPagamentosTipoPermissaoAntecipacao | Unset):
            numero_banco (str | Unset): Número do banco. Formato: de 3 a 5 caracteres.
            numero_agencia (str | Unset): Número da agência. Formato: de 1 a 10 caracteres.
            cnpj_instituicao_pagamento (str | Unset): CNPJ da instituição de pagamento eletrônico do frete. Formato: CNPJ de
                14 posições.
            pix (str | Unset): Chave PIX que recebe o frete. Formato: de 2 a 60 caracteres.
            componentes (list[EventoAlteracaoPagamentoMdfeBodyPagamentosComponentes] | Unset): Componentes do pagamento
            parcelas (list[EventoAlteracaoPagamentoMdfeBodyPagamentosParcelas] | Unset): Parcelas do pagamento a prazo
     """

    nome: str | Unset = UNSET
    cpf: str | Unset = UNSET
    cnpj: str | Unset = UNSET
    id_estrangeiro: str | Unset = UNSET
    valor_total_contrato: str | Unset = UNSET
    forma_pagamento: EventoAlteracaoPagamentoMdfeBodyPagamentosFormaPagamento | Unset = UNSET
    valor_adiantamento: str | Unset = UNSET
    indicador_adiantamento: EventoAlteracaoPagamentoMdfeBodyPagamentosIndicadorAdiantamento | Unset = UNSET
    tipo_permissao_antecipacao: EventoAlteracaoPagamentoMdfeBodyPagamentosTipoPermissaoAntecipacao | Unset = UNSET
    numero_banco: str | Unset = UNSET
    numero_agencia: str | Unset = UNSET
    cnpj_instituicao_pagamento: str | Unset = UNSET
    pix: str | Unset = UNSET
    componentes: list[EventoAlteracaoPagamentoMdfeBodyPagamentosComponentes] | Unset = UNSET
    parcelas: list[EventoAlteracaoPagamentoMdfeBodyPagamentosParcelas] | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        from ..models.evento_alteracao_pagamento_mdfe_body_pagamentos_componentes import EventoAlteracaoPagamentoMdfeBodyPagamentosComponentes # noqa: PLC0415
        from ..models.evento_alteracao_pagamento_mdfe_body_pagamentos_parcelas import EventoAlteracaoPagamentoMdfeBodyPagamentosParcelas # noqa: PLC0415
        nome = self.nome

        cpf = self.cpf

        cnpj = self.cnpj

        id_estrangeiro = self.id_estrangeiro

        valor_total_contrato = self.valor_total_contrato

        forma_pagamento: str | Unset = UNSET
        if not isinstance(self.forma_pagamento, Unset):
            forma_pagamento = self.forma_pagamento.value


        valor_adiantamento = self.valor_adiantamento

        indicador_adiantamento: str | Unset = UNSET
        if not isinstance(self.indicador_adiantamento, Unset):
            indicador_adiantamento = self.indicador_adiantamento.value


        tipo_permissao_antecipacao: str | Unset = UNSET
        if not isinstance(self.tipo_permissao_antecipacao, Unset):
            tipo_permissao_antecipacao = self.tipo_permissao_antecipacao.value


        numero_banco = self.numero_banco

        numero_agencia = self.numero_agencia

        cnpj_instituicao_pagamento = self.cnpj_instituicao_pagamento

        pix = self.pix

        componentes: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.componentes, Unset):
            componentes = []
            for componentes_item_data in self.componentes:
                componentes_item = componentes_item_data.to_dict()
                componentes.append(componentes_item)



        parcelas: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.parcelas, Unset):
            parcelas = []
            for parcelas_item_data in self.parcelas:
                parcelas_item = parcelas_item_data.to_dict()
                parcelas.append(parcelas_item)




        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if nome is not UNSET:
            field_dict["nome"] = nome
        if cpf is not UNSET:
            field_dict["cpf"] = cpf
        if cnpj is not UNSET:
            field_dict["cnpj"] = cnpj
        if id_estrangeiro is not UNSET:
            field_dict["id_estrangeiro"] = id_estrangeiro
        if valor_total_contrato is not UNSET:
            field_dict["valor_total_contrato"] = valor_total_contrato
        if forma_pagamento is not UNSET:
            field_dict["forma_pagamento"] = forma_pagamento
        if valor_adiantamento is not UNSET:
            field_dict["valor_adiantamento"] = valor_adiantamento
        if indicador_adiantamento is not UNSET:
            field_dict["indicador_adiantamento"] = indicador_adiantamento
        if tipo_permissao_antecipacao is not UNSET:
            field_dict["tipo_permissao_antecipacao"] = tipo_permissao_antecipacao
        if numero_banco is not UNSET:
            field_dict["numero_banco"] = numero_banco
        if numero_agencia is not UNSET:
            field_dict["numero_agencia"] = numero_agencia
        if cnpj_instituicao_pagamento is not UNSET:
            field_dict["cnpj_instituicao_pagamento"] = cnpj_instituicao_pagamento
        if pix is not UNSET:
            field_dict["pix"] = pix
        if componentes is not UNSET:
            field_dict["componentes"] = componentes
        if parcelas is not UNSET:
            field_dict["parcelas"] = parcelas

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.evento_alteracao_pagamento_mdfe_body_pagamentos_componentes import EventoAlteracaoPagamentoMdfeBodyPagamentosComponentes # noqa: PLC0415
        from ..models.evento_alteracao_pagamento_mdfe_body_pagamentos_parcelas import EventoAlteracaoPagamentoMdfeBodyPagamentosParcelas # noqa: PLC0415
        d = dict(src_dict)
        nome = d.pop("nome", UNSET)

        cpf = d.pop("cpf", UNSET)

        cnpj = d.pop("cnpj", UNSET)

        id_estrangeiro = d.pop("id_estrangeiro", UNSET)

        valor_total_contrato = d.pop("valor_total_contrato", UNSET)

        _forma_pagamento = d.pop("forma_pagamento", UNSET)
        forma_pagamento: EventoAlteracaoPagamentoMdfeBodyPagamentosFormaPagamento | Unset
        if isinstance(_forma_pagamento,  Unset):
            forma_pagamento = UNSET
        else:
            forma_pagamento = EventoAlteracaoPagamentoMdfeBodyPagamentosFormaPagamento(_forma_pagamento)




        valor_adiantamento = d.pop("valor_adiantamento", UNSET)

        _indicador_adiantamento = d.pop("indicador_adiantamento", UNSET)
        indicador_adiantamento: EventoAlteracaoPagamentoMdfeBodyPagamentosIndicadorAdiantamento | Unset
        if isinstance(_indicador_adiantamento,  Unset):
            indicador_adiantamento = UNSET
        else:
            indicador_adiantamento = EventoAlteracaoPagamentoMdfeBodyPagamentosIndicadorAdiantamento(_indicador_adiantamento)




        _tipo_permissao_antecipacao = d.pop("tipo_permissao_antecipacao", UNSET)
        tipo_permissao_antecipacao: EventoAlteracaoPagamentoMdfeBodyPagamentosTipoPermissaoAntecipacao | Unset
        if isinstance(_tipo_permissao_antecipacao,  Unset):
            tipo_permissao_antecipacao = UNSET
        else:
            tipo_permissao_antecipacao = EventoAlteracaoPagamentoMdfeBodyPagamentosTipoPermissaoAntecipacao(_tipo_permissao_antecipacao)




        numero_banco = d.pop("numero_banco", UNSET)

        numero_agencia = d.pop("numero_agencia", UNSET)

        cnpj_instituicao_pagamento = d.pop("cnpj_instituicao_pagamento", UNSET)

        pix = d.pop("pix", UNSET)

        _componentes = d.pop("componentes", UNSET)
        componentes: list[EventoAlteracaoPagamentoMdfeBodyPagamentosComponentes] | Unset = UNSET
        if _componentes is not UNSET:
            componentes = []
            for componentes_item_data in _componentes:
                componentes_item = EventoAlteracaoPagamentoMdfeBodyPagamentosComponentes.from_dict(componentes_item_data)



                componentes.append(componentes_item)


        _parcelas = d.pop("parcelas", UNSET)
        parcelas: list[EventoAlteracaoPagamentoMdfeBodyPagamentosParcelas] | Unset = UNSET
        if _parcelas is not UNSET:
            parcelas = []
            for parcelas_item_data in _parcelas:
                parcelas_item = EventoAlteracaoPagamentoMdfeBodyPagamentosParcelas.from_dict(parcelas_item_data)



                parcelas.append(parcelas_item)


        evento_alteracao_pagamento_mdfe_body_pagamentos = cls(
            nome=nome,
            cpf=cpf,
            cnpj=cnpj,
            id_estrangeiro=id_estrangeiro,
            valor_total_contrato=valor_total_contrato,
            forma_pagamento=forma_pagamento,
            valor_adiantamento=valor_adiantamento,
            indicador_adiantamento=indicador_adiantamento,
            tipo_permissao_antecipacao=tipo_permissao_antecipacao,
            numero_banco=numero_banco,
            numero_agencia=numero_agencia,
            cnpj_instituicao_pagamento=cnpj_instituicao_pagamento,
            pix=pix,
            componentes=componentes,
            parcelas=parcelas,
        )

        return evento_alteracao_pagamento_mdfe_body_pagamentos

