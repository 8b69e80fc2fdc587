from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast
from uuid import UUID
import datetime






T = TypeVar("T", bound="Manifestacao")



@_attrs_define
class Manifestacao:
    """ 
        Attributes:
            id (UUID):
            tipo (str):
            status (str): pendente até a SEFAZ responder; erro: a SEFAZ não tem nada, e a manifestação pode ser pedida de
                novo.
            automatica (bool): true: pedida pela configuração da empresa.
            has_xml (bool): true: o XML está em /v1/received/{id}/events/{id da manifestação}/xml.
            created_at (datetime.datetime): Quando foi pedida.
            sequencia (int | None | Unset):
            justificativa (None | str | Unset):
            referencia (None | str | Unset): A do pedido anunciado que a nota atendeu; null: não foi por pedido.
            c_stat (None | str | Unset):
            x_motivo (None | str | Unset):
            protocol_number (None | str | Unset):
            registered_at (datetime.datetime | None | Unset): Quando a SEFAZ a registrou.
     """

    id: UUID
    tipo: str
    status: str
    automatica: bool
    has_xml: bool
    created_at: datetime.datetime
    sequencia: int | None | Unset = UNSET
    justificativa: None | str | Unset = UNSET
    referencia: None | str | Unset = UNSET
    c_stat: None | str | Unset = UNSET
    x_motivo: None | str | Unset = UNSET
    protocol_number: None | str | Unset = UNSET
    registered_at: datetime.datetime | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        id = str(self.id)

        tipo = self.tipo

        status = self.status

        automatica = self.automatica

        has_xml = self.has_xml

        created_at = self.created_at.isoformat()

        sequencia: int | None | Unset
        if isinstance(self.sequencia, Unset):
            sequencia = UNSET
        else:
            sequencia = self.sequencia

        justificativa: None | str | Unset
        if isinstance(self.justificativa, Unset):
            justificativa = UNSET
        else:
            justificativa = self.justificativa

        referencia: None | str | Unset
        if isinstance(self.referencia, Unset):
            referencia = UNSET
        else:
            referencia = self.referencia

        c_stat: None | str | Unset
        if isinstance(self.c_stat, Unset):
            c_stat = UNSET
        else:
            c_stat = self.c_stat

        x_motivo: None | str | Unset
        if isinstance(self.x_motivo, Unset):
            x_motivo = UNSET
        else:
            x_motivo = self.x_motivo

        protocol_number: None | str | Unset
        if isinstance(self.protocol_number, Unset):
            protocol_number = UNSET
        else:
            protocol_number = self.protocol_number

        registered_at: None | str | Unset
        if isinstance(self.registered_at, Unset):
            registered_at = UNSET
        elif isinstance(self.registered_at, datetime.datetime):
            registered_at = self.registered_at.isoformat()
        else:
            registered_at = self.registered_at


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "id": id,
            "tipo": tipo,
            "status": status,
            "automatica": automatica,
            "hasXml": has_xml,
            "createdAt": created_at,
        })
        if sequencia is not UNSET:
            field_dict["sequencia"] = sequencia
        if justificativa is not UNSET:
            field_dict["justificativa"] = justificativa
        if referencia is not UNSET:
            field_dict["referencia"] = referencia
        if c_stat is not UNSET:
            field_dict["cStat"] = c_stat
        if x_motivo is not UNSET:
            field_dict["xMotivo"] = x_motivo
        if protocol_number is not UNSET:
            field_dict["protocolNumber"] = protocol_number
        if registered_at is not UNSET:
            field_dict["registeredAt"] = registered_at

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = UUID(d.pop("id"))




        tipo = d.pop("tipo")

        status = d.pop("status")

        automatica = d.pop("automatica")

        has_xml = d.pop("hasXml")

        created_at = datetime.datetime.fromisoformat(d.pop("createdAt"))




        def _parse_sequencia(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        sequencia = _parse_sequencia(d.pop("sequencia", UNSET))


        def _parse_justificativa(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        justificativa = _parse_justificativa(d.pop("justificativa", UNSET))


        def _parse_referencia(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        referencia = _parse_referencia(d.pop("referencia", UNSET))


        def _parse_c_stat(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        c_stat = _parse_c_stat(d.pop("cStat", UNSET))


        def _parse_x_motivo(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        x_motivo = _parse_x_motivo(d.pop("xMotivo", UNSET))


        def _parse_protocol_number(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        protocol_number = _parse_protocol_number(d.pop("protocolNumber", UNSET))


        def _parse_registered_at(data: object) -> datetime.datetime | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                registered_at_type_0 = datetime.datetime.fromisoformat(data)



                return registered_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None | Unset, data)

        registered_at = _parse_registered_at(d.pop("registeredAt", UNSET))


        manifestacao = cls(
            id=id,
            tipo=tipo,
            status=status,
            automatica=automatica,
            has_xml=has_xml,
            created_at=created_at,
            sequencia=sequencia,
            justificativa=justificativa,
            referencia=referencia,
            c_stat=c_stat,
            x_motivo=x_motivo,
            protocol_number=protocol_number,
            registered_at=registered_at,
        )


        manifestacao.additional_properties = d
        return manifestacao

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
