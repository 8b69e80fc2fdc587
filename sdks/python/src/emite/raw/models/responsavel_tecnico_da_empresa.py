from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset







T = TypeVar("T", bound="ResponsavelTecnicoDaEmpresa")



@_attrs_define
class ResponsavelTecnicoDaEmpresa:
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
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        cnpj = self.cnpj

        contato = self.contato

        email = self.email

        fone = self.fone


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
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

        responsavel_tecnico_da_empresa = cls(
            cnpj=cnpj,
            contato=contato,
            email=email,
            fone=fone,
        )


        responsavel_tecnico_da_empresa.additional_properties = d
        return responsavel_tecnico_da_empresa

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
