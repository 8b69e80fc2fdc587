from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset






T = TypeVar("T", bound="EmissaoNfeItensDetalhesExportacao")



@_attrs_define
class EmissaoNfeItensDetalhesExportacao:
    """ 
        Attributes:
            numero_drawback (str | Unset): Ato concessório de drawback. Formato: de 1 a 20 caracteres.
            numero_re (str | Unset): Registro de exportação; aciona exportInd. Formato: de 0 a 12 dígitos.
            chave_nfe (str | Unset): Chave da NF-e recebida para exportação. Formato: chave de acesso de 44 posições.
            quantidade_exportado (str | Unset): Quantidade exportada. Formato: até 11 inteiros e 4 decimais.
     """

    numero_drawback: str | Unset = UNSET
    numero_re: str | Unset = UNSET
    chave_nfe: str | Unset = UNSET
    quantidade_exportado: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        numero_drawback = self.numero_drawback

        numero_re = self.numero_re

        chave_nfe = self.chave_nfe

        quantidade_exportado = self.quantidade_exportado


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if numero_drawback is not UNSET:
            field_dict["numero_drawback"] = numero_drawback
        if numero_re is not UNSET:
            field_dict["numero_re"] = numero_re
        if chave_nfe is not UNSET:
            field_dict["chave_nfe"] = chave_nfe
        if quantidade_exportado is not UNSET:
            field_dict["quantidade_exportado"] = quantidade_exportado

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        numero_drawback = d.pop("numero_drawback", UNSET)

        numero_re = d.pop("numero_re", UNSET)

        chave_nfe = d.pop("chave_nfe", UNSET)

        quantidade_exportado = d.pop("quantidade_exportado", UNSET)

        emissao_nfe_itens_detalhes_exportacao = cls(
            numero_drawback=numero_drawback,
            numero_re=numero_re,
            chave_nfe=chave_nfe,
            quantidade_exportado=quantidade_exportado,
        )

        return emissao_nfe_itens_detalhes_exportacao

