from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime

if TYPE_CHECKING:
  from ..models.achado_do_calendario import AchadoDoCalendario
  from ..models.calendario_da_empresa_days_changes import CalendarioDaEmpresaDaysChanges





T = TypeVar("T", bound="CalendarioDaEmpresaDays")



@_attrs_define
class CalendarioDaEmpresaDays:
    """ 
        Attributes:
            day (datetime.date):
            changes (list[CalendarioDaEmpresaDaysChanges]):
            findings (list[AchadoDoCalendario]):
     """

    day: datetime.date
    changes: list[CalendarioDaEmpresaDaysChanges]
    findings: list[AchadoDoCalendario]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.achado_do_calendario import AchadoDoCalendario # noqa: PLC0415
        from ..models.calendario_da_empresa_days_changes import CalendarioDaEmpresaDaysChanges # noqa: PLC0415
        day = self.day.isoformat()

        changes = []
        for changes_item_data in self.changes:
            changes_item = changes_item_data.to_dict()
            changes.append(changes_item)



        findings = []
        for findings_item_data in self.findings:
            findings_item = findings_item_data.to_dict()
            findings.append(findings_item)




        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "day": day,
            "changes": changes,
            "findings": findings,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.achado_do_calendario import AchadoDoCalendario # noqa: PLC0415
        from ..models.calendario_da_empresa_days_changes import CalendarioDaEmpresaDaysChanges # noqa: PLC0415
        d = dict(src_dict)
        day = datetime.date.fromisoformat(d.pop("day"))




        changes = []
        _changes = d.pop("changes")
        for changes_item_data in (_changes):
            changes_item = CalendarioDaEmpresaDaysChanges.from_dict(changes_item_data)



            changes.append(changes_item)


        findings = []
        _findings = d.pop("findings")
        for findings_item_data in (_findings):
            findings_item = AchadoDoCalendario.from_dict(findings_item_data)



            findings.append(findings_item)


        calendario_da_empresa_days = cls(
            day=day,
            changes=changes,
            findings=findings,
        )


        calendario_da_empresa_days.additional_properties = d
        return calendario_da_empresa_days

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
