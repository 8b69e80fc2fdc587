from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
  from ..models.servico_da_sefaz_history_slots import ServicoDaSefazHistorySlots





T = TypeVar("T", bound="ServicoDaSefazHistoryType0")



@_attrs_define
class ServicoDaSefazHistoryType0:
    """ Só com o parâmetro history; null quando nada se viu no período.

        Attributes:
            slots (list[ServicoDaSefazHistorySlots]):
            availability (float | None | Unset): Quanto do tempo conhecido esteve no ar, em %; null quando ninguém
                consultou. Example: 99.31.
     """

    slots: list[ServicoDaSefazHistorySlots]
    availability: float | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.servico_da_sefaz_history_slots import ServicoDaSefazHistorySlots # noqa: PLC0415
        slots = []
        for slots_item_data in self.slots:
            slots_item = slots_item_data.to_dict()
            slots.append(slots_item)



        availability: float | None | Unset
        if isinstance(self.availability, Unset):
            availability = UNSET
        else:
            availability = self.availability


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "slots": slots,
        })
        if availability is not UNSET:
            field_dict["availability"] = availability

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.servico_da_sefaz_history_slots import ServicoDaSefazHistorySlots # noqa: PLC0415
        d = dict(src_dict)
        slots = []
        _slots = d.pop("slots")
        for slots_item_data in (_slots):
            slots_item = ServicoDaSefazHistorySlots.from_dict(slots_item_data)



            slots.append(slots_item)


        def _parse_availability(data: object) -> float | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(float | None | Unset, data)

        availability = _parse_availability(d.pop("availability", UNSET))


        servico_da_sefaz_history_type_0 = cls(
            slots=slots,
            availability=availability,
        )


        servico_da_sefaz_history_type_0.additional_properties = d
        return servico_da_sefaz_history_type_0

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
