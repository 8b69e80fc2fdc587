from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
  from ..models.cnpj_consultado_campos import CnpjConsultadoCampos





T = TypeVar("T", bound="CnpjConsultado")



@_attrs_define
class CnpjConsultado:
    """ 
        Attributes:
            cnpj (str):
            campos (CnpjConsultadoCampos): Nome e endereço, pelos nomes dos campos de destinatário da NF-e.
     """

    cnpj: str
    campos: CnpjConsultadoCampos
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.cnpj_consultado_campos import CnpjConsultadoCampos # noqa: PLC0415
        cnpj = self.cnpj

        campos = self.campos.to_dict()


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "cnpj": cnpj,
            "campos": campos,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.cnpj_consultado_campos import CnpjConsultadoCampos # noqa: PLC0415
        d = dict(src_dict)
        cnpj = d.pop("cnpj")

        campos = CnpjConsultadoCampos.from_dict(d.pop("campos"))




        cnpj_consultado = cls(
            cnpj=cnpj,
            campos=campos,
        )


        cnpj_consultado.additional_properties = d
        return cnpj_consultado

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
