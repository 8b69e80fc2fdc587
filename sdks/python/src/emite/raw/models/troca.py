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
  from ..models.corpo_da_troca import CorpoDaTroca
  from ..models.troca_certificate_type_0 import TrocaCertificateType0
  from ..models.troca_event_type_0 import TrocaEventType0
  from ..models.troca_timings import TrocaTimings
  from ..models.troca_tls_type_0 import TrocaTlsType0





T = TypeVar("T", bound="Troca")



@_attrs_define
class Troca:
    """ 
        Attributes:
            id (UUID):
            service (str): Serviço, p. ex. autorizacao, consultaProtocolo.
            started_at (datetime.datetime):
            result (str): resposta: houve resposta legível; sem-resposta: o pedido pode ter chegado e não houve resposta
                legível; nao-enviado: nada saiu; bloqueado: falha de configuração da conexão.
            method (str):
            url (str):
            timings (TrocaTimings): Milissegundos desde o começo. null: não se chegou até lá, ou a conexão já estava aberta.
            request (CorpoDaTroca):
            attempt (int | None | Unset): Tentativa de emissão a que pertence, a partir de 1.
            event (None | TrocaEventType0 | Unset): Evento do documento a que pertence.
            fault (None | str | Unset): Código da falha da conexão.
            cause (None | str | Unset): Por que não houve resposta.
            http_status (int | None | Unset):
            status_sefaz (None | str | Unset): cStat da resposta.
            mensagem_sefaz (None | str | Unset): xMotivo da resposta.
            peer (None | str | Unset): Endereço e porta do outro lado.
            tls (None | TrocaTlsType0 | Unset):
            certificate (None | TrocaCertificateType0 | Unset): Certificado do servidor.
            answer (CorpoDaTroca | None | Unset):
     """

    id: UUID
    service: str
    started_at: datetime.datetime
    result: str
    method: str
    url: str
    timings: TrocaTimings
    request: CorpoDaTroca
    attempt: int | None | Unset = UNSET
    event: None | TrocaEventType0 | Unset = UNSET
    fault: None | str | Unset = UNSET
    cause: None | str | Unset = UNSET
    http_status: int | None | Unset = UNSET
    status_sefaz: None | str | Unset = UNSET
    mensagem_sefaz: None | str | Unset = UNSET
    peer: None | str | Unset = UNSET
    tls: None | TrocaTlsType0 | Unset = UNSET
    certificate: None | TrocaCertificateType0 | Unset = UNSET
    answer: CorpoDaTroca | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.corpo_da_troca import CorpoDaTroca # noqa: PLC0415
        from ..models.troca_certificate_type_0 import TrocaCertificateType0 # noqa: PLC0415
        from ..models.troca_event_type_0 import TrocaEventType0 # noqa: PLC0415
        from ..models.troca_timings import TrocaTimings # noqa: PLC0415
        from ..models.troca_tls_type_0 import TrocaTlsType0 # noqa: PLC0415
        id = str(self.id)

        service = self.service

        started_at = self.started_at.isoformat()

        result = self.result

        method = self.method

        url = self.url

        timings = self.timings.to_dict()

        request = self.request.to_dict()

        attempt: int | None | Unset
        if isinstance(self.attempt, Unset):
            attempt = UNSET
        else:
            attempt = self.attempt

        event: dict[str, Any] | None | Unset
        if isinstance(self.event, Unset):
            event = UNSET
        elif isinstance(self.event, TrocaEventType0):
            event = self.event.to_dict()
        else:
            event = self.event

        fault: None | str | Unset
        if isinstance(self.fault, Unset):
            fault = UNSET
        else:
            fault = self.fault

        cause: None | str | Unset
        if isinstance(self.cause, Unset):
            cause = UNSET
        else:
            cause = self.cause

        http_status: int | None | Unset
        if isinstance(self.http_status, Unset):
            http_status = UNSET
        else:
            http_status = self.http_status

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

        peer: None | str | Unset
        if isinstance(self.peer, Unset):
            peer = UNSET
        else:
            peer = self.peer

        tls: dict[str, Any] | None | Unset
        if isinstance(self.tls, Unset):
            tls = UNSET
        elif isinstance(self.tls, TrocaTlsType0):
            tls = self.tls.to_dict()
        else:
            tls = self.tls

        certificate: dict[str, Any] | None | Unset
        if isinstance(self.certificate, Unset):
            certificate = UNSET
        elif isinstance(self.certificate, TrocaCertificateType0):
            certificate = self.certificate.to_dict()
        else:
            certificate = self.certificate

        answer: dict[str, Any] | None | Unset
        if isinstance(self.answer, Unset):
            answer = UNSET
        elif isinstance(self.answer, CorpoDaTroca):
            answer = self.answer.to_dict()
        else:
            answer = self.answer


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "id": id,
            "service": service,
            "startedAt": started_at,
            "result": result,
            "method": method,
            "url": url,
            "timings": timings,
            "request": request,
        })
        if attempt is not UNSET:
            field_dict["attempt"] = attempt
        if event is not UNSET:
            field_dict["event"] = event
        if fault is not UNSET:
            field_dict["fault"] = fault
        if cause is not UNSET:
            field_dict["cause"] = cause
        if http_status is not UNSET:
            field_dict["httpStatus"] = http_status
        if status_sefaz is not UNSET:
            field_dict["status_sefaz"] = status_sefaz
        if mensagem_sefaz is not UNSET:
            field_dict["mensagem_sefaz"] = mensagem_sefaz
        if peer is not UNSET:
            field_dict["peer"] = peer
        if tls is not UNSET:
            field_dict["tls"] = tls
        if certificate is not UNSET:
            field_dict["certificate"] = certificate
        if answer is not UNSET:
            field_dict["answer"] = answer

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.corpo_da_troca import CorpoDaTroca # noqa: PLC0415
        from ..models.troca_certificate_type_0 import TrocaCertificateType0 # noqa: PLC0415
        from ..models.troca_event_type_0 import TrocaEventType0 # noqa: PLC0415
        from ..models.troca_timings import TrocaTimings # noqa: PLC0415
        from ..models.troca_tls_type_0 import TrocaTlsType0 # noqa: PLC0415
        d = dict(src_dict)
        id = UUID(d.pop("id"))




        service = d.pop("service")

        started_at = datetime.datetime.fromisoformat(d.pop("startedAt"))




        result = d.pop("result")

        method = d.pop("method")

        url = d.pop("url")

        timings = TrocaTimings.from_dict(d.pop("timings"))




        request = CorpoDaTroca.from_dict(d.pop("request"))




        def _parse_attempt(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        attempt = _parse_attempt(d.pop("attempt", UNSET))


        def _parse_event(data: object) -> None | TrocaEventType0 | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_troca_event_type_0 = TrocaEventType0.from_dict(data)



                return componentsschemas_troca_event_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | TrocaEventType0 | Unset, data)

        event = _parse_event(d.pop("event", UNSET))


        def _parse_fault(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        fault = _parse_fault(d.pop("fault", UNSET))


        def _parse_cause(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        cause = _parse_cause(d.pop("cause", UNSET))


        def _parse_http_status(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        http_status = _parse_http_status(d.pop("httpStatus", UNSET))


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


        def _parse_peer(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        peer = _parse_peer(d.pop("peer", UNSET))


        def _parse_tls(data: object) -> None | TrocaTlsType0 | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_troca_tls_type_0 = TrocaTlsType0.from_dict(data)



                return componentsschemas_troca_tls_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | TrocaTlsType0 | Unset, data)

        tls = _parse_tls(d.pop("tls", UNSET))


        def _parse_certificate(data: object) -> None | TrocaCertificateType0 | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_troca_certificate_type_0 = TrocaCertificateType0.from_dict(data)



                return componentsschemas_troca_certificate_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | TrocaCertificateType0 | Unset, data)

        certificate = _parse_certificate(d.pop("certificate", UNSET))


        def _parse_answer(data: object) -> CorpoDaTroca | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                answer_type_0 = CorpoDaTroca.from_dict(data)



                return answer_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(CorpoDaTroca | None | Unset, data)

        answer = _parse_answer(d.pop("answer", UNSET))


        troca = cls(
            id=id,
            service=service,
            started_at=started_at,
            result=result,
            method=method,
            url=url,
            timings=timings,
            request=request,
            attempt=attempt,
            event=event,
            fault=fault,
            cause=cause,
            http_status=http_status,
            status_sefaz=status_sefaz,
            mensagem_sefaz=mensagem_sefaz,
            peer=peer,
            tls=tls,
            certificate=certificate,
            answer=answer,
        )


        troca.additional_properties = d
        return troca

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
