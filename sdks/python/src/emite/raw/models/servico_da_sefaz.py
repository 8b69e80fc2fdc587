from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast
import datetime

if TYPE_CHECKING:
  from ..models.servico_da_sefaz_history_type_0 import ServicoDaSefazHistoryType0





T = TypeVar("T", bound="ServicoDaSefaz")



@_attrs_define
class ServicoDaSefaz:
    """ 
        Attributes:
            type_ (str): O tipo de documento. Example: nfe.
            uf (str):  Example: SP.
            state (str):
            state_name (str): O estado em palavras. Example: Operando.
            authorizer (None | str | Unset): Quem responde pela UF. Example: SVRS.
            online (bool | None | Unset): null quando ninguém consultou.
            c_stat (None | str | Unset): O que a SEFAZ respondeu, quando respondeu um código.
            message (None | str | Unset): O que ela disse, em palavras.
            latency_ms (int | None | Unset): Milissegundos até a resposta.
            since (datetime.datetime | None | Unset): Desde quando está assim.
            checked_at (datetime.datetime | None | Unset):
            next_look_at (datetime.datetime | None | Unset): Quando é consultada de novo; null quando não é.
            back_at (datetime.datetime | None | Unset): Quando a SEFAZ disse que volta.
            history (None | ServicoDaSefazHistoryType0 | Unset): Só com o parâmetro history; null quando nada se viu no
                período.
     """

    type_: str
    uf: str
    state: str
    state_name: str
    authorizer: None | str | Unset = UNSET
    online: bool | None | Unset = UNSET
    c_stat: None | str | Unset = UNSET
    message: None | str | Unset = UNSET
    latency_ms: int | None | Unset = UNSET
    since: datetime.datetime | None | Unset = UNSET
    checked_at: datetime.datetime | None | Unset = UNSET
    next_look_at: datetime.datetime | None | Unset = UNSET
    back_at: datetime.datetime | None | Unset = UNSET
    history: None | ServicoDaSefazHistoryType0 | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.servico_da_sefaz_history_type_0 import ServicoDaSefazHistoryType0 # noqa: PLC0415
        type_ = self.type_

        uf = self.uf

        state = self.state

        state_name = self.state_name

        authorizer: None | str | Unset
        if isinstance(self.authorizer, Unset):
            authorizer = UNSET
        else:
            authorizer = self.authorizer

        online: bool | None | Unset
        if isinstance(self.online, Unset):
            online = UNSET
        else:
            online = self.online

        c_stat: None | str | Unset
        if isinstance(self.c_stat, Unset):
            c_stat = UNSET
        else:
            c_stat = self.c_stat

        message: None | str | Unset
        if isinstance(self.message, Unset):
            message = UNSET
        else:
            message = self.message

        latency_ms: int | None | Unset
        if isinstance(self.latency_ms, Unset):
            latency_ms = UNSET
        else:
            latency_ms = self.latency_ms

        since: None | str | Unset
        if isinstance(self.since, Unset):
            since = UNSET
        elif isinstance(self.since, datetime.datetime):
            since = self.since.isoformat()
        else:
            since = self.since

        checked_at: None | str | Unset
        if isinstance(self.checked_at, Unset):
            checked_at = UNSET
        elif isinstance(self.checked_at, datetime.datetime):
            checked_at = self.checked_at.isoformat()
        else:
            checked_at = self.checked_at

        next_look_at: None | str | Unset
        if isinstance(self.next_look_at, Unset):
            next_look_at = UNSET
        elif isinstance(self.next_look_at, datetime.datetime):
            next_look_at = self.next_look_at.isoformat()
        else:
            next_look_at = self.next_look_at

        back_at: None | str | Unset
        if isinstance(self.back_at, Unset):
            back_at = UNSET
        elif isinstance(self.back_at, datetime.datetime):
            back_at = self.back_at.isoformat()
        else:
            back_at = self.back_at

        history: dict[str, Any] | None | Unset
        if isinstance(self.history, Unset):
            history = UNSET
        elif isinstance(self.history, ServicoDaSefazHistoryType0):
            history = self.history.to_dict()
        else:
            history = self.history


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "type": type_,
            "uf": uf,
            "state": state,
            "stateName": state_name,
        })
        if authorizer is not UNSET:
            field_dict["authorizer"] = authorizer
        if online is not UNSET:
            field_dict["online"] = online
        if c_stat is not UNSET:
            field_dict["cStat"] = c_stat
        if message is not UNSET:
            field_dict["message"] = message
        if latency_ms is not UNSET:
            field_dict["latencyMs"] = latency_ms
        if since is not UNSET:
            field_dict["since"] = since
        if checked_at is not UNSET:
            field_dict["checkedAt"] = checked_at
        if next_look_at is not UNSET:
            field_dict["nextLookAt"] = next_look_at
        if back_at is not UNSET:
            field_dict["backAt"] = back_at
        if history is not UNSET:
            field_dict["history"] = history

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.servico_da_sefaz_history_type_0 import ServicoDaSefazHistoryType0 # noqa: PLC0415
        d = dict(src_dict)
        type_ = d.pop("type")

        uf = d.pop("uf")

        state = d.pop("state")

        state_name = d.pop("stateName")

        def _parse_authorizer(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        authorizer = _parse_authorizer(d.pop("authorizer", UNSET))


        def _parse_online(data: object) -> bool | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(bool | None | Unset, data)

        online = _parse_online(d.pop("online", UNSET))


        def _parse_c_stat(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        c_stat = _parse_c_stat(d.pop("cStat", UNSET))


        def _parse_message(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        message = _parse_message(d.pop("message", UNSET))


        def _parse_latency_ms(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        latency_ms = _parse_latency_ms(d.pop("latencyMs", UNSET))


        def _parse_since(data: object) -> datetime.datetime | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                since_type_0 = datetime.datetime.fromisoformat(data)



                return since_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None | Unset, data)

        since = _parse_since(d.pop("since", UNSET))


        def _parse_checked_at(data: object) -> datetime.datetime | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                checked_at_type_0 = datetime.datetime.fromisoformat(data)



                return checked_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None | Unset, data)

        checked_at = _parse_checked_at(d.pop("checkedAt", UNSET))


        def _parse_next_look_at(data: object) -> datetime.datetime | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                next_look_at_type_0 = datetime.datetime.fromisoformat(data)



                return next_look_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None | Unset, data)

        next_look_at = _parse_next_look_at(d.pop("nextLookAt", UNSET))


        def _parse_back_at(data: object) -> datetime.datetime | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                back_at_type_0 = datetime.datetime.fromisoformat(data)



                return back_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None | Unset, data)

        back_at = _parse_back_at(d.pop("backAt", UNSET))


        def _parse_history(data: object) -> None | ServicoDaSefazHistoryType0 | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_servico_da_sefaz_history_type_0 = ServicoDaSefazHistoryType0.from_dict(data)



                return componentsschemas_servico_da_sefaz_history_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | ServicoDaSefazHistoryType0 | Unset, data)

        history = _parse_history(d.pop("history", UNSET))


        servico_da_sefaz = cls(
            type_=type_,
            uf=uf,
            state=state,
            state_name=state_name,
            authorizer=authorizer,
            online=online,
            c_stat=c_stat,
            message=message,
            latency_ms=latency_ms,
            since=since,
            checked_at=checked_at,
            next_look_at=next_look_at,
            back_at=back_at,
            history=history,
        )


        servico_da_sefaz.additional_properties = d
        return servico_da_sefaz

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
