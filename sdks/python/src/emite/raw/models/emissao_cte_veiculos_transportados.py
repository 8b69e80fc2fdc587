from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset






T = TypeVar("T", bound="EmissaoCteVeiculosTransportados")



@_attrs_define
class EmissaoCteVeiculosTransportados:
    """ 
        Attributes:
            chassi (str | Unset): Chassi. Formato: 17 letras maiúsculas ou dígitos.
            codigo_cor (str | Unset): Código da cor. Formato: de 1 a 4 caracteres.
            nome_cor (str | Unset): Nome da cor. Formato: de 1 a 40 caracteres.
            codigo_modelo (str | Unset): Código marca/modelo. Formato: de 1 a 6 caracteres.
            valor_unitario (str | Unset): Valor unitário. Formato: até 13 inteiros e 2 decimais.
            frete_unitario (str | Unset): Frete unitário. Formato: até 13 inteiros e 2 decimais.
     """

    chassi: str | Unset = UNSET
    codigo_cor: str | Unset = UNSET
    nome_cor: str | Unset = UNSET
    codigo_modelo: str | Unset = UNSET
    valor_unitario: str | Unset = UNSET
    frete_unitario: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        chassi = self.chassi

        codigo_cor = self.codigo_cor

        nome_cor = self.nome_cor

        codigo_modelo = self.codigo_modelo

        valor_unitario = self.valor_unitario

        frete_unitario = self.frete_unitario


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if chassi is not UNSET:
            field_dict["chassi"] = chassi
        if codigo_cor is not UNSET:
            field_dict["codigo_cor"] = codigo_cor
        if nome_cor is not UNSET:
            field_dict["nome_cor"] = nome_cor
        if codigo_modelo is not UNSET:
            field_dict["codigo_modelo"] = codigo_modelo
        if valor_unitario is not UNSET:
            field_dict["valor_unitario"] = valor_unitario
        if frete_unitario is not UNSET:
            field_dict["frete_unitario"] = frete_unitario

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        chassi = d.pop("chassi", UNSET)

        codigo_cor = d.pop("codigo_cor", UNSET)

        nome_cor = d.pop("nome_cor", UNSET)

        codigo_modelo = d.pop("codigo_modelo", UNSET)

        valor_unitario = d.pop("valor_unitario", UNSET)

        frete_unitario = d.pop("frete_unitario", UNSET)

        emissao_cte_veiculos_transportados = cls(
            chassi=chassi,
            codigo_cor=codigo_cor,
            nome_cor=nome_cor,
            codigo_modelo=codigo_modelo,
            valor_unitario=valor_unitario,
            frete_unitario=frete_unitario,
        )

        return emissao_cte_veiculos_transportados

