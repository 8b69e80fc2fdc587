from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset







T = TypeVar("T", bound="ResponsavelTecnico")



@_attrs_define
class ResponsavelTecnico:
    """ Responsável técnico (infRespTec) dos documentos da empresa; sem ele, o da instalação. O que o corpo trouxer vale
    mais.

        Attributes:
            cnpj (str): CNPJ de quem responde pelo sistema. Example: 11222333000181.
            contato (str): Nome da pessoa.
            email (str):
            fone (str):
     """

    cnpj: str
    contato: str
    email: str
    fone: str





    def to_dict(self) -> dict[str, Any]:
        cnpj = self.cnpj

        contato = self.contato

        email = self.email

        fone = self.fone


        field_dict: dict[str, Any] = {}

        field_dict.update({
            "cnpj": cnpj,
            "contato": contato,
            "email": email,
            "fone": fone,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        cnpj = d.pop("cnpj")

        contato = d.pop("contato")

        email = d.pop("email")

        fone = d.pop("fone")

        responsavel_tecnico = cls(
            cnpj=cnpj,
            contato=contato,
            email=email,
            fone=fone,
        )

        return responsavel_tecnico

