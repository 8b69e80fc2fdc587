from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset






T = TypeVar("T", bound="EmissaoNfceCanaFornecimentos")



@_attrs_define
class EmissaoNfceCanaFornecimentos:
    """ 
        Attributes:
            dia (str | Unset): Dia do mês. Formato: dia de 1 a 31.
            quantidade (str | Unset): Quantidade (kg). Formato: até 11 inteiros e 10 decimais.
     """

    dia: str | Unset = UNSET
    quantidade: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        dia = self.dia

        quantidade = self.quantidade


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if dia is not UNSET:
            field_dict["dia"] = dia
        if quantidade is not UNSET:
            field_dict["quantidade"] = quantidade

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        dia = d.pop("dia", UNSET)

        quantidade = d.pop("quantidade", UNSET)

        emissao_nfce_cana_fornecimentos = cls(
            dia=dia,
            quantidade=quantidade,
        )

        return emissao_nfce_cana_fornecimentos

