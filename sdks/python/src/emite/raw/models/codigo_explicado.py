from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
  from ..models.codigo_explicado_significados import CodigoExplicadoSignificados





T = TypeVar("T", bound="CodigoExplicado")



@_attrs_define
class CodigoExplicado:
    """ 
        Attributes:
            codigo (str):
            significados (list[CodigoExplicadoSignificados]):
     """

    codigo: str
    significados: list[CodigoExplicadoSignificados]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.codigo_explicado_significados import CodigoExplicadoSignificados # noqa: PLC0415
        codigo = self.codigo

        significados = []
        for significados_item_data in self.significados:
            significados_item = significados_item_data.to_dict()
            significados.append(significados_item)




        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "codigo": codigo,
            "significados": significados,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.codigo_explicado_significados import CodigoExplicadoSignificados # noqa: PLC0415
        d = dict(src_dict)
        codigo = d.pop("codigo")

        significados = []
        _significados = d.pop("significados")
        for significados_item_data in (_significados):
            significados_item = CodigoExplicadoSignificados.from_dict(significados_item_data)



            significados.append(significados_item)


        codigo_explicado = cls(
            codigo=codigo,
            significados=significados,
        )


        codigo_explicado.additional_properties = d
        return codigo_explicado

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
