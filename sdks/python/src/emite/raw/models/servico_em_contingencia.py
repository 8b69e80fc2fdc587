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
  from ..models.mudanca_de_servico_em_contingencia import MudancaDeServicoEmContingencia





T = TypeVar("T", bound="ServicoEmContingencia")



@_attrs_define
class ServicoEmContingencia:
    """ 
        Attributes:
            target (str):
            type_ (str): Tipo do documento.
            uf (str):
            state (str): suspeita: falhas bastantes para crer nelas; contingencia: documentos são emitidos sem o serviço;
                retornando: respondeu uma vez, e os novos voltam a ele; normal.
            failures (int): Falhas desde a última resposta.
            updated_at (datetime.datetime): Última mudança.
            history (list[MudancaDeServicoEmContingencia]): Até 20 mudanças, a mais nova primeiro.
            mode (None | str | Unset):
            cause (None | str | Unset): A última falha.
            since (datetime.datetime | None | Unset): A primeira delas.
     """

    target: str
    type_: str
    uf: str
    state: str
    failures: int
    updated_at: datetime.datetime
    history: list[MudancaDeServicoEmContingencia]
    mode: None | str | Unset = UNSET
    cause: None | str | Unset = UNSET
    since: datetime.datetime | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.mudanca_de_servico_em_contingencia import MudancaDeServicoEmContingencia # noqa: PLC0415
        target = self.target

        type_ = self.type_

        uf = self.uf

        state = self.state

        failures = self.failures

        updated_at = self.updated_at.isoformat()

        history = []
        for history_item_data in self.history:
            history_item = history_item_data.to_dict()
            history.append(history_item)



        mode: None | str | Unset
        if isinstance(self.mode, Unset):
            mode = UNSET
        else:
            mode = self.mode

        cause: None | str | Unset
        if isinstance(self.cause, Unset):
            cause = UNSET
        else:
            cause = self.cause

        since: None | str | Unset
        if isinstance(self.since, Unset):
            since = UNSET
        elif isinstance(self.since, datetime.datetime):
            since = self.since.isoformat()
        else:
            since = self.since


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "target": target,
            "type": type_,
            "uf": uf,
            "state": state,
            "failures": failures,
            "updatedAt": updated_at,
            "history": history,
        })
        if mode is not UNSET:
            field_dict["mode"] = mode
        if cause is not UNSET:
            field_dict["cause"] = cause
        if since is not UNSET:
            field_dict["since"] = since

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.mudanca_de_servico_em_contingencia import MudancaDeServicoEmContingencia # noqa: PLC0415
        d = dict(src_dict)
        target = d.pop("target")

        type_ = d.pop("type")

        uf = d.pop("uf")

        state = d.pop("state")

        failures = d.pop("failures")

        updated_at = datetime.datetime.fromisoformat(d.pop("updatedAt"))




        history = []
        _history = d.pop("history")
        for history_item_data in (_history):
            history_item = MudancaDeServicoEmContingencia.from_dict(history_item_data)



            history.append(history_item)


        def _parse_mode(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        mode = _parse_mode(d.pop("mode", UNSET))


        def _parse_cause(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        cause = _parse_cause(d.pop("cause", UNSET))


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


        servico_em_contingencia = cls(
            target=target,
            type_=type_,
            uf=uf,
            state=state,
            failures=failures,
            updated_at=updated_at,
            history=history,
            mode=mode,
            cause=cause,
            since=since,
        )


        servico_em_contingencia.additional_properties = d
        return servico_em_contingencia

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
