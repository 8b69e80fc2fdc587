from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast
import datetime






T = TypeVar("T", bound="CodigosEncontradosData")



@_attrs_define
class CodigosEncontradosData:
    """ 
        Attributes:
            codigo (str):
            nome (str): De um NCM, com o caminho até ele.
            uf (str | Unset): De um município.
            cst (str | Unset): De um cClassTrib: o CST de IBS e CBS.
            inicio (datetime.date | Unset): De um cClassTrib: o primeiro dia.
            fim (datetime.date | None | Unset): De um cClassTrib: o último dia; null: sem fim previsto.
     """

    codigo: str
    nome: str
    uf: str | Unset = UNSET
    cst: str | Unset = UNSET
    inicio: datetime.date | Unset = UNSET
    fim: datetime.date | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        codigo = self.codigo

        nome = self.nome

        uf = self.uf

        cst = self.cst

        inicio: str | Unset = UNSET
        if not isinstance(self.inicio, Unset):
            inicio = self.inicio.isoformat()

        fim: None | str | Unset
        if isinstance(self.fim, Unset):
            fim = UNSET
        elif isinstance(self.fim, datetime.date):
            fim = self.fim.isoformat()
        else:
            fim = self.fim


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "codigo": codigo,
            "nome": nome,
        })
        if uf is not UNSET:
            field_dict["uf"] = uf
        if cst is not UNSET:
            field_dict["cst"] = cst
        if inicio is not UNSET:
            field_dict["inicio"] = inicio
        if fim is not UNSET:
            field_dict["fim"] = fim

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        codigo = d.pop("codigo")

        nome = d.pop("nome")

        uf = d.pop("uf", UNSET)

        cst = d.pop("cst", UNSET)

        _inicio = d.pop("inicio", UNSET)
        inicio: datetime.date | Unset
        if isinstance(_inicio,  Unset):
            inicio = UNSET
        else:
            inicio = datetime.date.fromisoformat(_inicio)




        def _parse_fim(data: object) -> datetime.date | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                fim_type_0 = datetime.date.fromisoformat(data)



                return fim_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.date | None | Unset, data)

        fim = _parse_fim(d.pop("fim", UNSET))


        codigos_encontrados_data = cls(
            codigo=codigo,
            nome=nome,
            uf=uf,
            cst=cst,
            inicio=inicio,
            fim=fim,
        )


        codigos_encontrados_data.additional_properties = d
        return codigos_encontrados_data

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
