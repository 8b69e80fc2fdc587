from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset






T = TypeVar("T", bound="EventoComprovanteEntregaCteBodyNotas")



@_attrs_define
class EventoComprovanteEntregaCteBodyNotas:
    """ 
        Attributes:
            chave_nfe (str | Unset): Chave da NF-e. Formato: chave de acesso de 44 posições.
     """

    chave_nfe: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        chave_nfe = self.chave_nfe


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if chave_nfe is not UNSET:
            field_dict["chave_nfe"] = chave_nfe

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        chave_nfe = d.pop("chave_nfe", UNSET)

        evento_comprovante_entrega_cte_body_notas = cls(
            chave_nfe=chave_nfe,
        )

        return evento_comprovante_entrega_cte_body_notas

