from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.environment import Environment
from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
  from ..models.bloqueio import Bloqueio
  from ..models.servico_da_sefaz import ServicoDaSefaz





T = TypeVar("T", bound="PainelDaSefaz")



@_attrs_define
class PainelDaSefaz:
    """ 
        Attributes:
            environment (Environment):
            services (list[ServicoDaSefaz]):
            blocks (list[Bloqueio]): O que espera para que a SEFAZ não bloqueie uma empresa por consumo indevido (656), ou
                porque já bloqueou.
            watched_minutes (int | None | Unset): De quantos em quantos minutos é consultada sem que ninguém peça; null:
                nunca.
     """

    environment: Environment
    services: list[ServicoDaSefaz]
    blocks: list[Bloqueio]
    watched_minutes: int | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.bloqueio import Bloqueio # noqa: PLC0415
        from ..models.servico_da_sefaz import ServicoDaSefaz # noqa: PLC0415
        environment = self.environment.value

        services = []
        for services_item_data in self.services:
            services_item = services_item_data.to_dict()
            services.append(services_item)



        blocks = []
        for blocks_item_data in self.blocks:
            blocks_item = blocks_item_data.to_dict()
            blocks.append(blocks_item)



        watched_minutes: int | None | Unset
        if isinstance(self.watched_minutes, Unset):
            watched_minutes = UNSET
        else:
            watched_minutes = self.watched_minutes


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "environment": environment,
            "services": services,
            "blocks": blocks,
        })
        if watched_minutes is not UNSET:
            field_dict["watchedMinutes"] = watched_minutes

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.bloqueio import Bloqueio # noqa: PLC0415
        from ..models.servico_da_sefaz import ServicoDaSefaz # noqa: PLC0415
        d = dict(src_dict)
        environment = Environment(d.pop("environment"))




        services = []
        _services = d.pop("services")
        for services_item_data in (_services):
            services_item = ServicoDaSefaz.from_dict(services_item_data)



            services.append(services_item)


        blocks = []
        _blocks = d.pop("blocks")
        for blocks_item_data in (_blocks):
            blocks_item = Bloqueio.from_dict(blocks_item_data)



            blocks.append(blocks_item)


        def _parse_watched_minutes(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        watched_minutes = _parse_watched_minutes(d.pop("watchedMinutes", UNSET))


        painel_da_sefaz = cls(
            environment=environment,
            services=services,
            blocks=blocks,
            watched_minutes=watched_minutes,
        )


        painel_da_sefaz.additional_properties = d
        return painel_da_sefaz

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
