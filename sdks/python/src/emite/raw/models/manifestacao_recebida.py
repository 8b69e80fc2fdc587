from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast
from uuid import UUID

if TYPE_CHECKING:
  from ..models.manifestacao import Manifestacao





T = TypeVar("T", bound="ManifestacaoRecebida")



@_attrs_define
class ManifestacaoRecebida:
    """ 
        Attributes:
            message (str):
            manifestation_id (UUID): O id em manifestacoes, na consulta da nota.
            tipo (str):
            status (str): pendente, ou com Prefer: wait=N o de depois da espera.
            manifestacao (Manifestacao | Unset):
     """

    message: str
    manifestation_id: UUID
    tipo: str
    status: str
    manifestacao: Manifestacao | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.manifestacao import Manifestacao # noqa: PLC0415
        message = self.message

        manifestation_id = str(self.manifestation_id)

        tipo = self.tipo

        status = self.status

        manifestacao: dict[str, Any] | Unset = UNSET
        if not isinstance(self.manifestacao, Unset):
            manifestacao = self.manifestacao.to_dict()


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "message": message,
            "manifestationId": manifestation_id,
            "tipo": tipo,
            "status": status,
        })
        if manifestacao is not UNSET:
            field_dict["manifestacao"] = manifestacao

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.manifestacao import Manifestacao # noqa: PLC0415
        d = dict(src_dict)
        message = d.pop("message")

        manifestation_id = UUID(d.pop("manifestationId"))




        tipo = d.pop("tipo")

        status = d.pop("status")

        _manifestacao = d.pop("manifestacao", UNSET)
        manifestacao: Manifestacao | Unset
        if isinstance(_manifestacao,  Unset):
            manifestacao = UNSET
        else:
            manifestacao = Manifestacao.from_dict(_manifestacao)




        manifestacao_recebida = cls(
            message=message,
            manifestation_id=manifestation_id,
            tipo=tipo,
            status=status,
            manifestacao=manifestacao,
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
