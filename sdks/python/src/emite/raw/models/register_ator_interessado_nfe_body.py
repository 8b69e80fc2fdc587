from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset






T = TypeVar("T", bound="RegisterAtorInteressadoNfeBody")



@_attrs_define
class RegisterAtorInteressadoNfeBody:
    """ 
        Attributes:
            data_evento (str | Unset): Data e hora do evento; padrão: agora. Formato: data e hora AAAA-MM-DDThh:mm:ss-03:00.
            cnpj (str | Unset): CNPJ do ator interessado; informe só um entre cnpj e cpf. Formato: CNPJ de 14 posições.
            cpf (str | Unset): CPF do ator interessado; informe só um entre cnpj e cpf. Formato: CPF de 11 dígitos.
            permite_autorizacao_terceiros (bool | Unset): Permite que o transportador autorize terceiros; padrão: não
                permite. Formato: um de 0 (não permite), 1 (permite).
     """

    data_evento: str | Unset = UNSET
    cnpj: str | Unset = UNSET
    cpf: str | Unset = UNSET
    permite_autorizacao_terceiros: bool | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        data_evento = self.data_evento

        cnpj = self.cnpj

        cpf = self.cpf

        permite_autorizacao_terceiros = self.permite_autorizacao_terceiros


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if data_evento is not UNSET:
            field_dict["data_evento"] = data_evento
        if cnpj is not UNSET:
            field_dict["cnpj"] = cnpj
        if cpf is not UNSET:
            field_dict["cpf"] = cpf
        if permite_autorizacao_terceiros is not UNSET:
            field_dict["permite_autorizacao_terceiros"] = permite_autorizacao_terceiros

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        data_evento = d.pop("data_evento", UNSET)

        cnpj = d.pop("cnpj", UNSET)

        cpf = d.pop("cpf", UNSET)

        permite_autorizacao_terceiros = d.pop("permite_autorizacao_terceiros", UNSET)

        register_ator_interessado_nfe_body = cls(
            data_evento=data_evento,
            cnpj=cnpj,
            cpf=cpf,
            permite_autorizacao_terceiros=permite_autorizacao_terceiros,
        )

        return register_ator_interessado_nfe_body

