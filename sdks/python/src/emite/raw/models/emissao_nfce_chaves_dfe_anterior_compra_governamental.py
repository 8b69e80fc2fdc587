from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset






T = TypeVar("T", bound="EmissaoNfceChavesDfeAnteriorCompraGovernamental")



@_attrs_define
class EmissaoNfceChavesDfeAnteriorCompraGovernamental:
    """ 
        Attributes:
            chave_acesso_dfe_anterior (str | Unset): Chave do documento anterior da mesma raiz de CNPJ. Formato: chave de
                acesso de 44 posições.
     """

    chave_acesso_dfe_anterior: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        chave_acesso_dfe_anterior = self.chave_acesso_dfe_anterior


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if chave_acesso_dfe_anterior is not UNSET:
            field_dict["chave_acesso_dfe_anterior"] = chave_acesso_dfe_anterior

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        chave_acesso_dfe_anterior = d.pop("chave_acesso_dfe_anterior", UNSET)

        emissao_nfce_chaves_dfe_anterior_compra_governamental = cls(
            chave_acesso_dfe_anterior=chave_acesso_dfe_anterior,
        )

        return emissao_nfce_chaves_dfe_anterior_compra_governamental

