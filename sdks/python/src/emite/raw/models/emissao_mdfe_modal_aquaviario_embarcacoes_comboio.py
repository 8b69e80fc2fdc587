from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset






T = TypeVar("T", bound="EmissaoMdfeModalAquaviarioEmbarcacoesComboio")



@_attrs_define
class EmissaoMdfeModalAquaviarioEmbarcacoesComboio:
    """ 
        Attributes:
            codigo (str | Unset): Código da embarcação do comboio. Formato: de 1 a 10 caracteres.
            identificacao_balsa (str | Unset): Identificador da balsa. Formato: de 1 a 60 caracteres.
     """

    codigo: str | Unset = UNSET
    identificacao_balsa: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        codigo = self.codigo

        identificacao_balsa = self.identificacao_balsa


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if codigo is not UNSET:
            field_dict["codigo"] = codigo
        if identificacao_balsa is not UNSET:
            field_dict["identificacao_balsa"] = identificacao_balsa

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        codigo = d.pop("codigo", UNSET)

        identificacao_balsa = d.pop("identificacao_balsa", UNSET)

        emissao_mdfe_modal_aquaviario_embarcacoes_comboio = cls(
            codigo=codigo,
            identificacao_balsa=identificacao_balsa,
        )

        return emissao_mdfe_modal_aquaviario_embarcacoes_comboio

