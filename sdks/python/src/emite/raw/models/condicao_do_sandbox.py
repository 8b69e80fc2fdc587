from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.uf import Uf
from ..types import UNSET, Unset






T = TypeVar("T", bound="CondicaoDoSandbox")



@_attrs_define
class CondicaoDoSandbox:
    """ 
        Attributes:
            scenario (str): O cenário, como no marcador. Example: SANDBOX(indisponivel=3).
            operation (str | Unset): A operação atingida: emit, status, query, cancel, correct, ator-interessado, insucesso-
                entrega, cancelamento-insucesso-entrega, econf, cancelamento-econf, inutilize…; todas quando ausente. Example:
                emit.
            service (str | Unset): O serviço da SEFAZ atingido.
            uf (Uf | Unset):
            cnpj (str | Unset): Somente da empresa com este CNPJ ou CPF. Example: 11222333000181.
            times (int | Unset): Quantas vezes vale; null: até ser retirada.
     """

    scenario: str
    operation: str | Unset = UNSET
    service: str | Unset = UNSET
    uf: Uf | Unset = UNSET
    cnpj: str | Unset = UNSET
    times: int | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        scenario = self.scenario

        operation = self.operation

        service = self.service

        uf: str | Unset = UNSET
        if not isinstance(self.uf, Unset):
            uf = self.uf.value


        cnpj = self.cnpj

        times = self.times


        field_dict: dict[str, Any] = {}

        field_dict.update({
            "scenario": scenario,
        })
        if operation is not UNSET:
            field_dict["operation"] = operation
        if service is not UNSET:
            field_dict["service"] = service
        if uf is not UNSET:
            field_dict["uf"] = uf
        if cnpj is not UNSET:
            field_dict["cnpj"] = cnpj
        if times is not UNSET:
            field_dict["times"] = times

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        scenario = d.pop("scenario")

        operation = d.pop("operation", UNSET)

        service = d.pop("service", UNSET)

        _uf = d.pop("uf", UNSET)
        uf: Uf | Unset
        if isinstance(_uf,  Unset):
            uf = UNSET
        else:
            uf = Uf(_uf)




        cnpj = d.pop("cnpj", UNSET)

        times = d.pop("times", UNSET)

        condicao_do_sandbox = cls(
            scenario=scenario,
            operation=operation,
            service=service,
            uf=uf,
            cnpj=cnpj,
            times=times,
        )

        return condicao_do_sandbox

