from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast






T = TypeVar("T", bound="SituacaoDaAnalise")



@_attrs_define
class SituacaoDaAnalise:
    """ 
        Attributes:
            status (str): deferida: o município cancelou a NFS-e; POST cancel a traz para CANCELADA aqui. indeferida: ela
                continua valendo.
            confirmed (bool): false: o sistema nacional não respondeu agora, e este é o nosso registro.
            registered_at (None | str | Unset): Quando foi pedida, ou decidida.
            reason (None | str | Unset): O motivo do município; null enquanto não decide.
     """

    status: str
    confirmed: bool
    registered_at: None | str | Unset = UNSET
    reason: None | str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        status = self.status

        confirmed = self.confirmed

        registered_at: None | str | Unset
        if isinstance(self.registered_at, Unset):
            registered_at = UNSET
        else:
            registered_at = self.registered_at

        reason: None | str | Unset
        if isinstance(self.reason, Unset):
            reason = UNSET
        else:
            reason = self.reason


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "status": status,
            "confirmed": confirmed,
        })
        if registered_at is not UNSET:
            field_dict["registeredAt"] = registered_at
        if reason is not UNSET:
            field_dict["reason"] = reason

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        status = d.pop("status")

        confirmed = d.pop("confirmed")

        def _parse_registered_at(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        registered_at = _parse_registered_at(d.pop("registeredAt", UNSET))


        def _parse_reason(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        reason = _parse_reason(d.pop("reason", UNSET))


        situacao_da_analise = cls(
            status=status,
            confirmed=confirmed,
            registered_at=registered_at,
            reason=reason,
        )


        situacao_da_analise.additional_properties = d
        return situacao_da_analise

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
