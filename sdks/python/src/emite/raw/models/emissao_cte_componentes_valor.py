from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset






T = TypeVar("T", bound="EmissaoCteComponentesValor")



@_attrs_define
class EmissaoCteComponentesValor:
    """ 
        Attributes:
            nome (str | Unset): Nome do componente do frete. Formato: de 1 a 15 caracteres.
            valor (str | Unset): Valor do componente. Formato: até 13 inteiros e 2 decimais.
     """

    nome: str | Unset = UNSET
    valor: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        nome = self.nome

        valor = self.valor


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if nome is not UNSET:
            field_dict["nome"] = nome
        if valor is not UNSET:
            field_dict["valor"] = valor

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        nome = d.pop("nome", UNSET)

        valor = d.pop("valor", UNSET)

        emissao_cte_componentes_valor = cls(
            nome=nome,
            valor=valor,
        )

        return emissao_cte_componentes_valor

