from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.emissao_nfe_itens_armamentos_tipo_arma import EmissaoNfeItensArmamentosTipoArma
from ..types import UNSET, Unset






T = TypeVar("T", bound="EmissaoNfeItensArmamentos")



@_attrs_define
class EmissaoNfeItensArmamentos:
    """ 
        Attributes:
            tipo_arma (EmissaoNfeItensArmamentosTipoArma | Unset):
            numero_serie (str | Unset): Série da arma. Formato: de 1 a 15 caracteres.
            numero_serie_cano (str | Unset): Série do cano. Formato: de 1 a 15 caracteres.
            descricao (str | Unset): Descrição completa. Formato: de 1 a 256 caracteres.
     """

    tipo_arma: EmissaoNfeItensArmamentosTipoArma | Unset = UNSET
    numero_serie: str | Unset = UNSET
    numero_serie_cano: str | Unset = UNSET
    descricao: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        tipo_arma: str | Unset = UNSET
        if not isinstance(self.tipo_arma, Unset):
            tipo_arma = self.tipo_arma.value


        numero_serie = self.numero_serie

        numero_serie_cano = self.numero_serie_cano

        descricao = self.descricao


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if tipo_arma is not UNSET:
            field_dict["tipo_arma"] = tipo_arma
        if numero_serie is not UNSET:
            field_dict["numero_serie"] = numero_serie
        if numero_serie_cano is not UNSET:
            field_dict["numero_serie_cano"] = numero_serie_cano
        if descricao is not UNSET:
            field_dict["descricao"] = descricao

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        _tipo_arma = d.pop("tipo_arma", UNSET)
        tipo_arma: EmissaoNfeItensArmamentosTipoArma | Unset
        if isinstance(_tipo_arma,  Unset):
            tipo_arma = UNSET
        else:
            tipo_arma = EmissaoNfeItensArmamentosTipoArma(_tipo_arma)




        numero_serie = d.pop("numero_serie", UNSET)

        numero_serie_cano = d.pop("numero_serie_cano", UNSET)

        descricao = d.pop("descricao", UNSET)

        emissao_nfe_itens_armamentos = cls(
            tipo_arma=tipo_arma,
            numero_serie=numero_serie,
            numero_serie_cano=numero_serie_cano,
            descricao=descricao,
        )

        return emissao_nfe_itens_armamentos

