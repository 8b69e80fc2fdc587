from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.environment import Environment
from typing import cast
from uuid import UUID
import datetime






T = TypeVar("T", bound="Empresa")



@_attrs_define
class Empresa:
    """ 
        Attributes:
            id (UUID):
            name (str):
            cnpj (str): CNPJ, ou o CPF de quem emite como pessoa física; sem máscara. Example: 11222333000181.
            uf (str):  Example: SP.
            environment (Environment):
            created_at (datetime.datetime):
     """

    id: UUID
    name: str
    cnpj: str
    uf: str
    environment: Environment
    created_at: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        id = str(self.id)

        name = self.name

        cnpj = self.cnpj

        uf = self.uf

        environment = self.environment.value

        created_at = self.created_at.isoformat()


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "id": id,
            "name": name,
            "cnpj": cnpj,
            "uf": uf,
            "environment": environment,
            "createdAt": created_at,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = UUID(d.pop("id"))




        name = d.pop("name")

        cnpj = d.pop("cnpj")

        uf = d.pop("uf")

        environment = Environment(d.pop("environment"))




        created_at = datetime.datetime.fromisoformat(d.pop("createdAt"))




        empresa = cls(
            id=id,
            name=name,
            cnpj=cnpj,
            uf=uf,
            environment=environment,
            created_at=created_at,
        )


        empresa.additional_properties = d
        return empresa

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
