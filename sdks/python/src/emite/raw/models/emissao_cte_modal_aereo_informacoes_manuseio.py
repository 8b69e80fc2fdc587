from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.emissao_cte_modal_aereo_informacoes_manuseio_codigo import EmissaoCteModalAereoInformacoesManuseioCodigo
from ..types import UNSET, Unset






T = TypeVar("T", bound="EmissaoCteModalAereoInformacoesManuseio")



@_attrs_define
class EmissaoCteModalAereoInformacoesManuseio:
    """ 
        Attributes:
            codigo (EmissaoCteModalAereoInformacoesManuseioCodigo | Unset):
     """

    codigo: EmissaoCteModalAereoInformacoesManuseioCodigo | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        codigo: str | Unset = UNSET
        if not isinstance(self.codigo, Unset):
            codigo = self.codigo.value



        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if codigo is not UNSET:
            field_dict["codigo"] = codigo

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        _codigo = d.pop("codigo", UNSET)
        codigo: EmissaoCteModalAereoInformacoesManuseioCodigo | Unset
        if isinstance(_codigo,  Unset):
            codigo = UNSET
        else:
            codigo = EmissaoCteModalAereoInformacoesManuseioCodigo(_codigo)




        emissao_cte_modal_aereo_informacoes_manuseio = cls(
            codigo=codigo,
        )

        return emissao_cte_modal_aereo_informacoes_manuseio

