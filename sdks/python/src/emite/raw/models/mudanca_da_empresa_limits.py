from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset






T = TypeVar("T", bound="MudancaDaEmpresaLimits")



@_attrs_define
class MudancaDaEmpresaLimits:
    """ De cada token, até o que todos os tokens da conta têm juntos; null, em um ou no todo: o limite da conta.

        Attributes:
            writes_per_minute (int | Unset): Requisições por minuto.
            reads_per_minute (int | Unset): Requisições por minuto.
     """

    writes_per_minute: int | Unset = UNSET
    reads_per_minute: int | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        writes_per_minute = self.writes_per_minute

        reads_per_minute = self.reads_per_minute


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if writes_per_minute is not UNSET:
            field_dict["writesPerMinute"] = writes_per_minute
        if reads_per_minute is not UNSET:
            field_dict["readsPerMinute"] = reads_per_minute

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        writes_per_minute = d.pop("writesPerMinute", UNSET)

        reads_per_minute = d.pop("readsPerMinute", UNSET)

        mudanca_da_empresa_limits = cls(
            writes_per_minute=writes_per_minute,
            reads_per_minute=reads_per_minute,
        )

        return mudanca_da_empresa_limits

