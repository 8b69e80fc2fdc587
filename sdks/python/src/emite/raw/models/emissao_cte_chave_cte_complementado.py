from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset






T = TypeVar("T", bound="EmissaoCteChaveCteComplementado")



@_attrs_define
class EmissaoCteChaveCteComplementado:
    """ 
        Attributes:
            chave_cte (str | Unset): Chave do CT-e complementado (texto ou lista, até 10). Formato: chave de acesso de 44
                posições.
     """

    chave_cte: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        chave_cte = self.chave_cte


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if chave_cte is not UNSET:
            field_dict["chave_cte"] = chave_cte

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        chave_cte = d.pop("chave_cte", UNSET)

        emissao_cte_chave_cte_complementado = cls(
            chave_cte=chave_cte,
        )

        return emissao_cte_chave_cte_complementado

