from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast
import datetime






T = TypeVar("T", bound="TentativaDeWebhook")



@_attrs_define
class TentativaDeWebhook:
    """ 
        Attributes:
            number (int):
            started_at (datetime.datetime): Início.
            total_ms (int | None | Unset): Duração; null: foi interrompida, e não se sabe até onde chegou.
            dns_ms (int | None | Unset): Nome.
            connect_ms (int | None | Unset): Conexão; null quando já havia uma.
            tls_ms (int | None | Unset): TLS.
            first_byte_ms (int | None | Unset): Até o começo da resposta.
            status (int | None | Unset): Status HTTP; null quando não houve resposta.
            reason (None | str | Unset): Por que não houve resposta. Example: timeout.
            detail (None | str | Unset): O mesmo, por extenso.
            answer (None | str | Unset): O começo do corpo da resposta (4.096 caracteres).
     """

    number: int
    started_at: datetime.datetime
    total_ms: int | None | Unset = UNSET
    dns_ms: int | None | Unset = UNSET
    connect_ms: int | None | Unset = UNSET
    tls_ms: int | None | Unset = UNSET
    first_byte_ms: int | None | Unset = UNSET
    status: int | None | Unset = UNSET
    reason: None | str | Unset = UNSET
    detail: None | str | Unset = UNSET
    answer: None | str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        number = self.number

        started_at = self.started_at.isoformat()

        total_ms: int | None | Unset
        if isinstance(self.total_ms, Unset):
            total_ms = UNSET
        else:
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

        status: int | None | Unset
        if isinstance(self.status, Unset):
            status = UNSET
        else:
            status = self.status

        reason: None | str | Unset
        if isinstance(self.reason, Unset):
            reason = UNSET
        else:
            reason = self.reason

        detail: None | str | Unset
        if isinstance(self.detail, Unset):
            detail = UNSET
        else:
            detail = self.detail

        answer: None | str | Unset
        if isinstance(self.answer, Unset):
            answer = UNSET
        else:
            answer = self.answer


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "number": number,
            "startedAt": started_at,
        })
        if total_ms is not UNSET:
            field_dict["totalMs"] = total_ms
        if dns_ms is not UNSET:
            field_dict["dnsMs"] = dns_ms
        if connect_ms is not UNSET:
            field_dict["connectMs"] = connect_ms
        if tls_ms is not UNSET:
            field_dict["tlsMs"] = tls_ms
        if first_byte_ms is not UNSET:
            field_dict["firstByteMs"] = first_byte_ms
        if status is not UNSET:
            field_dict["status"] = status
        if reason is not UNSET:
            field_dict["reason"] = reason
        if detail is not UNSET:
            field_dict["detail"] = detail
        if answer is not UNSET:
            field_dict["answer"] = answer

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        number = d.pop("number")

        started_at = datetime.datetime.fromisoformat(d.pop("startedAt"))




        def _parse_total_ms(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        total_ms = _parse_total_ms(d.pop("totalMs", UNSET))


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


        def _parse_status(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        status = _parse_status(d.pop("status", UNSET))


        def _parse_reason(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        reason = _parse_reason(d.pop("reason", UNSET))


        def _parse_detail(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        detail = _parse_detail(d.pop("detail", UNSET))


        def _parse_answer(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        answer = _parse_answer(d.pop("answer", UNSET))


        tentativa_de_webhook = cls(
            number=number,
            started_at=started_at,
            total_ms=total_ms,
            dns_ms=dns_ms,
            connect_ms=connect_ms,
            tls_ms=tls_ms,
            first_byte_ms=first_byte_ms,
            status=status,
            reason=reason,
            detail=detail,
            answer=answer,
        )


        tentativa_de_webhook.additional_properties = d
        return tentativa_de_webhook

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
