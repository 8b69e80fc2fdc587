from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset






T = TypeVar("T", bound="CorrectCteBodyCorrecoes")



@_attrs_define
class CorrectCteBodyCorrecoes:
    """ 
        Attributes:
            grupo_corrigido (str | Unset): Grupo do campo; deduzido do campo quando vazio. Formato: nome da API, ou tag do
                XML de até 20 caracteres.
            campo_corrigido (str | Unset): Campo corrigido: nome da API ou tag do XML. Formato: nome da API, ou tag do XML
                de até 20 caracteres.
            valor_corrigido (str | Unset): Novo valor. Formato: de 1 a 500 caracteres.
            numero_item_grupo_corrigido (str | Unset): Posição do item quando o grupo se repete, a partir de 1. Formato:
                número de 1 a 99.
     """

    grupo_corrigido: str | Unset = UNSET
    campo_corrigido: str | Unset = UNSET
    valor_corrigido: str | Unset = UNSET
    numero_item_grupo_corrigido: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        grupo_corrigido = self.grupo_corrigido

        campo_corrigido = self.campo_corrigido

        valor_corrigido = self.valor_corrigido

        numero_item_grupo_corrigido = self.numero_item_grupo_corrigido


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if grupo_corrigido is not UNSET:
            field_dict["grupo_corrigido"] = grupo_corrigido
        if campo_corrigido is not UNSET:
            field_dict["campo_corrigido"] = campo_corrigido
        if valor_corrigido is not UNSET:
            field_dict["valor_corrigido"] = valor_corrigido
        if numero_item_grupo_corrigido is not UNSET:
            field_dict["numero_item_grupo_corrigido"] = numero_item_grupo_corrigido

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        grupo_corrigido = d.pop("grupo_corrigido", UNSET)

        campo_corrigido = d.pop("campo_corrigido", UNSET)

        valor_corrigido = d.pop("valor_corrigido", UNSET)

        numero_item_grupo_corrigido = d.pop("numero_item_grupo_corrigido", UNSET)

        correct_cte_body_correcoes = cls(
            grupo_corrigido=grupo_corrigido,
            campo_corrigido=campo_corrigido,
            valor_corrigido=valor_corrigido,
            numero_item_grupo_corrigido=numero_item_grupo_corrigido,
        )

        return correct_cte_body_correcoes

