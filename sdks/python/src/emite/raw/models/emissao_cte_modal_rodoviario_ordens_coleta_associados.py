from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.uf_ou_exterior import UfOuExterior
from ..types import UNSET, Unset






T = TypeVar("T", bound="EmissaoCteModalRodoviarioOrdensColetaAssociados")



@_attrs_define
class EmissaoCteModalRodoviarioOrdensColetaAssociados:
    """ 
        Attributes:
            serie (str | Unset): Série. Formato: de 1 a 3 caracteres.
            numero_ordem_coleta (str | Unset): Número da ordem de coleta. Formato: número de 1 a 999999.
            data_emissao (str | Unset): Data de emissão. Formato: data AAAA-MM-DD.
            cnpj (str | Unset): CNPJ. Formato: CNPJ de 14 posições.
            codigo_interno (str | Unset): Código interno. Formato: de 1 a 10 caracteres.
            inscricao_estadual (str | Unset): Inscrição estadual. Formato: de 2 a 14 dígitos.
            uf (UfOuExterior | Unset):
            telefone (str | Unset): Telefone. Formato: de 6 a 14 dígitos.
     """

    serie: str | Unset = UNSET
    numero_ordem_coleta: str | Unset = UNSET
    data_emissao: str | Unset = UNSET
    cnpj: str | Unset = UNSET
    codigo_interno: str | Unset = UNSET
    inscricao_estadual: str | Unset = UNSET
    uf: UfOuExterior | Unset = UNSET
    telefone: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        serie = self.serie

        numero_ordem_coleta = self.numero_ordem_coleta

        data_emissao = self.data_emissao

        cnpj = self.cnpj

        codigo_interno = self.codigo_interno

        inscricao_estadual = self.inscricao_estadual

        uf: str | Unset = UNSET
        if not isinstance(self.uf, Unset):
            uf = self.uf.value


        telefone = self.telefone


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if serie is not UNSET:
            field_dict["serie"] = serie
        if numero_ordem_coleta is not UNSET:
            field_dict["numero_ordem_coleta"] = numero_ordem_coleta
        if data_emissao is not UNSET:
            field_dict["data_emissao"] = data_emissao
        if cnpj is not UNSET:
            field_dict["cnpj"] = cnpj
        if codigo_interno is not UNSET:
            field_dict["codigo_interno"] = codigo_interno
        if inscricao_estadual is not UNSET:
            field_dict["inscricao_estadual"] = inscricao_estadual
        if uf is not UNSET:
            field_dict["uf"] = uf
        if telefone is not UNSET:
            field_dict["telefone"] = telefone

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        serie = d.pop("serie", UNSET)

        numero_ordem_coleta = d.pop("numero_ordem_coleta", UNSET)

        data_emissao = d.pop("data_emissao", UNSET)

        cnpj = d.pop("cnpj", UNSET)

        codigo_interno = d.pop("codigo_interno", UNSET)

        inscricao_estadual = d.pop("inscricao_estadual", UNSET)

        _uf = d.pop("uf", UNSET)
        uf: UfOuExterior | Unset
        if isinstance(_uf,  Unset):
            uf = UNSET
        else:
            uf = UfOuExterior(_uf)




        telefone = d.pop("telefone", UNSET)

        emissao_cte_modal_rodoviario_ordens_coleta_associados = cls(
            serie=serie,
            numero_ordem_coleta=numero_ordem_coleta,
            data_emissao=data_emissao,
            cnpj=cnpj,
            codigo_interno=codigo_interno,
            inscricao_estadual=inscricao_estadual,
            uf=uf,
            telefone=telefone,
        )

        return emissao_cte_modal_rodoviario_ordens_coleta_associados

