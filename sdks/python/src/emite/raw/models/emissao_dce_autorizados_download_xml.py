from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset






T = TypeVar("T", bound="EmissaoDceAutorizadosDownloadXml")



@_attrs_define
class EmissaoDceAutorizadosDownloadXml:
    """ 
        Attributes:
            cnpj (str | Unset): CNPJ autorizado a baixar o XML. Formato: CNPJ de 14 dígitos.
            cpf (str | Unset): CPF autorizado a baixar o XML. Formato: CPF de 11 dígitos.
     """

    cnpj: str | Unset = UNSET
    cpf: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        cnpj = self.cnpj

        cpf = self.cpf


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if cnpj is not UNSET:
            field_dict["cnpj"] = cnpj
        if cpf is not UNSET:
            field_dict["cpf"] = cpf

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        cnpj = d.pop("cnpj", UNSET)

        cpf = d.pop("cpf", UNSET)

        emissao_dce_autorizados_download_xml = cls(
            cnpj=cnpj,
            cpf=cpf,
        )

        return emissao_dce_autorizados_download_xml

