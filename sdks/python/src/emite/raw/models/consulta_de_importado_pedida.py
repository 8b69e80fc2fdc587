from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
  from ..models.documento_importado import DocumentoImportado





T = TypeVar("T", bound="ConsultaDeImportadoPedida")



@_attrs_define
class ConsultaDeImportadoPedida:
    """ 
        Attributes:
            imported (DocumentoImportado): Só num documento importado: se a SEFAZ confirma o que o arquivo dele diz.
     """

    imported: DocumentoImportado
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.documento_importado import DocumentoImportado # noqa: PLC0415
        imported = self.imported.to_dict()


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "imported": imported,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.documento_importado import DocumentoImportado # noqa: PLC0415
        d = dict(src_dict)
        imported = DocumentoImportado.from_dict(d.pop("imported"))




        consulta_de_importado_pedida = cls(
            imported=imported,
        )


        consulta_de_importado_pedida.additional_properties = d
        return consulta_de_importado_pedida

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
