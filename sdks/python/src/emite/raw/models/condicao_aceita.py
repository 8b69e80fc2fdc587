from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast






T = TypeVar("T", bound="CondicaoAceita")



@_attrs_define
class CondicaoAceita:
    """ 
        Attributes:
            id (int):
            scenario (str):
            operation (None | str | Unset):
            service (None | str | Unset):
            uf (None | str | Unset):
            cnpj (None | str | Unset):
            times (int | None | Unset):
     """

    id: int
    scenario: str
    operation: None | str | Unset = UNSET
    service: None | str | Unset = UNSET
    uf: None | str | Unset = UNSET
    cnpj: None | str | Unset = UNSET
    times: int | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        id = self.id

        scenario = self.scenario

        operation: None | str | Unset
        if isinstance(self.operation, Unset):
            operation = UNSET
        else:
            operation = self.operation

        service: None | str | Unset
        if isinstance(self.service, Unset):
            service = UNSET
        else:
            service = self.service

        uf: None | str | Unset
        if isinstance(self.uf, Unset):
            uf = UNSET
        else:
            uf = self.uf

        cnpj: None | str | Unset
        if isinstance(self.cnpj, Unset):
            cnpj = UNSET
        else:
            cnpj = self.cnpj

        times: int | None | Unset
        if isinstance(self.times, Unset):
            times = UNSET
        else:
            times = self.times


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "id": id,
            "scenario": scenario,
        })
        if operation is not UNSET:
            field_dict["operation"] = operation
        if service is not UNSET:
            field_dict["service"] = service
        if uf is not UNSET:
            field_dict["uf"] = uf
        if cnpj is not UNSET:
            field_dict["cnpj"] = cnpj
        if times is not UNSET:
            field_dict["times"] = times

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        scenario = d.pop("scenario")

        def _parse_operation(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        operation = _parse_operation(d.pop("operation", UNSET))


        def _parse_service(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        service = _parse_service(d.pop("service", UNSET))


        def _parse_uf(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        uf = _parse_uf(d.pop("uf", UNSET))


        def _parse_cnpj(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        cnpj = _parse_cnpj(d.pop("cnpj", UNSET))


        def _parse_times(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        times = _parse_times(d.pop("times", UNSET))


        condicao_aceita = cls(
            id=id,
            scenario=scenario,
            operation=operation,
            service=service,
            uf=uf,
            cnpj=cnpj,
            times=times,
        )


        condicao_aceita.additional_properties = d
        return condicao_aceita

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
