from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime

if TYPE_CHECKING:
  from ..models.calendario_da_empresa_days import CalendarioDaEmpresaDays





T = TypeVar("T", bound="CalendarioDaEmpresa")



@_attrs_define
class CalendarioDaEmpresa:
    """ 
        Attributes:
            target (str):
            day (datetime.date): O dia de hoje; no sandbox, pelo relógio da conta.
            since (datetime.date): Foram lidos os documentos recebidos desde este dia.
            replayed (int): Quantos documentos foram julgados.
            more (bool): Há documentos mais antigos desses dias que não foram lidos.
            refused (int): Quantos passariam a ser rejeitados.
            in_duty (int): Quantos deixariam de cumprir um dever que começa.
            days (list[CalendarioDaEmpresaDays]): Os dias de mudanças até daqui a um ano.
     """

    target: str
    day: datetime.date
    since: datetime.date
    replayed: int
    more: bool
    refused: int
    in_duty: int
    days: list[CalendarioDaEmpresaDays]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.calendario_da_empresa_days import CalendarioDaEmpresaDays # noqa: PLC0415
        target = self.target

        day = self.day.isoformat()

        since = self.since.isoformat()

        replayed = self.replayed

        more = self.more

        refused = self.refused

        in_duty = self.in_duty

        days = []
        for days_item_data in self.days:
            days_item = days_item_data.to_dict()
            days.append(days_item)




        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "target": target,
            "day": day,
            "since": since,
            "replayed": replayed,
            "more": more,
            "refused": refused,
            "inDuty": in_duty,
            "days": days,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.calendario_da_empresa_days import CalendarioDaEmpresaDays # noqa: PLC0415
        d = dict(src_dict)
        target = d.pop("target")

        day = datetime.date.fromisoformat(d.pop("day"))




        since = datetime.date.fromisoformat(d.pop("since"))




        replayed = d.pop("replayed")

        more = d.pop("more")

        refused = d.pop("refused")

        in_duty = d.pop("inDuty")

        days = []
        _days = d.pop("days")
        for days_item_data in (_days):
            days_item = CalendarioDaEmpresaDays.from_dict(days_item_data)



            days.append(days_item)


        calendario_da_empresa = cls(
            target=target,
            day=day,
            since=since,
            replayed=replayed,
            more=more,
            refused=refused,
            in_duty=in_duty,
            days=days,
        )


        calendario_da_empresa.additional_properties = d
        return calendario_da_empresa

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
