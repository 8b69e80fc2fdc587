from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset






T = TypeVar("T", bound="EmissaoDceObservacoesEct")



@_attrs_define
class EmissaoDceObservacoesEct:
    """ 
        Attributes:
            campo (str | Unset): Nome do campo livre. Formato: texto.
            texto (str | Unset): Conteúdo do campo livre. Formato: de 1 a 60 caracteres.
     """

    campo: str | Unset = UNSET
    texto: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        campo = self.campo

        texto = self.texto


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if campo is not UNSET:
            field_dict["campo"] = campo
        if texto is not UNSET:
            field_dict["texto"] = texto

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        campo = d.pop("campo", UNSET)

        texto = d.pop("texto", UNSET)

        emissao_dce_observacoes_ect = cls(
            campo=campo,
            texto=texto,
        )

        return emissao_dce_observacoes_ect

