from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset






T = TypeVar("T", bound="EmissaoDceItens")



@_attrs_define
class EmissaoDceItens:
    """ 
        Attributes:
            descricao_produto (str): Descrição do bem, até 120 caracteres
            codigo_ncm (str): NCM de 8 dígitos, ou capítulo de 2
            valor_unitario (str): Valor unitário
            valor_produto (str): Valor total do item
            numero (str | Unset): Número do item, a partir de 1; padrão: a posição
            quantidade (str | Unset): Quantidade, até 4 decimais; padrão 1
            informacoes_adicionais (str | Unset): Informações adicionais do item. Formato: de 1 a 500 caracteres.
     """

    descricao_produto: str
    codigo_ncm: str
    valor_unitario: str
    valor_produto: str
    numero: str | Unset = UNSET
    quantidade: str | Unset = UNSET
    informacoes_adicionais: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        descricao_produto = self.descricao_produto

        codigo_ncm = self.codigo_ncm

        valor_unitario = self.valor_unitario

        valor_produto = self.valor_produto

        numero = self.numero

        quantidade = self.quantidade

        informacoes_adicionais = self.informacoes_adicionais


        field_dict: dict[str, Any] = {}

        field_dict.update({
            "descricao_produto": descricao_produto,
            "codigo_ncm": codigo_ncm,
            "valor_unitario": valor_unitario,
            "valor_produto": valor_produto,
        })
        if numero is not UNSET:
            field_dict["numero"] = numero
        if quantidade is not UNSET:
            field_dict["quantidade"] = quantidade
        if informacoes_adicionais is not UNSET:
            field_dict["informacoes_adicionais"] = informacoes_adicionais

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        descricao_produto = d.pop("descricao_produto")

        codigo_ncm = d.pop("codigo_ncm")

        valor_unitario = d.pop("valor_unitario")

        valor_produto = d.pop("valor_produto")

        numero = d.pop("numero", UNSET)

        quantidade = d.pop("quantidade", UNSET)

        informacoes_adicionais = d.pop("informacoes_adicionais", UNSET)

        emissao_dce_itens = cls(
            descricao_produto=descricao_produto,
            codigo_ncm=codigo_ncm,
            valor_unitario=valor_unitario,
            valor_produto=valor_produto,
            numero=numero,
            quantidade=quantidade,
            informacoes_adicionais=informacoes_adicionais,
        )

        return emissao_dce_itens

