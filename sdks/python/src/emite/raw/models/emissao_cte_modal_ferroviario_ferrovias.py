from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.uf_ou_exterior import UfOuExterior
from ..types import UNSET, Unset






T = TypeVar("T", bound="EmissaoCteModalFerroviarioFerrovias")



@_attrs_define
class EmissaoCteModalFerroviarioFerrovias:
    """ 
        Attributes:
            cnpj (str | Unset): CNPJ. Formato: CNPJ de 14 posições.
            codigo_interno (str | Unset): Código interno. Formato: de 1 a 10 caracteres.
            inscricao_estadual (str | Unset): Inscrição estadual. Formato: de 2 a 14 dígitos.
            razao_social (str | Unset): Nome ou razão social. Formato: de 2 a 60 caracteres.
            logradouro (str | Unset): Logradouro. Formato: de 2 a 255 caracteres.
            numero (str | Unset): Número do endereço. Formato: de 1 a 60 caracteres.
            complemento (str | Unset): Complemento. Formato: de 1 a 60 caracteres.
            bairro (str | Unset): Bairro. Formato: de 2 a 60 caracteres.
            codigo_municipio (str | Unset): Município (IBGE 7 dígitos). Formato: código IBGE de 7 dígitos.
            municipio (str | Unset): Nome do município. Formato: de 2 a 60 caracteres.
            cep (str | Unset): CEP. Formato: 8 dígitos.
            uf (UfOuExterior | Unset):
     """

    cnpj: str | Unset = UNSET
    codigo_interno: str | Unset = UNSET
    inscricao_estadual: str | Unset = UNSET
    razao_social: str | Unset = UNSET
    logradouro: str | Unset = UNSET
    numero: str | Unset = UNSET
    complemento: str | Unset = UNSET
    bairro: str | Unset = UNSET
    codigo_municipio: str | Unset = UNSET
    municipio: str | Unset = UNSET
    cep: str | Unset = UNSET
    uf: UfOuExterior | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        cnpj = self.cnpj

        codigo_interno = self.codigo_interno

        inscricao_estadual = self.inscricao_estadual

        razao_social = self.razao_social

        logradouro = self.logradouro

        numero = self.numero

        complemento = self.complemento

        bairro = self.bairro

        codigo_municipio = self.codigo_municipio

        municipio = self.municipio

        cep = self.cep

        uf: str | Unset = UNSET
        if not isinstance(self.uf, Unset):
            uf = self.uf.value



        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if cnpj is not UNSET:
            field_dict["cnpj"] = cnpj
        if codigo_interno is not UNSET:
            field_dict["codigo_interno"] = codigo_interno
        if inscricao_estadual is not UNSET:
            field_dict["inscricao_estadual"] = inscricao_estadual
        if razao_social is not UNSET:
            field_dict["razao_social"] = razao_social
        if logradouro is not UNSET:
            field_dict["logradouro"] = logradouro
        if numero is not UNSET:
            field_dict["numero"] = numero
        if complemento is not UNSET:
            field_dict["complemento"] = complemento
        if bairro is not UNSET:
            field_dict["bairro"] = bairro
        if codigo_municipio is not UNSET:
            field_dict["codigo_municipio"] = codigo_municipio
        if municipio is not UNSET:
            field_dict["municipio"] = municipio
        if cep is not UNSET:
            field_dict["cep"] = cep
        if uf is not UNSET:
            field_dict["uf"] = uf

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        cnpj = d.pop("cnpj", UNSET)

        codigo_interno = d.pop("codigo_interno", UNSET)

        inscricao_estadual = d.pop("inscricao_estadual", UNSET)

        razao_social = d.pop("razao_social", UNSET)

        logradouro = d.pop("logradouro", UNSET)

        numero = d.pop("numero", UNSET)

        complemento = d.pop("complemento", UNSET)

        bairro = d.pop("bairro", UNSET)

        codigo_municipio = d.pop("codigo_municipio", UNSET)

        municipio = d.pop("municipio", UNSET)

        cep = d.pop("cep", UNSET)

        _uf = d.pop("uf", UNSET)
        uf: UfOuExterior | Unset
        if isinstance(_uf,  Unset):
            uf = UNSET
        else:
            uf = UfOuExterior(_uf)




        emissao_cte_modal_ferroviario_ferrovias = cls(
            cnpj=cnpj,
            codigo_interno=codigo_interno,
            inscricao_estadual=inscricao_estadual,
            razao_social=razao_social,
            logradouro=logradouro,
            numero=numero,
            complemento=complemento,
            bairro=bairro,
            codigo_municipio=codigo_municipio,
            municipio=municipio,
            cep=cep,
            uf=uf,
        )

        return emissao_cte_modal_ferroviario_ferrovias

