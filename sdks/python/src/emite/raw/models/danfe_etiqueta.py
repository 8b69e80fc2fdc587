from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import Literal, cast






T = TypeVar("T", bound="DanfeEtiqueta")



@_attrs_define
class DanfeEtiqueta:
    """ 
        Attributes:
            status (Literal['autorizado']):
            status_sefaz (str): cStat da autorização.
            mensagem_sefaz (str): xMotivo da autorização.
            chave_nfe (str): Chave de acesso, 44 caracteres.
            numero (str):
            serie (str):
            danfe_etiqueta_base64 (str): PDF de 100 × 150 mm com o código de barras da chave, em Base64.
     """

    status: Literal['autorizado']
    status_sefaz: str
    mensagem_sefaz: str
    chave_nfe: str
    numero: str
    serie: str
    danfe_etiqueta_base64: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        status = self.status

        status_sefaz = self.status_sefaz

        mensagem_sefaz = self.mensagem_sefaz

        chave_nfe = self.chave_nfe

        numero = self.numero

        serie = self.serie

        danfe_etiqueta_base64 = self.danfe_etiqueta_base64


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "status": status,
            "status_sefaz": status_sefaz,
            "mensagem_sefaz": mensagem_sefaz,
            "chave_nfe": chave_nfe,
            "numero": numero,
            "serie": serie,
            "danfe_etiqueta_base64": danfe_etiqueta_base64,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        status = cast(Literal['autorizado'] , d.pop("status"))
        if status != 'autorizado':
            raise ValueError(f"status must match const 'autorizado', got '{status}'")

        status_sefaz = d.pop("status_sefaz")

        mensagem_sefaz = d.pop("mensagem_sefaz")

        chave_nfe = d.pop("chave_nfe")

        numero = d.pop("numero")

        serie = d.pop("serie")

        danfe_etiqueta_base64 = d.pop("danfe_etiqueta_base64")

        danfe_etiqueta = cls(
            status=status,
            status_sefaz=status_sefaz,
            mensagem_sefaz=mensagem_sefaz,
            chave_nfe=chave_nfe,
            numero=numero,
            serie=serie,
            danfe_etiqueta_base64=danfe_etiqueta_base64,
        )


        danfe_etiqueta.additional_properties = d
        return danfe_etiqueta

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
