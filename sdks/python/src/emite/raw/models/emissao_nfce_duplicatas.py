from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset






T = TypeVar("T", bound="EmissaoNfceDuplicatas")



@_attrs_define
class EmissaoNfceDuplicatas:
    """ 
        Attributes:
            numero (str | Unset): Parcela com 3 algarismos sequenciais (001, 002...); padrão = posição. Formato: de 1 a 60
                caracteres.
            data_vencimento (str | Unset): Vencimento; não anterior à autorização. Formato: data AAAA-MM-DD.
            valor (str | Unset): Valor da parcela. Formato: maior que zero, até 13 inteiros e 2 decimais.
     """

    numero: str | Unset = UNSET
    data_vencimento: str | Unset = UNSET
    valor: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        numero = self.numero

        data_vencimento = self.data_vencimento

        valor = self.valor


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if numero is not UNSET:
            field_dict["numero"] = numero
        if data_vencimento is not UNSET:
            field_dict["data_vencimento"] = data_vencimento
        if valor is not UNSET:
            field_dict["valor"] = valor

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        numero = d.pop("numero", UNSET)

        data_vencimento = d.pop("data_vencimento", UNSET)

        valor = d.pop("valor", UNSET)

        emissao_nfce_duplicatas = cls(
            numero=numero,
            data_vencimento=data_vencimento,
            valor=valor,
        )

        return emissao_nfce_duplicatas

