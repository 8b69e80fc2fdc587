from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset






T = TypeVar("T", bound="EmissaoMdfeModalRodoviarioCondutores")



@_attrs_define
class EmissaoMdfeModalRodoviarioCondutores:
    """ 
        Attributes:
            nome (str | Unset): Nome do condutor. Formato: de 2 a 60 caracteres.
            cpf (str | Unset): CPF do condutor. Formato: CPF de 11 dígitos.
     """

    nome: str | Unset = UNSET
    cpf: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        nome = self.nome

        cpf = self.cpf


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if nome is not UNSET:
            field_dict["nome"] = nome
        if cpf is not UNSET:
            field_dict["cpf"] = cpf

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        nome = d.pop("nome", UNSET)

        cpf = d.pop("cpf", UNSET)

        emissao_mdfe_modal_rodoviario_condutores = cls(
            nome=nome,
            cpf=cpf,
        )

        return emissao_mdfe_modal_rodoviario_condutores

