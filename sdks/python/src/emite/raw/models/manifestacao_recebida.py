from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import Literal, cast
from uuid import UUID






T = TypeVar("T", bound="ManifestacaoRecebida")



@_attrs_define
class ManifestacaoRecebida:
    """ 
        Attributes:
            message (str):
            manifestation_id (UUID): O id em manifestacoes, na consulta da nota.
            tipo (str):
            status (Literal['pendente']):
     """

    message: str
    manifestation_id: UUID
    tipo: str
    status: Literal['pendente']
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        message = self.message

        manifestation_id = str(self.manifestation_id)

        tipo = self.tipo

        status = self.status


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "message": message,
            "manifestationId": manifestation_id,
            "tipo": tipo,
            "status": status,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        message = d.pop("message")

        manifestation_id = UUID(d.pop("manifestationId"))




        tipo = d.pop("tipo")

        status = cast(Literal['pendente'] , d.pop("status"))
        if status != 'pendente':
            raise ValueError(f"status must match const 'pendente', got '{status}'")

        manifestacao_recebida = cls(
            message=message,
            manifestation_id=manifestation_id,
            tipo=tipo,
            status=status,
        )


        manifestacao_recebida.additional_properties = d
        return manifestacao_recebida

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
