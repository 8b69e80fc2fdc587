from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset






T = TypeVar("T", bound="EmissaoNfeAgropecuarioDefensivo")



@_attrs_define
class EmissaoNfeAgropecuarioDefensivo:
    """ 
        Attributes:
            numero_receituario (str | Unset): Número do receituário. Formato: de 1 a 30 caracteres.
            cpf_responsavel (str | Unset): CPF do responsável. Formato: CPF de 11 dígitos.
     """

    numero_receituario: str | Unset = UNSET
    cpf_responsavel: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        numero_receituario = self.numero_receituario

        cpf_responsavel = self.cpf_responsavel


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if numero_receituario is not UNSET:
            field_dict["numero_receituario"] = numero_receituario
        if cpf_responsavel is not UNSET:
            field_dict["cpf_responsavel"] = cpf_responsavel

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        numero_receituario = d.pop("numero_receituario", UNSET)

        cpf_responsavel = d.pop("cpf_responsavel", UNSET)

        emissao_nfe_agropecuario_defensivo = cls(
            numero_receituario=numero_receituario,
            cpf_responsavel=cpf_responsavel,
        )

        return emissao_nfe_agropecuario_defensivo

