from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.emissao_nfce_itens_origens_combustivel_indicador_importacao import EmissaoNfceItensOrigensCombustivelIndicadorImportacao
from ..models.uf import Uf
from ..types import UNSET, Unset






T = TypeVar("T", bound="EmissaoNfceItensOrigensCombustivel")



@_attrs_define
class EmissaoNfceItensOrigensCombustivel:
    """ 
        Attributes:
            indicador_importacao (EmissaoNfceItensOrigensCombustivelIndicadorImportacao | Unset):
            uf_origem (Uf | Unset):
            percentual_originario_uf (str | Unset): Percentual originário da UF. Formato: maior que 0 até 100, até 4
                decimais.
     """

    indicador_importacao: EmissaoNfceItensOrigensCombustivelIndicadorImportacao | Unset = UNSET
    uf_origem: Uf | Unset = UNSET
    percentual_originario_uf: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        indicador_importacao: str | Unset = UNSET
        if not isinstance(self.indicador_importacao, Unset):
            indicador_importacao = self.indicador_importacao.value


        uf_origem: str | Unset = UNSET
        if not isinstance(self.uf_origem, Unset):
            uf_origem = self.uf_origem.value


        percentual_originario_uf = self.percentual_originario_uf


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if indicador_importacao is not UNSET:
            field_dict["indicador_importacao"] = indicador_importacao
        if uf_origem is not UNSET:
            field_dict["uf_origem"] = uf_origem
        if percentual_originario_uf is not UNSET:
            field_dict["percentual_originario_uf"] = percentual_originario_uf

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        _indicador_importacao = d.pop("indicador_importacao", UNSET)
        indicador_importacao: EmissaoNfceItensOrigensCombustivelIndicadorImportacao | Unset
        if isinstance(_indicador_importacao,  Unset):
            indicador_importacao = UNSET
        else:
            indicador_importacao = EmissaoNfceItensOrigensCombustivelIndicadorImportacao(_indicador_importacao)




        _uf_origem = d.pop("uf_origem", UNSET)
        uf_origem: Uf | Unset
        if isinstance(_uf_origem,  Unset):
            uf_origem = UNSET
        else:
            uf_origem = Uf(_uf_origem)




        percentual_originario_uf = d.pop("percentual_originario_uf", UNSET)

        emissao_nfce_itens_origens_combustivel = cls(
            indicador_importacao=indicador_importacao,
            uf_origem=uf_origem,
            percentual_originario_uf=percentual_originario_uf,
        )

        return emissao_nfce_itens_origens_combustivel

