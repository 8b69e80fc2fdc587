from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset






T = TypeVar("T", bound="IncluirDfeMdfeBodyDocumentos")



@_attrs_define
class IncluirDfeMdfeBodyDocumentos:
    """ 
        Attributes:
            codigo_municipio_descarregamento (str | Unset): Código IBGE do município de descarregamento. Formato: código
                IBGE de 7 dígitos.
            nome_municipio_descarregamento (str | Unset): Nome do município de descarregamento; buscado pelo código quando
                vazio. Formato: de 2 a 60 caracteres.
            chave_nfe (str | Unset): Chave da NF-e incluída. Formato: chave de acesso de 44 posições.
     """

    codigo_municipio_descarregamento: str | Unset = UNSET
    nome_municipio_descarregamento: str | Unset = UNSET
    chave_nfe: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        codigo_municipio_descarregamento = self.codigo_municipio_descarregamento

        nome_municipio_descarregamento = self.nome_municipio_descarregamento

        chave_nfe = self.chave_nfe


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if codigo_municipio_descarregamento is not UNSET:
            field_dict["codigo_municipio_descarregamento"] = codigo_municipio_descarregamento
        if nome_municipio_descarregamento is not UNSET:
            field_dict["nome_municipio_descarregamento"] = nome_municipio_descarregamento
        if chave_nfe is not UNSET:
            field_dict["chave_nfe"] = chave_nfe

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        codigo_municipio_descarregamento = d.pop("codigo_municipio_descarregamento", UNSET)

        nome_municipio_descarregamento = d.pop("nome_municipio_descarregamento", UNSET)

        chave_nfe = d.pop("chave_nfe", UNSET)

        incluir_dfe_mdfe_body_documentos = cls(
            codigo_municipio_descarregamento=codigo_municipio_descarregamento,
            nome_municipio_descarregamento=nome_municipio_descarregamento,
            chave_nfe=chave_nfe,
        )

        return incluir_dfe_mdfe_body_documentos

