from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset






T = TypeVar("T", bound="EmissaoMdfeModalRodoviarioContratantes")



@_attrs_define
class EmissaoMdfeModalRodoviarioContratantes:
    """ 
        Attributes:
            nome (str | Unset): Razão social ou nome do contratante. Formato: de 2 a 60 caracteres.
            cpf (str | Unset): CPF do contratante. Formato: CPF de 11 dígitos.
            cnpj (str | Unset): CNPJ do contratante. Formato: CNPJ de 14 posições.
            id_estrangeiro (str | Unset): Identificação do contratante estrangeiro. Formato: de 2 a 20 caracteres sem
                espaço.
            numero_contrato (str | Unset): Número do contrato continuado. Formato: de 2 a 20 caracteres.
            valor_global_contrato (str | Unset): Valor global do contrato. Formato: maior que zero, até 13 inteiros e 2
                decimais.
     """

    nome: str | Unset = UNSET
    cpf: str | Unset = UNSET
    cnpj: str | Unset = UNSET
    id_estrangeiro: str | Unset = UNSET
    numero_contrato: str | Unset = UNSET
    valor_global_contrato: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        nome = self.nome

        cpf = self.cpf

        cnpj = self.cnpj

        id_estrangeiro = self.id_estrangeiro

        numero_contrato = self.numero_contrato

        valor_global_contrato = self.valor_global_contrato


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if nome is not UNSET:
            field_dict["nome"] = nome
        if cpf is not UNSET:
            field_dict["cpf"] = cpf
        if cnpj is not UNSET:
            field_dict["cnpj"] = cnpj
        if id_estrangeiro is not UNSET:
            field_dict["id_estrangeiro"] = id_estrangeiro
        if numero_contrato is not UNSET:
            field_dict["numero_contrato"] = numero_contrato
        if valor_global_contrato is not UNSET:
            field_dict["valor_global_contrato"] = valor_global_contrato

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        nome = d.pop("nome", UNSET)

        cpf = d.pop("cpf", UNSET)

        cnpj = d.pop("cnpj", UNSET)

        id_estrangeiro = d.pop("id_estrangeiro", UNSET)

        numero_contrato = d.pop("numero_contrato", UNSET)

        valor_global_contrato = d.pop("valor_global_contrato", UNSET)

        emissao_mdfe_modal_rodoviario_contratantes = cls(
            nome=nome,
            cpf=cpf,
            cnpj=cnpj,
            id_estrangeiro=id_estrangeiro,
            numero_contrato=numero_contrato,
            valor_global_contrato=valor_global_contrato,
        )

        return emissao_mdfe_modal_rodoviario_contratantes

