from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
  from ..models.mdfe_nao_encerrado import MdfeNaoEncerrado





T = TypeVar("T", bound="MdfesNaoEncerrados")



@_attrs_define
class MdfesNaoEncerrados:
    """ 
        Attributes:
            mensagem_sefaz (str): xMotivo, ou por que só há os nossos registros.
            data (list[MdfeNaoEncerrado]): Do mais antigo ao mais novo.
            status_sefaz (None | str | Unset): 111 há não encerrados, 112 não há; null quando a SEFAZ não respondeu.
     """

    mensagem_sefaz: str
    data: list[MdfeNaoEncerrado]
    status_sefaz: None | str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.mdfe_nao_encerrado import MdfeNaoEncerrado # noqa: PLC0415
        mensagem_sefaz = self.mensagem_sefaz

        data = []
        for data_item_data in self.data:
            data_item = data_item_data.to_dict()
            data.append(data_item)



        status_sefaz: None | str | Unset
        if isinstance(self.status_sefaz, Unset):
            status_sefaz = UNSET
        else:
            status_sefaz = self.status_sefaz


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "mensagem_sefaz": mensagem_sefaz,
            "data": data,
        })
        if status_sefaz is not UNSET:
            field_dict["status_sefaz"] = status_sefaz

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.mdfe_nao_encerrado import MdfeNaoEncerrado # noqa: PLC0415
        d = dict(src_dict)
        mensagem_sefaz = d.pop("mensagem_sefaz")

        data = []
        _data = d.pop("data")
        for data_item_data in (_data):
            data_item = MdfeNaoEncerrado.from_dict(data_item_data)



            data.append(data_item)


        def _parse_status_sefaz(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        status_sefaz = _parse_status_sefaz(d.pop("status_sefaz", UNSET))


        mdfes_nao_encerrados = cls(
            mensagem_sefaz=mensagem_sefaz,
            data=data,
            status_sefaz=status_sefaz,
        )


        mdfes_nao_encerrados.additional_properties = d
        return mdfes_nao_encerrados

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
