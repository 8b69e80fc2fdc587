from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset






T = TypeVar("T", bound="EmissaoNfceVolumesLacres")



@_attrs_define
class EmissaoNfceVolumesLacres:
    """ 
        Attributes:
            numero (str | Unset): Número do lacre. Formato: de 1 a 60 caracteres.
     """

    numero: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        numero = self.numero


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if numero is not UNSET:
            field_dict["numero"] = numero

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        numero = d.pop("numero", UNSET)

        emissao_nfce_volumes_lacres = cls(
            numero=numero,
        )

        return emissao_nfce_volumes_lacres

