from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast
import datetime






T = TypeVar("T", bound="ConsultaPelaChave")



@_attrs_define
class ConsultaPelaChave:
    """ 
        Attributes:
            consultada_em (datetime.datetime): A última consulta pela chave, pelo relógio da conta.
            proxima_em (datetime.datetime | None | Unset): Antes disso a chave não é consultada de novo; null: não será.
            c_stat (None | str | Unset): null: a SEFAZ ainda não respondeu.
            x_motivo (None | str | Unset):
     """

    consultada_em: datetime.datetime
    proxima_em: datetime.datetime | None | Unset = UNSET
    c_stat: None | str | Unset = UNSET
    x_motivo: None | str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        consultada_em = self.consultada_em.isoformat()

        proxima_em: None | str | Unset
        if isinstance(self.proxima_em, Unset):
            proxima_em = UNSET
        elif isinstance(self.proxima_em, datetime.datetime):
            proxima_em = self.proxima_em.isoformat()
        else:
            proxima_em = self.proxima_em

        c_stat: None | str | Unset
        if isinstance(self.c_stat, Unset):
            c_stat = UNSET
        else:
            c_stat = self.c_stat

        x_motivo: None | str | Unset
        if isinstance(self.x_motivo, Unset):
            x_motivo = UNSET
        else:
            x_motivo = self.x_motivo


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "consultadaEm": consultada_em,
        })
        if proxima_em is not UNSET:
            field_dict["proximaEm"] = proxima_em
        if c_stat is not UNSET:
            field_dict["cStat"] = c_stat
        if x_motivo is not UNSET:
            field_dict["xMotivo"] = x_motivo

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        consultada_em = datetime.datetime.fromisoformat(d.pop("consultadaEm"))




        def _parse_proxima_em(data: object) -> datetime.datetime | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                proxima_em_type_0 = datetime.datetime.fromisoformat(data)



                return proxima_em_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None | Unset, data)

        proxima_em = _parse_proxima_em(d.pop("proximaEm", UNSET))


        def _parse_c_stat(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        c_stat = _parse_c_stat(d.pop("cStat", UNSET))


        def _parse_x_motivo(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        x_motivo = _parse_x_motivo(d.pop("xMotivo", UNSET))


        consulta_pela_chave = cls(
            consultada_em=consultada_em,
            proxima_em=proxima_em,
            c_stat=c_stat,
            x_motivo=x_motivo,
        )


        consulta_pela_chave.additional_properties = d
        return consulta_pela_chave

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
