from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset






T = TypeVar("T", bound="EmissaoNfeItensRastros")



@_attrs_define
class EmissaoNfeItensRastros:
    """ 
        Attributes:
            numero_lote (str | Unset): Número do lote. Formato: de 1 a 20 caracteres.
            quantidade_lote (str | Unset): Quantidade no lote. Formato: até 8 inteiros e 3 decimais.
            data_fabricacao (str | Unset): Data de fabricação. Formato: data AAAA-MM-DD.
            data_validade (str | Unset): Data de validade. Formato: data AAAA-MM-DD.
            codigo_agregacao (str | Unset): Código de agregação. Formato: de 1 a 20 caracteres.
     """

    numero_lote: str | Unset = UNSET
    quantidade_lote: str | Unset = UNSET
    data_fabricacao: str | Unset = UNSET
    data_validade: str | Unset = UNSET
    codigo_agregacao: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        numero_lote = self.numero_lote

        quantidade_lote = self.quantidade_lote

        data_fabricacao = self.data_fabricacao

        data_validade = self.data_validade

        codigo_agregacao = self.codigo_agregacao


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if numero_lote is not UNSET:
            field_dict["numero_lote"] = numero_lote
        if quantidade_lote is not UNSET:
            field_dict["quantidade_lote"] = quantidade_lote
        if data_fabricacao is not UNSET:
            field_dict["data_fabricacao"] = data_fabricacao
        if data_validade is not UNSET:
            field_dict["data_validade"] = data_validade
        if codigo_agregacao is not UNSET:
            field_dict["codigo_agregacao"] = codigo_agregacao

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        numero_lote = d.pop("numero_lote", UNSET)

        quantidade_lote = d.pop("quantidade_lote", UNSET)

        data_fabricacao = d.pop("data_fabricacao", UNSET)

        data_validade = d.pop("data_validade", UNSET)

        codigo_agregacao = d.pop("codigo_agregacao", UNSET)

        emissao_nfe_itens_rastros = cls(
            numero_lote=numero_lote,
            quantidade_lote=quantidade_lote,
            data_fabricacao=data_fabricacao,
            data_validade=data_validade,
            codigo_agregacao=codigo_agregacao,
        )

        return emissao_nfe_itens_rastros

