from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast
import datetime






T = TypeVar("T", bound="NovoReplayDeWebhook")



@_attrs_define
class NovoReplayDeWebhook:
    """ 
        Attributes:
            since (datetime.datetime): Desde quando, até 7 dias atrás.
            until (datetime.datetime | Unset): Até quando; agora, quando ausente.
            types (list[str] | Unset): Só estes tipos, dos que o endpoint pede. Vazio: todos os que ele pede. Example:
                ['document.authorized', 'document.rejected'].
     """

    since: datetime.datetime
    until: datetime.datetime | Unset = UNSET
    types: list[str] | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        since = self.since.isoformat()

        until: str | Unset = UNSET
        if not isinstance(self.until, Unset):
            until = self.until.isoformat()

        types: list[str] | Unset = UNSET
        if not isinstance(self.types, Unset):
            types = self.types




        field_dict: dict[str, Any] = {}

        field_dict.update({
            "since": since,
        })
        if until is not UNSET:
            field_dict["until"] = until
        if types is not UNSET:
            field_dict["types"] = types

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        since = datetime.datetime.fromisoformat(d.pop("since"))




        _until = d.pop("until", UNSET)
        until: datetime.datetime | Unset
        if isinstance(_until,  Unset):
            until = UNSET
        else:
            until = datetime.datetime.fromisoformat(_until)




        types = cast(list[str], d.pop("types", UNSET))


        novo_replay_de_webhook = cls(
            since=since,
            until=until,
            types=types,
        )

        return novo_replay_de_webhook

