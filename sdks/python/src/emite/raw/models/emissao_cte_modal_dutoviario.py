from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.emissao_cte_modal_dutoviario_classificacao_dutoviario import EmissaoCteModalDutoviarioClassificacaoDutoviario
from ..models.emissao_cte_modal_dutoviario_tipo_contratacao_servico import EmissaoCteModalDutoviarioTipoContratacaoServico
from ..types import UNSET, Unset






T = TypeVar("T", bound="EmissaoCteModalDutoviario")



@_attrs_define
class EmissaoCteModalDutoviario:
    """ Informações do modal Dutoviário

        Attributes:
            valor_tarifa (str | Unset): Valor da tarifa. Formato: maior que zero, até 9 inteiros e 6 decimais.
            data_inicio (str | Unset): Início da prestação. Formato: data AAAA-MM-DD.
            data_fim (str | Unset): Fim da prestação. Formato: data AAAA-MM-DD.
            classificacao_dutoviario (EmissaoCteModalDutoviarioClassificacaoDutoviario | Unset):
            tipo_contratacao_servico (EmissaoCteModalDutoviarioTipoContratacaoServico | Unset):
            codigo_ponto_entrada (str | Unset): Ponto de entrada do gás. Formato: de 2 a 20 caracteres.
            codigo_ponto_saida (str | Unset): Ponto de saída do gás. Formato: de 2 a 20 caracteres.
            numero_contrato_capacidade (str | Unset): Número do contrato. Formato: de 2 a 20 caracteres.
     """

    valor_tarifa: str | Unset = UNSET
    data_inicio: str | Unset = UNSET
    data_fim: str | Unset = UNSET
    classificacao_dutoviario: EmissaoCteModalDutoviarioClassificacaoDutoviario | Unset = UNSET
    tipo_contratacao_servico: EmissaoCteModalDutoviarioTipoContratacaoServico | Unset = UNSET
    codigo_ponto_entrada: str | Unset = UNSET
    codigo_ponto_saida: str | Unset = UNSET
    numero_contrato_capacidade: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        valor_tarifa = self.valor_tarifa

        data_inicio = self.data_inicio

        data_fim = self.data_fim

        classificacao_dutoviario: str | Unset = UNSET
        if not isinstance(self.classificacao_dutoviario, Unset):
            classificacao_dutoviario = self.classificacao_dutoviario.value


        tipo_contratacao_servico: str | Unset = UNSET
        if not isinstance(self.tipo_contratacao_servico, Unset):
            tipo_contratacao_servico = self.tipo_contratacao_servico.value


        codigo_ponto_entrada = self.codigo_ponto_entrada

        codigo_ponto_saida = self.codigo_ponto_saida

        numero_contrato_capacidade = self.numero_contrato_capacidade


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if valor_tarifa is not UNSET:
            field_dict["valor_tarifa"] = valor_tarifa
        if data_inicio is not UNSET:
            field_dict["data_inicio"] = data_inicio
        if data_fim is not UNSET:
            field_dict["data_fim"] = data_fim
        if classificacao_dutoviario is not UNSET:
            field_dict["classificacao_dutoviario"] = classificacao_dutoviario
        if tipo_contratacao_servico is not UNSET:
            field_dict["tipo_contratacao_servico"] = tipo_contratacao_servico
        if codigo_ponto_entrada is not UNSET:
            field_dict["codigo_ponto_entrada"] = codigo_ponto_entrada
        if codigo_ponto_saida is not UNSET:
            field_dict["codigo_ponto_saida"] = codigo_ponto_saida
        if numero_contrato_capacidade is not UNSET:
            field_dict["numero_contrato_capacidade"] = numero_contrato_capacidade

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        valor_tarifa = d.pop("valor_tarifa", UNSET)

        data_inicio = d.pop("data_inicio", UNSET)

        data_fim = d.pop("data_fim", UNSET)

        _classificacao_dutoviario = d.pop("classificacao_dutoviario", UNSET)
        classificacao_dutoviario: EmissaoCteModalDutoviarioClassificacaoDutoviario | Unset
        if isinstance(_classificacao_dutoviario,  Unset):
            classificacao_dutoviario = UNSET
        else:
            classificacao_dutoviario = EmissaoCteModalDutoviarioClassificacaoDutoviario(_classificacao_dutoviario)




        _tipo_contratacao_servico = d.pop("tipo_contratacao_servico", UNSET)
        tipo_contratacao_servico: EmissaoCteModalDutoviarioTipoContratacaoServico | Unset
        if isinstance(_tipo_contratacao_servico,  Unset):
            tipo_contratacao_servico = UNSET
        else:
            tipo_contratacao_servico = EmissaoCteModalDutoviarioTipoContratacaoServico(_tipo_contratacao_servico)




        codigo_ponto_entrada = d.pop("codigo_ponto_entrada", UNSET)

        codigo_ponto_saida = d.pop("codigo_ponto_saida", UNSET)

        numero_contrato_capacidade = d.pop("numero_contrato_capacidade", UNSET)

        emissao_cte_modal_dutoviario = cls(
            valor_tarifa=valor_tarifa,
            data_inicio=data_inicio,
            data_fim=data_fim,
            classificacao_dutoviario=classificacao_dutoviario,
            tipo_contratacao_servico=tipo_contratacao_servico,
            codigo_ponto_entrada=codigo_ponto_entrada,
            codigo_ponto_saida=codigo_ponto_saida,
            numero_contrato_capacidade=numero_contrato_capacidade,
        )

        return emissao_cte_modal_dutoviario

