from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.environment import Environment
from ..models.mudanca_da_empresa_numbering_target import MudancaDaEmpresaNumberingTarget
from ..types import UNSET, Unset






T = TypeVar("T", bound="MudancaDaEmpresaNumbering")



@_attrs_define
class MudancaDaEmpresaNumbering:
    """ 
        Attributes:
            environment (Environment):
            mod (str): Modelo do documento, como em mod na emissão: 59 é a DC-e.
            serie (int): Série: de 0 a 999; da NFS-e, de 1 a 49999.
            next_number (int): Próximo número.
            target (MudancaDaEmpresaNumberingTarget | Unset):
            cnpj (str | Unset): CNPJ ou CPF do emitente; o da empresa quando ausente. Example: 11222333000181.
     """

    environment: Environment
    mod: str
    serie: int
    next_number: int
    target: MudancaDaEmpresaNumberingTarget | Unset = UNSET
    cnpj: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        environment = self.environment.value

        mod = self.mod

        serie = self.serie

        next_number = self.next_number

        target: str | Unset = UNSET
        if not isinstance(self.target, Unset):
            target = self.target.value


        cnpj = self.cnpj


        field_dict: dict[str, Any] = {}

        field_dict.update({
            "environment": environment,
            "mod": mod,
            "serie": serie,
            "nextNumber": next_number,
        })
        if target is not UNSET:
            field_dict["target"] = target
        if cnpj is not UNSET:
            field_dict["cnpj"] = cnpj

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        environment = Environment(d.pop("environment"))




        mod = d.pop("mod")

        serie = d.pop("serie")

        next_number = d.pop("nextNumber")

        _target = d.pop("target", UNSET)
        target: MudancaDaEmpresaNumberingTarget | Unset
        if isinstance(_target,  Unset):
            target = UNSET
        else:
            target = MudancaDaEmpresaNumberingTarget(_target)




        cnpj = d.pop("cnpj", UNSET)

        mudanca_da_empresa_numbering = cls(
            environment=environment,
            mod=mod,
            serie=serie,
            next_number=next_number,
            target=target,
            cnpj=cnpj,
        )

        return mudanca_da_empresa_numbering

