from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset






T = TypeVar("T", bound="EmissaoNfseChavesNfseReferenciadas")



@_attrs_define
class EmissaoNfseChavesNfseReferenciadas:
    """ 
        Attributes:
            chave_nfse (str | Unset): Chave da NFS-e referenciada. Formato: chave de acesso de NFS-e, de 50 posições.
     """

    chave_nfse: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        chave_nfse = self.chave_nfse


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if chave_nfse is not UNSET:
            field_dict["chave_nfse"] = chave_nfse

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        chave_nfse = d.pop("chave_nfse", UNSET)

        emissao_nfse_chaves_nfse_referenciadas = cls(
            chave_nfse=chave_nfse,
        )

        return emissao_nfse_chaves_nfse_referenciadas

