from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.environment import Environment






T = TypeVar("T", bound="EmpresaDetalhadaNumbering")



@_attrs_define
class EmpresaDetalhadaNumbering:
    """ 
        Attributes:
            environment (Environment):
            target (str): Para onde vai: producao, a SEFAZ; homologacao, o ambiente de homologação da SEFAZ; sandbox, a
                SEFAZ emulada desta plataforma. A numeração de cada destino é outra.
            mod (str): Como em mod na emissão: 59 é a DC-e.
            cnpj (str): CNPJ ou CPF do emitente.
            serie (int):
            next_number (int):
     """

    environment: Environment
    target: str
    mod: str
    cnpj: str
    serie: int
    next_number: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        environment = self.environment.value

        target = self.target

        mod = self.mod

        cnpj = self.cnpj

        serie = self.serie

        next_number = self.next_number


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "environment": environment,
            "target": target,
            "mod": mod,
            "cnpj": cnpj,
            "serie": serie,
            "nextNumber": next_number,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        environment = Environment(d.pop("environment"))




        target = d.pop("target")

        mod = d.pop("mod")

        cnpj = d.pop("cnpj")

        serie = d.pop("serie")

        next_number = d.pop("nextNumber")

        empresa_detalhada_numbering = cls(
            environment=environment,
            target=target,
            mod=mod,
            cnpj=cnpj,
            serie=serie,
            next_number=next_number,
        )


        empresa_detalhada_numbering.additional_properties = d
        return empresa_detalhada_numbering

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
