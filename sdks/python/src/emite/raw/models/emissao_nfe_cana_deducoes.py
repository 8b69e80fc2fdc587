from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset






T = TypeVar("T", bound="EmissaoNfeCanaDeducoes")



@_attrs_define
class EmissaoNfeCanaDeducoes:
    """ 
        Attributes:
            descricao (str | Unset): Descrição. Formato: de 1 a 60 caracteres.
            valor (str | Unset): Valor. Formato: até 13 inteiros e 2 decimais.
     """

    descricao: str | Unset = UNSET
    valor: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        descricao = self.descricao

        valor = self.valor


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if descricao is not UNSET:
            field_dict["descricao"] = descricao
        if valor is not UNSET:
            field_dict["valor"] = valor

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        descricao = d.pop("descricao", UNSET)

        valor = d.pop("valor", UNSET)

        emissao_nfe_cana_deducoes = cls(
            descricao=descricao,
            valor=valor,
        )

        return emissao_nfe_cana_deducoes

