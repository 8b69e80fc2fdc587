from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.inutilize_nfe_body_mod import InutilizeNfeBodyMod
from ..types import UNSET, Unset






T = TypeVar("T", bound="InutilizeNfeBody")



@_attrs_define
class InutilizeNfeBody:
    """ 
        Attributes:
            serie (str): Série. Formato: número de 0 a 999.
            inicio (str): Primeiro número da faixa. Formato: número de 1 a 999999999.
            fim (str): Último número da faixa. Formato: número de 1 a 999999999.
            justificativa (str): Justificativa. Formato: de 15 a 255 caracteres.
            ano (Any): Ano da numeração, 4 dígitos
            cnpj (str | Unset): CNPJ do emitente; padrão: o da empresa do token. Formato: CNPJ de 14 posições.
            mod (InutilizeNfeBodyMod | Unset):
     """

    serie: str
    inicio: str
    fim: str
    justificativa: str
    ano: Any
    cnpj: str | Unset = UNSET
    mod: InutilizeNfeBodyMod | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        serie = self.serie

        inicio = self.inicio

        fim = self.fim

        justificativa = self.justificativa

        ano = self.ano

        cnpj = self.cnpj

        mod: str | Unset = UNSET
        if not isinstance(self.mod, Unset):
            mod = self.mod.value



        field_dict: dict[str, Any] = {}

        field_dict.update({
            "serie": serie,
            "inicio": inicio,
            "fim": fim,
            "justificativa": justificativa,
            "ano": ano,
        })
        if cnpj is not UNSET:
            field_dict["cnpj"] = cnpj
        if mod is not UNSET:
            field_dict["mod"] = mod

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        serie = d.pop("serie")

        inicio = d.pop("inicio")

        fim = d.pop("fim")

        justificativa = d.pop("justificativa")

        ano = d.pop("ano")

        cnpj = d.pop("cnpj", UNSET)

        _mod = d.pop("mod", UNSET)
        mod: InutilizeNfeBodyMod | Unset
        if isinstance(_mod,  Unset):
            mod = UNSET
        else:
            mod = InutilizeNfeBodyMod(_mod)




        inutilize_nfe_body = cls(
            serie=serie,
            inicio=inicio,
            fim=fim,
            justificativa=justificativa,
            ano=ano,
            cnpj=cnpj,
            mod=mod,
        )

        return inutilize_nfe_body

