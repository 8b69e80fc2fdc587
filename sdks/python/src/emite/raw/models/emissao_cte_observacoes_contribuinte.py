from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset






T = TypeVar("T", bound="EmissaoCteObservacoesContribuinte")



@_attrs_define
class EmissaoCteObservacoesContribuinte:
    """ 
        Attributes:
            campo (str | Unset): Nome do campo livre. Formato: de 1 a 20 caracteres.
            conteudo (str | Unset): Conteúdo do campo livre. Formato: de 1 a 160 caracteres.
     """

    campo: str | Unset = UNSET
    conteudo: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        campo = self.campo

        conteudo = self.conteudo


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if campo is not UNSET:
            field_dict["campo"] = campo
        if conteudo is not UNSET:
            field_dict["conteudo"] = conteudo

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        campo = d.pop("campo", UNSET)

        conteudo = d.pop("conteudo", UNSET)

        emissao_cte_observacoes_contribuinte = cls(
            campo=campo,
            conteudo=conteudo,
        )

        return emissao_cte_observacoes_contribuinte

