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

if TYPE_CHECKING:
  from ..models.aviso_do_corpo import AvisoDoCorpo
  from ..models.evento_do_documento_details_type_0 import EventoDoDocumentoDetailsType0
  from ..models.orientacao_da_rejeicao import OrientacaoDaRejeicao





T = TypeVar("T", bound="EventoDoDocumento")



@_attrs_define
class EventoDoDocumento:
    """ 
        Attributes:
            id (UUID):
            type_ (str): Espécie do evento, p. ex. cancelamento; evento: outro que a SEFAZ tem do documento, como o EPEC,
                pelo tpEvento de eventCode.
            name (str): Nome do evento, também dos que a SEFAZ ou terceiros fazem; de um desconhecido, o tpEvento. Example:
                Cancelamento.
            status (str): Situação do evento; pendente enquanto sem resposta.
            notices (list[AvisoDoCorpo]): Algo a saber de um corpo que foi aceito: o que não foi lido, o que não é escrito
                como veio, o que seguiu de outros valores, o que a autoridade pode recusar, o que a lei pede e falta. Não muda o
                resultado.
            event_code (None | str | Unset): tpEvento
            sequence (int | None | Unset): nSeqEvento
            status_sefaz (None | str | Unset): cStat
            mensagem_sefaz (None | str | Unset): xMotivo
            protocol_number (None | str | Unset): Protocolo do evento.
            registered_at (datetime.datetime | None | Unset): Data e hora do registro.
            caminho_xml (None | str | Unset): Link assinado do XML do evento, válido por 24 horas.
            details (EventoDoDocumentoDetailsType0 | None | Unset): Dados próprios do evento.
            hint (None | OrientacaoDaRejeicao | Unset):
     """

    id: UUID
    type_: str
    name: str
    status: str
    notices: list[AvisoDoCorpo]
    event_code: None | str | Unset = UNSET
    sequence: int | None | Unset = UNSET
    status_sefaz: None | str | Unset = UNSET
    mensagem_sefaz: None | str | Unset = UNSET
    protocol_number: None | str | Unset = UNSET
    registered_at: datetime.datetime | None | Unset = UNSET
    caminho_xml: None | str | Unset = UNSET
    details: EventoDoDocumentoDetailsType0 | None | Unset = UNSET
    hint: None | OrientacaoDaRejeicao | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.aviso_do_corpo import AvisoDoCorpo # noqa: PLC0415
        from ..models.evento_do_documento_details_type_0 import EventoDoDocumentoDetailsType0 # noqa: PLC0415
        from ..models.orientacao_da_rejeicao import OrientacaoDaRejeicao # noqa: PLC0415
        id = str(self.id)

        type_ = self.type_

        name = self.name

        status = self.status

        notices = []
        for notices_item_data in self.notices:
            notices_item = notices_item_data.to_dict()
            notices.append(notices_item)



        event_code: None | str | Unset
        if isinstance(self.event_code, Unset):
            event_code = UNSET
        else:
            event_code = self.event_code

        sequence: int | None | Unset
        if isinstance(self.sequence, Unset):
            sequence = UNSET
        else:
            sequence = self.sequence

        status_sefaz: None | str | Unset
        if isinstance(self.status_sefaz, Unset):
            status_sefaz = UNSET
        else:
            status_sefaz = self.status_sefaz

        mensagem_sefaz: None | str | Unset
        if isinstance(self.mensagem_sefaz, Unset):
            mensagem_sefaz = UNSET
        else:
            mensagem_sefaz = self.mensagem_sefaz

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

        caminho_xml: None | str | Unset
        if isinstance(self.caminho_xml, Unset):
            caminho_xml = UNSET
        else:
            caminho_xml = self.caminho_xml

        details: dict[str, Any] | None | Unset
        if isinstance(self.details, Unset):
            details = UNSET
        elif isinstance(self.details, EventoDoDocumentoDetailsType0):
            details = self.details.to_dict()
        else:
            details = self.details

        hint: dict[str, Any] | None | Unset
        if isinstance(self.hint, Unset):
            hint = UNSET
        elif isinstance(self.hint, OrientacaoDaRejeicao):
            hint = self.hint.to_dict()
        else:
            hint = self.hint


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "id": id,
            "type": type_,
            "name": name,
            "status": status,
            "notices": notices,
        })
        if event_code is not UNSET:
            field_dict["eventCode"] = event_code
        if sequence is not UNSET:
            field_dict["sequence"] = sequence
        if status_sefaz is not UNSET:
            field_dict["status_sefaz"] = status_sefaz
        if mensagem_sefaz is not UNSET:
            field_dict["mensagem_sefaz"] = mensagem_sefaz
        if protocol_number is not UNSET:
            field_dict["protocolNumber"] = protocol_number
        if registered_at is not UNSET:
            field_dict["registeredAt"] = registered_at
        if caminho_xml is not UNSET:
            field_dict["caminho_xml"] = caminho_xml
        if details is not UNSET:
            field_dict["details"] = details
        if hint is not UNSET:
            field_dict["hint"] = hint

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.aviso_do_corpo import AvisoDoCorpo # noqa: PLC0415
        from ..models.evento_do_documento_details_type_0 import EventoDoDocumentoDetailsType0 # noqa: PLC0415
        from ..models.orientacao_da_rejeicao import OrientacaoDaRejeicao # noqa: PLC0415
        d = dict(src_dict)
        id = UUID(d.pop("id"))




        type_ = d.pop("type")

        name = d.pop("name")

        status = d.pop("status")

        notices = []
        _notices = d.pop("notices")
        for notices_item_data in (_notices):
            notices_item = AvisoDoCorpo.from_dict(notices_item_data)



            notices.append(notices_item)


        def _parse_event_code(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        event_code = _parse_event_code(d.pop("eventCode", UNSET))


        def _parse_sequence(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        sequence = _parse_sequence(d.pop("sequence", UNSET))


        def _parse_status_sefaz(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        status_sefaz = _parse_status_sefaz(d.pop("status_sefaz", UNSET))


        def _parse_mensagem_sefaz(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        mensagem_sefaz = _parse_mensagem_sefaz(d.pop("mensagem_sefaz", UNSET))


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


        def _parse_caminho_xml(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        caminho_xml = _parse_caminho_xml(d.pop("caminho_xml", UNSET))


        def _parse_details(data: object) -> EventoDoDocumentoDetailsType0 | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                details_type_0 = EventoDoDocumentoDetailsType0.from_dict(data)



                return details_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(EventoDoDocumentoDetailsType0 | None | Unset, data)

        details = _parse_details(d.pop("details", UNSET))


        def _parse_hint(data: object) -> None | OrientacaoDaRejeicao | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                hint_type_0 = OrientacaoDaRejeicao.from_dict(data)



                return hint_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | OrientacaoDaRejeicao | Unset, data)

        hint = _parse_hint(d.pop("hint", UNSET))


        evento_do_documento = cls(
            id=id,
            type_=type_,
            name=name,
            status=status,
            notices=notices,
            event_code=event_code,
            sequence=sequence,
            status_sefaz=status_sefaz,
            mensagem_sefaz=mensagem_sefaz,
            protocol_number=protocol_number,
            registered_at=registered_at,
            caminho_xml=caminho_xml,
            details=details,
            hint=hint,
        )


        evento_do_documento.additional_properties = d
        return evento_do_documento

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
