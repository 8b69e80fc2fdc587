from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.emissao_mdfe_modal_aquaviario_unidades_carga_vazias_tipo import EmissaoMdfeModalAquaviarioUnidadesCargaVaziasTipo
from ..types import UNSET, Unset






T = TypeVar("T", bound="EmissaoMdfeModalAquaviarioUnidadesCargaVazias")



@_attrs_define
class EmissaoMdfeModalAquaviarioUnidadesCargaVazias:
    """ 
        Attributes:
            identificacao (str | Unset): Identificação da unidade de carga vazia. Formato: de 1 a 20 letras maiúsculas ou
                dígitos.
            tipo (EmissaoMdfeModalAquaviarioUnidadesCargaVaziasTipo | Unset):
     """

    identificacao: str | Unset = UNSET
    tipo: EmissaoMdfeModalAquaviarioUnidadesCargaVaziasTipo | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        identificacao = self.identificacao

        tipo: str | Unset = UNSET
        if not isinstance(self.tipo, Unset):
            tipo = self.tipo.value



        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if identificacao is not UNSET:
            field_dict["identificacao"] = identificacao
        if tipo is not UNSET:
            field_dict["tipo"] = tipo

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        identificacao = d.pop("identificacao", UNSET)

        _tipo = d.pop("tipo", UNSET)
        tipo: EmissaoMdfeModalAquaviarioUnidadesCargaVaziasTipo | Unset
        if isinstance(_tipo,  Unset):
            tipo = UNSET
        else:
            tipo = EmissaoMdfeModalAquaviarioUnidadesCargaVaziasTipo(_tipo)




        emissao_mdfe_modal_aquaviario_unidades_carga_vazias = cls(
            identificacao=identificacao,
            tipo=tipo,
        )

        return emissao_mdfe_modal_aquaviario_unidades_carga_vazias

