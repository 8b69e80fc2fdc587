from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset






T = TypeVar("T", bound="IncluirCondutorMdfeBody")



@_attrs_define
class IncluirCondutorMdfeBody:
    """ 
        Attributes:
            nome (str): Nome completo do condutor. Formato: de 2 a 60 caracteres.
            cpf (str): CPF do condutor. Formato: CPF de 11 dígitos.
            data_evento (str | Unset): Data e hora do evento; padrão: agora. Formato: data e hora AAAA-MM-DDThh:mm:ss-03:00.
     """

    nome: str
    cpf: str
    data_evento: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        nome = self.nome

        cpf = self.cpf

        data_evento = self.data_evento


        field_dict: dict[str, Any] = {}

        field_dict.update({
            "nome": nome,
            "cpf": cpf,
        })
        if data_evento is not UNSET:
            field_dict["data_evento"] = data_evento

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        nome = d.pop("nome")

        cpf = d.pop("cpf")

        data_evento = d.pop("data_evento", UNSET)

        incluir_condutor_mdfe_body = cls(
            nome=nome,
            cpf=cpf,
            data_evento=data_evento,
        )

        return incluir_condutor_mdfe_body

