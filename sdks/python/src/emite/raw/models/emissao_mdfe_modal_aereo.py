from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset






T = TypeVar("T", bound="EmissaoMdfeModalAereo")



@_attrs_define
class EmissaoMdfeModalAereo:
    """ Modal aéreo

        Attributes:
            marca_nacionalidade_aeronave (str | Unset): Marca de nacionalidade da aeronave. Formato: de 1 a 4 caracteres.
            marca_matricula_aeronave (str | Unset): Marca de matrícula da aeronave. Formato: de 1 a 6 caracteres.
            numero_voo (str | Unset): Número do voo. Formato: de 5 a 9 caracteres.
            aerodromo_embarque (str | Unset): Aeródromo de embarque (IATA ou OACI). Formato: de 3 a 4 caracteres.
            aerodromo_destino (str | Unset): Aeródromo de destino (IATA ou OACI). Formato: de 3 a 4 caracteres.
            data_voo (str | Unset): Data do voo. Formato: data AAAA-MM-DD.
     """

    marca_nacionalidade_aeronave: str | Unset = UNSET
    marca_matricula_aeronave: str | Unset = UNSET
    numero_voo: str | Unset = UNSET
    aerodromo_embarque: str | Unset = UNSET
    aerodromo_destino: str | Unset = UNSET
    data_voo: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        marca_nacionalidade_aeronave = self.marca_nacionalidade_aeronave

        marca_matricula_aeronave = self.marca_matricula_aeronave

        numero_voo = self.numero_voo

        aerodromo_embarque = self.aerodromo_embarque

        aerodromo_destino = self.aerodromo_destino

        data_voo = self.data_voo


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if marca_nacionalidade_aeronave is not UNSET:
            field_dict["marca_nacionalidade_aeronave"] = marca_nacionalidade_aeronave
        if marca_matricula_aeronave is not UNSET:
            field_dict["marca_matricula_aeronave"] = marca_matricula_aeronave
        if numero_voo is not UNSET:
            field_dict["numero_voo"] = numero_voo
        if aerodromo_embarque is not UNSET:
            field_dict["aerodromo_embarque"] = aerodromo_embarque
        if aerodromo_destino is not UNSET:
            field_dict["aerodromo_destino"] = aerodromo_destino
        if data_voo is not UNSET:
            field_dict["data_voo"] = data_voo

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        marca_nacionalidade_aeronave = d.pop("marca_nacionalidade_aeronave", UNSET)

        marca_matricula_aeronave = d.pop("marca_matricula_aeronave", UNSET)

        numero_voo = d.pop("numero_voo", UNSET)

        aerodromo_embarque = d.pop("aerodromo_embarque", UNSET)

        aerodromo_destino = d.pop("aerodromo_destino", UNSET)

        data_voo = d.pop("data_voo", UNSET)

        emissao_mdfe_modal_aereo = cls(
            marca_nacionalidade_aeronave=marca_nacionalidade_aeronave,
            marca_matricula_aeronave=marca_matricula_aeronave,
            numero_voo=numero_voo,
            aerodromo_embarque=aerodromo_embarque,
            aerodromo_destino=aerodromo_destino,
            data_voo=data_voo,
        )

        return emissao_mdfe_modal_aereo

