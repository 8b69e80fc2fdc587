from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.uf_ou_exterior import UfOuExterior
from ..types import UNSET, Unset






T = TypeVar("T", bound="EmissaoNfceReboques")



@_attrs_define
class EmissaoNfceReboques:
    """ 
        Attributes:
            veiculo_placa (str | Unset): Placa do reboque. Formato: placa de 7 caracteres, sem traço.
            veiculo_uf (UfOuExterior | Unset):
            veiculo_rntc (str | Unset): Registro ANTT do reboque. Formato: de 1 a 20 caracteres.
     """

    veiculo_placa: str | Unset = UNSET
    veiculo_uf: UfOuExterior | Unset = UNSET
    veiculo_rntc: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        veiculo_placa = self.veiculo_placa

        veiculo_uf: str | Unset = UNSET
        if not isinstance(self.veiculo_uf, Unset):
            veiculo_uf = self.veiculo_uf.value


        veiculo_rntc = self.veiculo_rntc


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if veiculo_placa is not UNSET:
            field_dict["veiculo_placa"] = veiculo_placa
        if veiculo_uf is not UNSET:
            field_dict["veiculo_uf"] = veiculo_uf
        if veiculo_rntc is not UNSET:
            field_dict["veiculo_rntc"] = veiculo_rntc

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        veiculo_placa = d.pop("veiculo_placa", UNSET)

        _veiculo_uf = d.pop("veiculo_uf", UNSET)
        veiculo_uf: UfOuExterior | Unset
        if isinstance(_veiculo_uf,  Unset):
            veiculo_uf = UNSET
        else:
            veiculo_uf = UfOuExterior(_veiculo_uf)




        veiculo_rntc = d.pop("veiculo_rntc", UNSET)

        emissao_nfce_reboques = cls(
            veiculo_placa=veiculo_placa,
            veiculo_uf=veiculo_uf,
            veiculo_rntc=veiculo_rntc,
        )

        return emissao_nfce_reboques

