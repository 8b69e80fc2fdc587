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
  from ..models.calendario_da_empresa_days_changes_in_force import CalendarioDaEmpresaDaysChangesInForce





T = TypeVar("T", bound="CalendarioDaEmpresaDaysChanges")



@_attrs_define
class CalendarioDaEmpresaDaysChanges:
    """ 
        Attributes:
            id (str):  Example: nfe-2026.004.
            documents (str): Os documentos por nome.
            types (list[str]): Os tipos que esta API emite e que a mudança alcança.
            summary (str):
            norm (str): Norma e item.
            kinds (list[str]):
            effect (str): rejeicao: a SEFAZ rejeita o que não a segue; dever: a lei exige e ninguém rejeita; opcional.
            certainty (str): De onde as datas são conhecidas.
            state (str): Quanto dela esta API já aplica.
            in_force (CalendarioDaEmpresaDaysChangesInForce): Se vigora em day, por destino.
            homologation (datetime.date | None | Unset): Primeiro dia em homologação; null: sem data definida.
            production (datetime.date | None | Unset): Primeiro dia em produção, que o sandbox segue; sempre: já vigente;
                null: sem data definida.
            until (datetime.date | None | Unset): Último dia; null: sem fim previsto.
     """

    id: str
    documents: str
    types: list[str]
    summary: str
    norm: str
    kinds: list[str]
    effect: str
    certainty: str
    state: str
    in_force: CalendarioDaEmpresaDaysChangesInForce
    homologation: datetime.date | None | Unset = UNSET
    production: datetime.date | None | Unset = UNSET
    until: datetime.date | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.calendario_da_empresa_days_changes_in_force import CalendarioDaEmpresaDaysChangesInForce # noqa: PLC0415
        id = self.id

        documents = self.documents

        types = self.types



        summary = self.summary

        norm = self.norm

        kinds = self.kinds



        effect = self.effect

        certainty = self.certainty

        state = self.state

        in_force = self.in_force.to_dict()

        homologation: None | str | Unset
        if isinstance(self.homologation, Unset):
            homologation = UNSET
        elif isinstance(self.homologation, datetime.date):
            homologation = self.homologation.isoformat()
        else:
            homologation = self.homologation

        production: None | str | Unset
        if isinstance(self.production, Unset):
            production = UNSET
        elif isinstance(self.production, datetime.date):
            production = self.production.isoformat()
        else:
            production = self.production

        until: None | str | Unset
        if isinstance(self.until, Unset):
            until = UNSET
        elif isinstance(self.until, datetime.date):
            until = self.until.isoformat()
        else:
            until = self.until


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "id": id,
            "documents": documents,
            "types": types,
            "summary": summary,
            "norm": norm,
            "kinds": kinds,
            "effect": effect,
            "certainty": certainty,
            "state": state,
            "inForce": in_force,
        })
        if homologation is not UNSET:
            field_dict["homologation"] = homologation
        if production is not UNSET:
            field_dict["production"] = production
        if until is not UNSET:
            field_dict["until"] = until

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.calendario_da_empresa_days_changes_in_force import CalendarioDaEmpresaDaysChangesInForce # noqa: PLC0415
        d = dict(src_dict)
        id = d.pop("id")

        documents = d.pop("documents")

        types = cast(list[str], d.pop("types"))


        summary = d.pop("summary")

        norm = d.pop("norm")

        kinds = cast(list[str], d.pop("kinds"))


        effect = d.pop("effect")

        certainty = d.pop("certainty")

        state = d.pop("state")

        in_force = CalendarioDaEmpresaDaysChangesInForce.from_dict(d.pop("inForce"))




        def _parse_homologation(data: object) -> datetime.date | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                homologation_type_0 = datetime.date.fromisoformat(data)



                return homologation_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.date | None | Unset, data)

        homologation = _parse_homologation(d.pop("homologation", UNSET))


        def _parse_production(data: object) -> datetime.date | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                production_type_0 = datetime.date.fromisoformat(data)



                return production_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.date | None | Unset, data)

        production = _parse_production(d.pop("production", UNSET))


        def _parse_until(data: object) -> datetime.date | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                until_type_0 = datetime.date.fromisoformat(data)



                return until_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.date | None | Unset, data)

        until = _parse_until(d.pop("until", UNSET))


        calendario_da_empresa_days_changes = cls(
            id=id,
            documents=documents,
            types=types,
            summary=summary,
            norm=norm,
            kinds=kinds,
            effect=effect,
            certainty=certainty,
            state=state,
            in_force=in_force,
            homologation=homologation,
            production=production,
            until=until,
        )


        calendario_da_empresa_days_changes.additional_properties = d
        return calendario_da_empresa_days_changes

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
