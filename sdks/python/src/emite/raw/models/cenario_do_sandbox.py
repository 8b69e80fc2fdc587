from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset







T = TypeVar("T", bound="CenarioDoSandbox")



@_attrs_define
class CenarioDoSandbox:
    """ 
        Attributes:
            scenario (str): O nome do cenário. Example: indisponivel.
            marker (str): Num texto livre do documento (p. ex. informacoes_adicionais_contribuinte), ou como scenario de uma
                condição. Example: SANDBOX(indisponivel=3).
            effect (str): O que a SEFAZ emulada faz.
            result (str): Como termina uma NF-e válida com o marcador do exemplo.
     """

    scenario: str
    marker: str
    effect: str
    result: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        scenario = self.scenario

        marker = self.marker

        effect = self.effect

        result = self.result


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "scenario": scenario,
            "marker": marker,
            "effect": effect,
            "result": result,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        scenario = d.pop("scenario")

        marker = d.pop("marker")

        effect = d.pop("effect")

        result = d.pop("result")

        cenario_do_sandbox = cls(
            scenario=scenario,
            marker=marker,
            effect=effect,
            result=result,
        )


        cenario_do_sandbox.additional_properties = d
        return cenario_do_sandbox

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
