from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
  from ..models.cenario_do_sandbox import CenarioDoSandbox
  from ..models.emprestimo_do_sandbox import EmprestimoDoSandbox





T = TypeVar("T", bound="CenariosDoSandbox")



@_attrs_define
class CenariosDoSandbox:
    """ 
        Attributes:
            scenarios (list[CenarioDoSandbox]):
            stand_ins (list[EmprestimoDoSandbox]): O que o sandbox empresta ao documento de um token de teste quando nem o
                corpo nem o perfil da empresa trazem (menos no modo estrito); cada um é contado em completedInSandbox.
            operations (list[str]): Valores de operation de uma condição.
            services (list[str]): Valores de service de uma condição.
     """

    scenarios: list[CenarioDoSandbox]
    stand_ins: list[EmprestimoDoSandbox]
    operations: list[str]
    services: list[str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.cenario_do_sandbox import CenarioDoSandbox # noqa: PLC0415
        from ..models.emprestimo_do_sandbox import EmprestimoDoSandbox # noqa: PLC0415
        scenarios = []
        for scenarios_item_data in self.scenarios:
            scenarios_item = scenarios_item_data.to_dict()
            scenarios.append(scenarios_item)



        stand_ins = []
        for stand_ins_item_data in self.stand_ins:
            stand_ins_item = stand_ins_item_data.to_dict()
            stand_ins.append(stand_ins_item)



        operations = self.operations



        services = self.services




        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "scenarios": scenarios,
            "standIns": stand_ins,
            "operations": operations,
            "services": services,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.cenario_do_sandbox import CenarioDoSandbox # noqa: PLC0415
        from ..models.emprestimo_do_sandbox import EmprestimoDoSandbox # noqa: PLC0415
        d = dict(src_dict)
        scenarios = []
        _scenarios = d.pop("scenarios")
        for scenarios_item_data in (_scenarios):
            scenarios_item = CenarioDoSandbox.from_dict(scenarios_item_data)



            scenarios.append(scenarios_item)


        stand_ins = []
        _stand_ins = d.pop("standIns")
        for stand_ins_item_data in (_stand_ins):
            stand_ins_item = EmprestimoDoSandbox.from_dict(stand_ins_item_data)



            stand_ins.append(stand_ins_item)


        operations = cast(list[str], d.pop("operations"))


        services = cast(list[str], d.pop("services"))


        cenarios_do_sandbox = cls(
            scenarios=scenarios,
            stand_ins=stand_ins,
            operations=operations,
            services=services,
        )


        cenarios_do_sandbox.additional_properties = d
        return cenarios_do_sandbox

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
