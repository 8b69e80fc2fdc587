from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset






T = TypeVar("T", bound="EmissaoMdfeModalAquaviarioTerminaisDescarregamento")



@_attrs_define
class EmissaoMdfeModalAquaviarioTerminaisDescarregamento:
    """ 
        Attributes:
            codigo_terminal (str | Unset): Código do terminal de descarregamento. Formato: de 1 a 8 caracteres.
            nome_terminal (str | Unset): Nome do terminal de descarregamento. Formato: de 1 a 60 caracteres.
     """

    codigo_terminal: str | Unset = UNSET
    nome_terminal: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        codigo_terminal = self.codigo_terminal

        nome_terminal = self.nome_terminal


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if codigo_terminal is not UNSET:
            field_dict["codigo_terminal"] = codigo_terminal
        if nome_terminal is not UNSET:
            field_dict["nome_terminal"] = nome_terminal

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        codigo_terminal = d.pop("codigo_terminal", UNSET)

        nome_terminal = d.pop("nome_terminal", UNSET)

        emissao_mdfe_modal_aquaviario_terminais_descarregamento = cls(
            codigo_terminal=codigo_terminal,
            nome_terminal=nome_terminal,
        )

        return emissao_mdfe_modal_aquaviario_terminais_descarregamento

