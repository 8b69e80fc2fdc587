from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast
import datetime






T = TypeVar("T", bound="Prazo")



@_attrs_define
class Prazo:
    """ 
        Attributes:
            id (str):
            client_id (str):
            document_id (str):
            target (str):
            type_ (str): Tipo do documento.
            serie (int):
            numero (int):
            kind (str): transmissao: do documento impresso; cancelamento: da primeira tentativa, se estiver autorizada;
                inutilizacao: do número.
            begins_at (datetime.datetime): Desde quando corre.
            ends_at (datetime.datetime): Quando vence.
            told_percent (int): O último aviso: 50, 80 ou 100 por cento; 0: nenhum ainda.
            obligation_id (None | str | Unset): A pendência de que é; null: é do documento.
            told_at (datetime.datetime | None | Unset): Quando foi avisado.
            settled_at (datetime.datetime | None | Unset): Quando foi cumprido.
     """

    id: str
    client_id: str
    document_id: str
    target: str
    type_: str
    serie: int
    numero: int
    kind: str
    begins_at: datetime.datetime
    ends_at: datetime.datetime
    told_percent: int
    obligation_id: None | str | Unset = UNSET
    told_at: datetime.datetime | None | Unset = UNSET
    settled_at: datetime.datetime | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        id = self.id

        client_id = self.client_id

        document_id = self.document_id

        target = self.target

        type_ = self.type_

        serie = self.serie

        numero = self.numero

        kind = self.kind

        begins_at = self.begins_at.isoformat()

        ends_at = self.ends_at.isoformat()

        told_percent = self.told_percent

        obligation_id: None | str | Unset
        if isinstance(self.obligation_id, Unset):
            obligation_id = UNSET
        else:
            obligation_id = self.obligation_id

        told_at: None | str | Unset
        if isinstance(self.told_at, Unset):
            told_at = UNSET
        elif isinstance(self.told_at, datetime.datetime):
            told_at = self.told_at.isoformat()
        else:
            told_at = self.told_at

        settled_at: None | str | Unset
        if isinstance(self.settled_at, Unset):
            settled_at = UNSET
        elif isinstance(self.settled_at, datetime.datetime):
            settled_at = self.settled_at.isoformat()
        else:
            settled_at = self.settled_at


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "id": id,
            "clientId": client_id,
            "documentId": document_id,
            "target": target,
            "type": type_,
            "serie": serie,
            "numero": numero,
            "kind": kind,
            "beginsAt": begins_at,
            "endsAt": ends_at,
            "toldPercent": told_percent,
        })
        if obligation_id is not UNSET:
            field_dict["obligationId"] = obligation_id
        if told_at is not UNSET:
            field_dict["toldAt"] = told_at
        if settled_at is not UNSET:
            field_dict["settledAt"] = settled_at

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        client_id = d.pop("clientId")

        document_id = d.pop("documentId")

        target = d.pop("target")

        type_ = d.pop("type")

        serie = d.pop("serie")

        numero = d.pop("numero")

        kind = d.pop("kind")

        begins_at = datetime.datetime.fromisoformat(d.pop("beginsAt"))




        ends_at = datetime.datetime.fromisoformat(d.pop("endsAt"))




        told_percent = d.pop("toldPercent")

        def _parse_obligation_id(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        obligation_id = _parse_obligation_id(d.pop("obligationId", UNSET))


        def _parse_told_at(data: object) -> datetime.datetime | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                told_at_type_0 = datetime.datetime.fromisoformat(data)



                return told_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None | Unset, data)

        told_at = _parse_told_at(d.pop("toldAt", UNSET))


        def _parse_settled_at(data: object) -> datetime.datetime | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                settled_at_type_0 = datetime.datetime.fromisoformat(data)



                return settled_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None | Unset, data)

        settled_at = _parse_settled_at(d.pop("settledAt", UNSET))


        prazo = cls(
            id=id,
            client_id=client_id,
            document_id=document_id,
            target=target,
            type_=type_,
            serie=serie,
            numero=numero,
            kind=kind,
            begins_at=begins_at,
            ends_at=ends_at,
            told_percent=told_percent,
            obligation_id=obligation_id,
            told_at=told_at,
            settled_at=settled_at,
        )


        prazo.additional_properties = d
        return prazo

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
