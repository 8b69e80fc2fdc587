from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset






T = TypeVar("T", bound="EmissaoMdfeModalAquaviarioTerminaisCarregamento")



@_attrs_define
class EmissaoMdfeModalAquaviarioTerminaisCarregamento:
    """ 
        Attributes:
            codigo (str | Unset): Código do terminal de carregamento. Formato: de 1 a 8 caracteres.
            nome (str | Unset): Nome do terminal de carregamento. Formato: de 1 a 60 caracteres.
     """

    codigo: str | Unset = UNSET
    nome: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        codigo = self.codigo

        nome = self.nome


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if codigo is not UNSET:
            field_dict["codigo"] = codigo
        if nome is not UNSET:
            field_dict["nome"] = nome

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        codigo = d.pop("codigo", UNSET)

        nome = d.pop("nome", UNSET)

        emissao_mdfe_modal_aquaviario_terminais_carregamento = cls(
            codigo=codigo,
            nome=nome,
        )

        return emissao_mdfe_modal_aquaviario_terminais_carregamento

