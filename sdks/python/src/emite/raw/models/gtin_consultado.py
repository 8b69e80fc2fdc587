from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast
import datetime






T = TypeVar("T", bound="GtinConsultado")



@_attrs_define
class GtinConsultado:
    """ 
        Attributes:
            gtin (str):
            situation (str): sem_dados: o cadastro nada diz deste GTIN, cStat diz por quê (9491 a 9496); consumo_indevido: a
                SEFAZ bloqueou a empresa por uma hora (656).
            c_stat (str): 9490 completo, 9497 sem NCM, 9498 com NCM inválido.
            x_motivo (str):
            cests (list[str]): Até três.
            checked_at (datetime.datetime): Quando a SEFAZ foi consultada.
            held_until (datetime.datetime): Até quando a mesma pergunta recebe esta resposta, sem consultar a SEFAZ.
            description (None | str | Unset): Descrição do produto.
            ncm (None | str | Unset):
     """

    gtin: str
    situation: str
    c_stat: str
    x_motivo: str
    cests: list[str]
    checked_at: datetime.datetime
    held_until: datetime.datetime
    description: None | str | Unset = UNSET
    ncm: None | str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        gtin = self.gtin

        situation = self.situation

        c_stat = self.c_stat

        x_motivo = self.x_motivo

        cests = self.cests



        checked_at = self.checked_at.isoformat()

        held_until = self.held_until.isoformat()

        description: None | str | Unset
        if isinstance(self.description, Unset):
            description = UNSET
        else:
            description = self.description

        ncm: None | str | Unset
        if isinstance(self.ncm, Unset):
            ncm = UNSET
        else:
            ncm = self.ncm


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "gtin": gtin,
            "situation": situation,
            "cStat": c_stat,
            "xMotivo": x_motivo,
            "cests": cests,
            "checkedAt": checked_at,
            "heldUntil": held_until,
        })
        if description is not UNSET:
            field_dict["description"] = description
        if ncm is not UNSET:
            field_dict["ncm"] = ncm

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        gtin = d.pop("gtin")

        situation = d.pop("situation")

        c_stat = d.pop("cStat")

        x_motivo = d.pop("xMotivo")

        cests = cast(list[str], d.pop("cests"))


        checked_at = datetime.datetime.fromisoformat(d.pop("checkedAt"))




        held_until = datetime.datetime.fromisoformat(d.pop("heldUntil"))




        def _parse_description(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        description = _parse_description(d.pop("description", UNSET))


        def _parse_ncm(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        ncm = _parse_ncm(d.pop("ncm", UNSET))


        gtin_consultado = cls(
            gtin=gtin,
            situation=situation,
            c_stat=c_stat,
            x_motivo=x_motivo,
            cests=cests,
            checked_at=checked_at,
            held_until=held_until,
            description=description,
            ncm=ncm,
        )


        gtin_consultado.additional_properties = d
        return gtin_consultado

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
