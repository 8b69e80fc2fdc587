from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset






T = TypeVar("T", bound="EmissaoMdfeMunicipiosDescarregamentoNotasFiscaisProdutosPerigosos")



@_attrs_define
class EmissaoMdfeMunicipiosDescarregamentoNotasFiscaisProdutosPerigosos:
    """ 
        Attributes:
            numero_onu (str | Unset): Número ONU. Formato: 4 dígitos ou ND.
            nome_embarque_produto (str | Unset): Nome apropriado para embarque. Formato: de 1 a 150 caracteres.
            classe_risco (str | Unset): Classe ou subclasse e risco subsidiário. Formato: de 1 a 40 caracteres.
            grupo_embalagem (str | Unset): Grupo de embalagem. Formato: de 1 a 6 caracteres.
            quantidade_total_produtos (str | Unset): Quantidade total por produto. Formato: de 1 a 20 caracteres.
            quantidade_tipo_volume (str | Unset): Quantidade e tipo de volumes. Formato: de 1 a 60 caracteres.
     """

    numero_onu: str | Unset = UNSET
    nome_embarque_produto: str | Unset = UNSET
    classe_risco: str | Unset = UNSET
    grupo_embalagem: str | Unset = UNSET
    quantidade_total_produtos: str | Unset = UNSET
    quantidade_tipo_volume: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        numero_onu = self.numero_onu

        nome_embarque_produto = self.nome_embarque_produto

        classe_risco = self.classe_risco

        grupo_embalagem = self.grupo_embalagem

        quantidade_total_produtos = self.quantidade_total_produtos

        quantidade_tipo_volume = self.quantidade_tipo_volume


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if numero_onu is not UNSET:
            field_dict["numero_onu"] = numero_onu
        if nome_embarque_produto is not UNSET:
            field_dict["nome_embarque_produto"] = nome_embarque_produto
        if classe_risco is not UNSET:
            field_dict["classe_risco"] = classe_risco
        if grupo_embalagem is not UNSET:
            field_dict["grupo_embalagem"] = grupo_embalagem
        if quantidade_total_produtos is not UNSET:
            field_dict["quantidade_total_produtos"] = quantidade_total_produtos
        if quantidade_tipo_volume is not UNSET:
            field_dict["quantidade_tipo_volume"] = quantidade_tipo_volume

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        numero_onu = d.pop("numero_onu", UNSET)

        nome_embarque_produto = d.pop("nome_embarque_produto", UNSET)

        classe_risco = d.pop("classe_risco", UNSET)

        grupo_embalagem = d.pop("grupo_embalagem", UNSET)

        quantidade_total_produtos = d.pop("quantidade_total_produtos", UNSET)

        quantidade_tipo_volume = d.pop("quantidade_tipo_volume", UNSET)

        emissao_mdfe_municipios_descarregamento_notas_fiscais_produtos_perigosos = cls(
            numero_onu=numero_onu,
            nome_embarque_produto=nome_embarque_produto,
            classe_risco=classe_risco,
            grupo_embalagem=grupo_embalagem,
            quantidade_total_produtos=quantidade_total_produtos,
            quantidade_tipo_volume=quantidade_tipo_volume,
        )

        return emissao_mdfe_municipios_descarregamento_notas_fiscais_produtos_perigosos

