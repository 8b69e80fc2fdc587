from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast






T = TypeVar("T", bound="TrocaTimings")



@_attrs_define
class TrocaTimings:
    """ Milissegundos desde o começo. null: não se chegou até lá, ou a conexão já estava aberta.

        Attributes:
            total_ms (int):
            dns_ms (int | None | Unset): Nome resolvido.
            connect_ms (int | None | Unset): TCP conectado.
            tls_ms (int | None | Unset): Handshake TLS terminado.
            first_byte_ms (int | None | Unset): Começo da resposta.
     """

    total_ms: int
    dns_ms: int | None | Unset = UNSET
    connect_ms: int | None | Unset = UNSET
    tls_ms: int | None | Unset = UNSET
    first_byte_ms: int | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        total_ms = self.total_ms

        dns_ms: int | None | Unset
        if isinstance(self.dns_ms, Unset):
            dns_ms = UNSET
        else:
            dns_ms = self.dns_ms

        connect_ms: int | None | Unset
        if isinstance(self.connect_ms, Unset):
            connect_ms = UNSET
        else:
            connect_ms = self.connect_ms

        tls_ms: int | None | Unset
        if isinstance(self.tls_ms, Unset):
            tls_ms = UNSET
        else:
            tls_ms = self.tls_ms

        first_byte_ms: int | None | Unset
        if isinstance(self.first_byte_ms, Unset):
            first_byte_ms = UNSET
        else:
            first_byte_ms = self.first_byte_ms


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "totalMs": total_ms,
        })
        if dns_ms is not UNSET:
            field_dict["dnsMs"] = dns_ms
        if connect_ms is not UNSET:
            field_dict["connectMs"] = connect_ms
        if tls_ms is not UNSET:
            field_dict["tlsMs"] = tls_ms
        if first_byte_ms is not UNSET:
            field_dict["firstByteMs"] = first_byte_ms

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        total_ms = d.pop("totalMs")

        def _parse_dns_ms(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        dns_ms = _parse_dns_ms(d.pop("dnsMs", UNSET))


        def _parse_connect_ms(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        connect_ms = _parse_connect_ms(d.pop("connectMs", UNSET))


        def _parse_tls_ms(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        tls_ms = _parse_tls_ms(d.pop("tlsMs", UNSET))


        def _parse_first_byte_ms(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        first_byte_ms = _parse_first_byte_ms(d.pop("firstByteMs", UNSET))


        troca_timings = cls(
            total_ms=total_ms,
            dns_ms=dns_ms,
            connect_ms=connect_ms,
            tls_ms=tls_ms,
            first_byte_ms=first_byte_ms,
        )


        troca_timings.additional_properties = d
        return troca_timings

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
