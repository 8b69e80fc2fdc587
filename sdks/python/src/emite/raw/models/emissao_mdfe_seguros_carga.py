from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.emissao_mdfe_seguros_carga_responsavel_seguro import EmissaoMdfeSegurosCargaResponsavelSeguro
from ..types import UNSET, Unset
from typing import cast






T = TypeVar("T", bound="EmissaoMdfeSegurosCarga")



@_attrs_define
class EmissaoMdfeSegurosCarga:
    """ 
        Attributes:
            responsavel_seguro (EmissaoMdfeSegurosCargaResponsavelSeguro | Unset):
            cnpj_responsavel (str | Unset): CNPJ do responsável pelo seguro. Formato: CNPJ de 14 posições.
            cpf_responsavel (str | Unset): CPF do responsável pelo seguro. Formato: CPF de 11 dígitos.
            nome_seguradora (str | Unset): Nome da seguradora. Formato: de 1 a 30 caracteres.
            cnpj_seguradora (str | Unset): CNPJ da seguradora. Formato: CNPJ de 14 posições.
            numero_apolice (str | Unset): Número da apólice. Formato: de 1 a 20 caracteres.
            numero_averbacao (list[str] | Unset): Número da averbação: um texto ou uma lista
     """

    responsavel_seguro: EmissaoMdfeSegurosCargaResponsavelSeguro | Unset = UNSET
    cnpj_responsavel: str | Unset = UNSET
    cpf_responsavel: str | Unset = UNSET
    nome_seguradora: str | Unset = UNSET
    cnpj_seguradora: str | Unset = UNSET
    numero_apolice: str | Unset = UNSET
    numero_averbacao: list[str] | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        responsavel_seguro: str | Unset = UNSET
        if not isinstance(self.responsavel_seguro, Unset):
            responsavel_seguro = self.responsavel_seguro.value


        cnpj_responsavel = self.cnpj_responsavel

        cpf_responsavel = self.cpf_responsavel

        nome_seguradora = self.nome_seguradora

        cnpj_seguradora = self.cnpj_seguradora

        numero_apolice = self.numero_apolice

        numero_averbacao: list[str] | Unset = UNSET
        if not isinstance(self.numero_averbacao, Unset):
            numero_averbacao = self.numero_averbacao




        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if responsavel_seguro is not UNSET:
            field_dict["responsavel_seguro"] = responsavel_seguro
        if cnpj_responsavel is not UNSET:
            field_dict["cnpj_responsavel"] = cnpj_responsavel
        if cpf_responsavel is not UNSET:
            field_dict["cpf_responsavel"] = cpf_responsavel
        if nome_seguradora is not UNSET:
            field_dict["nome_seguradora"] = nome_seguradora
        if cnpj_seguradora is not UNSET:
            field_dict["cnpj_seguradora"] = cnpj_seguradora
        if numero_apolice is not UNSET:
            field_dict["numero_apolice"] = numero_apolice
        if numero_averbacao is not UNSET:
            field_dict["numero_averbacao"] = numero_averbacao

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        _responsavel_seguro = d.pop("responsavel_seguro", UNSET)
        responsavel_seguro: EmissaoMdfeSegurosCargaResponsavelSeguro | Unset
        if isinstance(_responsavel_seguro,  Unset):
            responsavel_seguro = UNSET
        else:
            responsavel_seguro = EmissaoMdfeSegurosCargaResponsavelSeguro(_responsavel_seguro)




        cnpj_responsavel = d.pop("cnpj_responsavel", UNSET)

        cpf_responsavel = d.pop("cpf_responsavel", UNSET)

        nome_seguradora = d.pop("nome_seguradora", UNSET)

        cnpj_seguradora = d.pop("cnpj_seguradora", UNSET)

        numero_apolice = d.pop("numero_apolice", UNSET)

        numero_averbacao = cast(list[str], d.pop("numero_averbacao", UNSET))


        emissao_mdfe_seguros_carga = cls(
            responsavel_seguro=responsavel_seguro,
            cnpj_responsavel=cnpj_responsavel,
            cpf_responsavel=cpf_responsavel,
            nome_seguradora=nome_seguradora,
            cnpj_seguradora=cnpj_seguradora,
            numero_apolice=numero_apolice,
            numero_averbacao=numero_averbacao,
        )

        return emissao_mdfe_seguros_carga

