from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.environment import Environment
from ..types import UNSET, Unset
from typing import cast
from uuid import UUID
import datetime

if TYPE_CHECKING:
  from ..models.acao_do_documento import AcaoDoDocumento
  from ..models.aviso_do_corpo import AvisoDoCorpo
  from ..models.aviso_do_documento import AvisoDoDocumento
  from ..models.contingencia import Contingencia
  from ..models.documento_importado import DocumentoImportado
  from ..models.emissao_aceita_ou_emissao_com_veredito_authority_alerts import EmissaoAceitaOuEmissaoComVereditoAuthorityAlerts
  from ..models.emissao_aceita_ou_emissao_com_veredito_completed_in_sandbox import EmissaoAceitaOuEmissaoComVereditoCompletedInSandbox
  from ..models.emissao_aceita_ou_emissao_com_veredito_previous_attempts import EmissaoAceitaOuEmissaoComVereditoPreviousAttempts
  from ..models.espera import Espera
  from ..models.evento_do_documento import EventoDoDocumento
  from ..models.rejeicao import Rejeicao





T = TypeVar("T", bound="EmissaoAceitaOuEmissaoComVeredito")



@_attrs_define
class EmissaoAceitaOuEmissaoComVeredito:
    """ 
        Attributes:
            message (str): Confirmação de que o documento está na fila.
            invoice_id (UUID): Identificador para consultar o documento.
            access_key (str): Chave de acesso, 44 caracteres. De uma NFS-e: o identificador da DPS (45) até a autorização,
                depois a chave da nota (50).
            numero_dps (str | Unset): NFS-e: número da DPS.
            serie_dps (str | Unset): NFS-e: série da DPS.
            notices (list[AvisoDoCorpo] | Unset): Algo a saber de um corpo que foi aceito: o que não foi lido, o que não é
                escrito como veio, o que seguiu de outros valores, o que a autoridade pode recusar, o que a lei pede e falta.
                Não muda o resultado.
            id (UUID | Unset): O invoiceId devolvido na emissão.
            status (str | Unset): Situação do documento.
            protocol_number (str | Unset): Protocolo; a partir de AUTORIZADA.
            rejection_reason (str | Unset): Motivo; somente quando REJEITADA.
            updated_at (datetime.datetime | Unset): Última mudança de situação.
            qr_code_url (None | str | Unset): URL do QR Code; null quando o tipo não tem.
            events (list[EventoDoDocumento] | Unset):
            type_ (str | Unset): Tipo do documento. Example: nfe.
            route (str | Unset): Segmento do caminho: GET /v1/{route}/{id}. Example: nfe.
            environment (Environment | Unset):
            target (str | Unset): Para onde vai: producao, a SEFAZ; homologacao, o ambiente de homologação da SEFAZ;
                sandbox, a SEFAZ emulada desta plataforma. A numeração de cada destino é outra.
            serie (int | Unset):
            numero (int | Unset):
            c_stat (None | str | Unset): Último código da SEFAZ.
            x_motivo (None | str | Unset): Texto do último código; em ERRO_TECNICO, o motivo.
            rejection (None | Rejeicao | Unset):
            referencia (None | str | Unset): O X-Referencia da emissão.
            previous_attempts (list[EmissaoAceitaOuEmissaoComVereditoPreviousAttempts] | Unset):
            completed_in_sandbox (list[EmissaoAceitaOuEmissaoComVereditoCompletedInSandbox] | Unset): O que o ambiente de
                teste completou porque nem o corpo nem o cadastro traziam.
            allowed_actions (list[AcaoDoDocumento] | Unset): O que se pode fazer com o documento agora, até quando, ou por
                que não.
            cancellable_until (datetime.datetime | None | Unset): Até quando o cancelamento é possível, pelo prazo da UF.
                null onde nenhum prazo corre, como num MDF-e de carregamento posterior, ou onde o município decide, como numa
                NFS-e: allowedActions diz se é possível.
            cancellable_without_fine_until (datetime.datetime | None | Unset): Onde a UF aceita o cancelamento fora do prazo
                com multa (SP): até quando é sem multa. null onde não há multa.
            created_at (datetime.datetime | Unset):
            authorized_at (datetime.datetime | None | Unset): Data e hora da autorização.
            credits_charged (float | Unset): Créditos consumidos; 0 no ambiente de teste.
            authority_alerts (list[EmissaoAceitaOuEmissaoComVereditoAuthorityAlerts] | Unset): Alertas que a SEFAZ deu ao
                responder sobre o documento (cMsg e xMsg, até cinco), ao autorizar como ao rejeitar.
            warnings (list[AvisoDoDocumento] | Unset): Avisos sobre o documento: os alertas da SEFAZ (alerta_sefaz, os de
                authorityAlerts), e MDF-e AUTORIZADA sem encerramento perto de 30 dias da autorização, ou além. O serviço
                procura a cada hora.
            contingency (Contingencia | None | Unset):
            waiting (Espera | None | Unset):
            imported (DocumentoImportado | Unset): Só num documento importado: se a SEFAZ confirma o que o arquivo dele diz.
            xml_url (None | str | Unset): Link assinado do XML, válido por 24 horas.
            pdf_url (None | str | Unset): Link assinado do PDF, válido por 24 horas; a partir de AUTORIZADA.
     """

    message: str
    invoice_id: UUID
    access_key: str
    numero_dps: str | Unset = UNSET
    serie_dps: str | Unset = UNSET
    notices: list[AvisoDoCorpo] | Unset = UNSET
    id: UUID | Unset = UNSET
    status: str | Unset = UNSET
    protocol_number: str | Unset = UNSET
    rejection_reason: str | Unset = UNSET
    updated_at: datetime.datetime | Unset = UNSET
    qr_code_url: None | str | Unset = UNSET
    events: list[EventoDoDocumento] | Unset = UNSET
    type_: str | Unset = UNSET
    route: str | Unset = UNSET
    environment: Environment | Unset = UNSET
    target: str | Unset = UNSET
    serie: int | Unset = UNSET
    numero: int | Unset = UNSET
    c_stat: None | str | Unset = UNSET
    x_motivo: None | str | Unset = UNSET
    rejection: None | Rejeicao | Unset = UNSET
    referencia: None | str | Unset = UNSET
    previous_attempts: list[EmissaoAceitaOuEmissaoComVereditoPreviousAttempts] | Unset = UNSET
    completed_in_sandbox: list[EmissaoAceitaOuEmissaoComVereditoCompletedInSandbox] | Unset = UNSET
    allowed_actions: list[AcaoDoDocumento] | Unset = UNSET
    cancellable_until: datetime.datetime | None | Unset = UNSET
    cancellable_without_fine_until: datetime.datetime | None | Unset = UNSET
    created_at: datetime.datetime | Unset = UNSET
    authorized_at: datetime.datetime | None | Unset = UNSET
    credits_charged: float | Unset = UNSET
    authority_alerts: list[EmissaoAceitaOuEmissaoComVereditoAuthorityAlerts] | Unset = UNSET
    warnings: list[AvisoDoDocumento] | Unset = UNSET
    contingency: Contingencia | None | Unset = UNSET
    waiting: Espera | None | Unset = UNSET
    imported: DocumentoImportado | Unset = UNSET
    xml_url: None | str | Unset = UNSET
    pdf_url: None | str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.acao_do_documento import AcaoDoDocumento # noqa: PLC0415
        from ..models.aviso_do_corpo import AvisoDoCorpo # noqa: PLC0415
        from ..models.aviso_do_documento import AvisoDoDocumento # noqa: PLC0415
        from ..models.contingencia import Contingencia # noqa: PLC0415
        from ..models.documento_importado import DocumentoImportado # noqa: PLC0415
        from ..models.emissao_aceita_ou_emissao_com_veredito_authority_alerts import EmissaoAceitaOuEmissaoComVereditoAuthorityAlerts # noqa: PLC0415
        from ..models.emissao_aceita_ou_emissao_com_veredito_completed_in_sandbox import EmissaoAceitaOuEmissaoComVereditoCompletedInSandbox # noqa: PLC0415
        from ..models.emissao_aceita_ou_emissao_com_veredito_previous_attempts import EmissaoAceitaOuEmissaoComVereditoPreviousAttempts # noqa: PLC0415
        from ..models.espera import Espera # noqa: PLC0415
        from ..models.evento_do_documento import EventoDoDocumento # noqa: PLC0415
        from ..models.rejeicao import Rejeicao # noqa: PLC0415
        message = self.message

        invoice_id = str(self.invoice_id)

        access_key = self.access_key

        numero_dps = self.numero_dps

        serie_dps = self.serie_dps

        notices: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.notices, Unset):
            notices = []
            for notices_item_data in self.notices:
                notices_item = notices_item_data.to_dict()
                notices.append(notices_item)



        id: str | Unset = UNSET
        if not isinstance(self.id, Unset):
            id = str(self.id)

        status = self.status

        protocol_number = self.protocol_number

        rejection_reason = self.rejection_reason

        updated_at: str | Unset = UNSET
        if not isinstance(self.updated_at, Unset):
            updated_at = self.updated_at.isoformat()

        qr_code_url: None | str | Unset
        if isinstance(self.qr_code_url, Unset):
            qr_code_url = UNSET
        else:
            qr_code_url = self.qr_code_url

        events: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.events, Unset):
            events = []
            for events_item_data in self.events:
                events_item = events_item_data.to_dict()
                events.append(events_item)



        type_ = self.type_

        route = self.route

        environment: int | Unset = UNSET
        if not isinstance(self.environment, Unset):
            environment = self.environment.value


        target = self.target

        serie = self.serie

        numero = self.numero

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

        rejection: dict[str, Any] | None | Unset
        if isinstance(self.rejection, Unset):
            rejection = UNSET
        elif isinstance(self.rejection, Rejeicao):
            rejection = self.rejection.to_dict()
        else:
            rejection = self.rejection

        referencia: None | str | Unset
        if isinstance(self.referencia, Unset):
            referencia = UNSET
        else:
            referencia = self.referencia

        previous_attempts: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.previous_attempts, Unset):
            previous_attempts = []
            for previous_attempts_item_data in self.previous_attempts:
                previous_attempts_item = previous_attempts_item_data.to_dict()
                previous_attempts.append(previous_attempts_item)



        completed_in_sandbox: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.completed_in_sandbox, Unset):
            completed_in_sandbox = []
            for completed_in_sandbox_item_data in self.completed_in_sandbox:
                completed_in_sandbox_item = completed_in_sandbox_item_data.to_dict()
                completed_in_sandbox.append(completed_in_sandbox_item)



        allowed_actions: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.allowed_actions, Unset):
            allowed_actions = []
            for allowed_actions_item_data in self.allowed_actions:
                allowed_actions_item = allowed_actions_item_data.to_dict()
                allowed_actions.append(allowed_actions_item)



        cancellable_until: None | str | Unset
        if isinstance(self.cancellable_until, Unset):
            cancellable_until = UNSET
        elif isinstance(self.cancellable_until, datetime.datetime):
            cancellable_until = self.cancellable_until.isoformat()
        else:
            cancellable_until = self.cancellable_until

        cancellable_without_fine_until: None | str | Unset
        if isinstance(self.cancellable_without_fine_until, Unset):
            cancellable_without_fine_until = UNSET
        elif isinstance(self.cancellable_without_fine_until, datetime.datetime):
            cancellable_without_fine_until = self.cancellable_without_fine_until.isoformat()
        else:
            cancellable_without_fine_until = self.cancellable_without_fine_until

        created_at: str | Unset = UNSET
        if not isinstance(self.created_at, Unset):
            created_at = self.created_at.isoformat()

        authorized_at: None | str | Unset
        if isinstance(self.authorized_at, Unset):
            authorized_at = UNSET
        elif isinstance(self.authorized_at, datetime.datetime):
            authorized_at = self.authorized_at.isoformat()
        else:
            authorized_at = self.authorized_at

        credits_charged = self.credits_charged

        authority_alerts: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.authority_alerts, Unset):
            authority_alerts = []
            for authority_alerts_item_data in self.authority_alerts:
                authority_alerts_item = authority_alerts_item_data.to_dict()
                authority_alerts.append(authority_alerts_item)



        warnings: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.warnings, Unset):
            warnings = []
            for warnings_item_data in self.warnings:
                warnings_item = warnings_item_data.to_dict()
                warnings.append(warnings_item)



        contingency: dict[str, Any] | None | Unset
        if isinstance(self.contingency, Unset):
            contingency = UNSET
        elif isinstance(self.contingency, Contingencia):
            contingency = self.contingency.to_dict()
        else:
            contingency = self.contingency

        waiting: dict[str, Any] | None | Unset
        if isinstance(self.waiting, Unset):
            waiting = UNSET
        elif isinstance(self.waiting, Espera):
            waiting = self.waiting.to_dict()
        else:
            waiting = self.waiting

        imported: dict[str, Any] | Unset = UNSET
        if not isinstance(self.imported, Unset):
            imported = self.imported.to_dict()

        xml_url: None | str | Unset
        if isinstance(self.xml_url, Unset):
            xml_url = UNSET
        else:
            xml_url = self.xml_url

        pdf_url: None | str | Unset
        if isinstance(self.pdf_url, Unset):
            pdf_url = UNSET
        else:
            pdf_url = self.pdf_url


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "message": message,
            "invoiceId": invoice_id,
            "accessKey": access_key,
        })
        if numero_dps is not UNSET:
            field_dict["numero_dps"] = numero_dps
        if serie_dps is not UNSET:
            field_dict["serie_dps"] = serie_dps
        if notices is not UNSET:
            field_dict["notices"] = notices
        if id is not UNSET:
            field_dict["id"] = id
        if status is not UNSET:
            field_dict["status"] = status
        if protocol_number is not UNSET:
            field_dict["protocolNumber"] = protocol_number
        if rejection_reason is not UNSET:
            field_dict["rejectionReason"] = rejection_reason
        if updated_at is not UNSET:
            field_dict["updatedAt"] = updated_at
        if qr_code_url is not UNSET:
            field_dict["qrCodeUrl"] = qr_code_url
        if events is not UNSET:
            field_dict["events"] = events
        if type_ is not UNSET:
            field_dict["type"] = type_
        if route is not UNSET:
            field_dict["route"] = route
        if environment is not UNSET:
            field_dict["environment"] = environment
        if target is not UNSET:
            field_dict["target"] = target
        if serie is not UNSET:
            field_dict["serie"] = serie
        if numero is not UNSET:
            field_dict["numero"] = numero
        if c_stat is not UNSET:
            field_dict["cStat"] = c_stat
        if x_motivo is not UNSET:
            field_dict["xMotivo"] = x_motivo
        if rejection is not UNSET:
            field_dict["rejection"] = rejection
        if referencia is not UNSET:
            field_dict["referencia"] = referencia
        if previous_attempts is not UNSET:
            field_dict["previousAttempts"] = previous_attempts
        if completed_in_sandbox is not UNSET:
            field_dict["completedInSandbox"] = completed_in_sandbox
        if allowed_actions is not UNSET:
            field_dict["allowedActions"] = allowed_actions
        if cancellable_until is not UNSET:
            field_dict["cancellableUntil"] = cancellable_until
        if cancellable_without_fine_until is not UNSET:
            field_dict["cancellableWithoutFineUntil"] = cancellable_without_fine_until
        if created_at is not UNSET:
            field_dict["createdAt"] = created_at
        if authorized_at is not UNSET:
            field_dict["authorizedAt"] = authorized_at
        if credits_charged is not UNSET:
            field_dict["creditsCharged"] = credits_charged
        if authority_alerts is not UNSET:
            field_dict["authorityAlerts"] = authority_alerts
        if warnings is not UNSET:
            field_dict["warnings"] = warnings
        if contingency is not UNSET:
            field_dict["contingency"] = contingency
        if waiting is not UNSET:
            field_dict["waiting"] = waiting
        if imported is not UNSET:
            field_dict["imported"] = imported
        if xml_url is not UNSET:
            field_dict["xmlUrl"] = xml_url
        if pdf_url is not UNSET:
            field_dict["pdfUrl"] = pdf_url

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.acao_do_documento import AcaoDoDocumento # noqa: PLC0415
        from ..models.aviso_do_corpo import AvisoDoCorpo # noqa: PLC0415
        from ..models.aviso_do_documento import AvisoDoDocumento # noqa: PLC0415
        from ..models.contingencia import Contingencia # noqa: PLC0415
        from ..models.documento_importado import DocumentoImportado # noqa: PLC0415
        from ..models.emissao_aceita_ou_emissao_com_veredito_authority_alerts import EmissaoAceitaOuEmissaoComVereditoAuthorityAlerts # noqa: PLC0415
        from ..models.emissao_aceita_ou_emissao_com_veredito_completed_in_sandbox import EmissaoAceitaOuEmissaoComVereditoCompletedInSandbox # noqa: PLC0415
        from ..models.emissao_aceita_ou_emissao_com_veredito_previous_attempts import EmissaoAceitaOuEmissaoComVereditoPreviousAttempts # noqa: PLC0415
        from ..models.espera import Espera # noqa: PLC0415
        from ..models.evento_do_documento import EventoDoDocumento # noqa: PLC0415
        from ..models.rejeicao import Rejeicao # noqa: PLC0415
        d = dict(src_dict)
        message = d.pop("message")

        invoice_id = UUID(d.pop("invoiceId"))




        access_key = d.pop("accessKey")

        numero_dps = d.pop("numero_dps", UNSET)

        serie_dps = d.pop("serie_dps", UNSET)

        _notices = d.pop("notices", UNSET)
        notices: list[AvisoDoCorpo] | Unset = UNSET
        if _notices is not UNSET:
            notices = []
            for notices_item_data in _notices:
                notices_item = AvisoDoCorpo.from_dict(notices_item_data)



                notices.append(notices_item)


        _id = d.pop("id", UNSET)
        id: UUID | Unset
        if isinstance(_id,  Unset):
            id = UNSET
        else:
            id = UUID(_id)




        status = d.pop("status", UNSET)

        protocol_number = d.pop("protocolNumber", UNSET)

        rejection_reason = d.pop("rejectionReason", UNSET)

        _updated_at = d.pop("updatedAt", UNSET)
        updated_at: datetime.datetime | Unset
        if isinstance(_updated_at,  Unset):
            updated_at = UNSET
        else:
            updated_at = datetime.datetime.fromisoformat(_updated_at)




        def _parse_qr_code_url(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        qr_code_url = _parse_qr_code_url(d.pop("qrCodeUrl", UNSET))


        _events = d.pop("events", UNSET)
        events: list[EventoDoDocumento] | Unset = UNSET
        if _events is not UNSET:
            events = []
            for events_item_data in _events:
                events_item = EventoDoDocumento.from_dict(events_item_data)



                events.append(events_item)


        type_ = d.pop("type", UNSET)

        route = d.pop("route", UNSET)

        _environment = d.pop("environment", UNSET)
        environment: Environment | Unset
        if isinstance(_environment,  Unset):
            environment = UNSET
        else:
            environment = Environment(_environment)




        target = d.pop("target", UNSET)

        serie = d.pop("serie", UNSET)

        numero = d.pop("numero", UNSET)

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


        def _parse_rejection(data: object) -> None | Rejeicao | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                rejection_type_0 = Rejeicao.from_dict(data)



                return rejection_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Rejeicao | Unset, data)

        rejection = _parse_rejection(d.pop("rejection", UNSET))


        def _parse_referencia(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        referencia = _parse_referencia(d.pop("referencia", UNSET))


        _previous_attempts = d.pop("previousAttempts", UNSET)
        previous_attempts: list[EmissaoAceitaOuEmissaoComVereditoPreviousAttempts] | Unset = UNSET
        if _previous_attempts is not UNSET:
            previous_attempts = []
            for previous_attempts_item_data in _previous_attempts:
                previous_attempts_item = EmissaoAceitaOuEmissaoComVereditoPreviousAttempts.from_dict(previous_attempts_item_data)



                previous_attempts.append(previous_attempts_item)


        _completed_in_sandbox = d.pop("completedInSandbox", UNSET)
        completed_in_sandbox: list[EmissaoAceitaOuEmissaoComVereditoCompletedInSandbox] | Unset = UNSET
        if _completed_in_sandbox is not UNSET:
            completed_in_sandbox = []
            for completed_in_sandbox_item_data in _completed_in_sandbox:
                completed_in_sandbox_item = EmissaoAceitaOuEmissaoComVereditoCompletedInSandbox.from_dict(completed_in_sandbox_item_data)



                completed_in_sandbox.append(completed_in_sandbox_item)


        _allowed_actions = d.pop("allowedActions", UNSET)
        allowed_actions: list[AcaoDoDocumento] | Unset = UNSET
        if _allowed_actions is not UNSET:
            allowed_actions = []
            for allowed_actions_item_data in _allowed_actions:
                allowed_actions_item = AcaoDoDocumento.from_dict(allowed_actions_item_data)



                allowed_actions.append(allowed_actions_item)


        def _parse_cancellable_until(data: object) -> datetime.datetime | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                cancellable_until_type_0 = datetime.datetime.fromisoformat(data)



                return cancellable_until_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None | Unset, data)

        cancellable_until = _parse_cancellable_until(d.pop("cancellableUntil", UNSET))


        def _parse_cancellable_without_fine_until(data: object) -> datetime.datetime | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                cancellable_without_fine_until_type_0 = datetime.datetime.fromisoformat(data)



                return cancellable_without_fine_until_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None | Unset, data)

        cancellable_without_fine_until = _parse_cancellable_without_fine_until(d.pop("cancellableWithoutFineUntil", UNSET))


        _created_at = d.pop("createdAt", UNSET)
        created_at: datetime.datetime | Unset
        if isinstance(_created_at,  Unset):
            created_at = UNSET
        else:
            created_at = datetime.datetime.fromisoformat(_created_at)




        def _parse_authorized_at(data: object) -> datetime.datetime | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                authorized_at_type_0 = datetime.datetime.fromisoformat(data)



                return authorized_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None | Unset, data)

        authorized_at = _parse_authorized_at(d.pop("authorizedAt", UNSET))


        credits_charged = d.pop("creditsCharged", UNSET)

        _authority_alerts = d.pop("authorityAlerts", UNSET)
        authority_alerts: list[EmissaoAceitaOuEmissaoComVereditoAuthorityAlerts] | Unset = UNSET
        if _authority_alerts is not UNSET:
            authority_alerts = []
            for authority_alerts_item_data in _authority_alerts:
                authority_alerts_item = EmissaoAceitaOuEmissaoComVereditoAuthorityAlerts.from_dict(authority_alerts_item_data)



                authority_alerts.append(authority_alerts_item)


        _warnings = d.pop("warnings", UNSET)
        warnings: list[AvisoDoDocumento] | Unset = UNSET
        if _warnings is not UNSET:
            warnings = []
            for warnings_item_data in _warnings:
                warnings_item = AvisoDoDocumento.from_dict(warnings_item_data)



                warnings.append(warnings_item)


        def _parse_contingency(data: object) -> Contingencia | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                contingency_type_0 = Contingencia.from_dict(data)



                return contingency_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(Contingencia | None | Unset, data)

        contingency = _parse_contingency(d.pop("contingency", UNSET))


        def _parse_waiting(data: object) -> Espera | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                waiting_type_0 = Espera.from_dict(data)



                return waiting_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(Espera | None | Unset, data)

        waiting = _parse_waiting(d.pop("waiting", UNSET))


        _imported = d.pop("imported", UNSET)
        imported: DocumentoImportado | Unset
        if isinstance(_imported,  Unset):
            imported = UNSET
        else:
            imported = DocumentoImportado.from_dict(_imported)




        def _parse_xml_url(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        xml_url = _parse_xml_url(d.pop("xmlUrl", UNSET))


        def _parse_pdf_url(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        pdf_url = _parse_pdf_url(d.pop("pdfUrl", UNSET))


        emissao_aceita_ou_emissao_com_veredito = cls(
            message=message,
            invoice_id=invoice_id,
            access_key=access_key,
            numero_dps=numero_dps,
            serie_dps=serie_dps,
            notices=notices,
            id=id,
            status=status,
            protocol_number=protocol_number,
            rejection_reason=rejection_reason,
            updated_at=updated_at,
            qr_code_url=qr_code_url,
            events=events,
            type_=type_,
            route=route,
            environment=environment,
            target=target,
            serie=serie,
            numero=numero,
            c_stat=c_stat,
            x_motivo=x_motivo,
            rejection=rejection,
            referencia=referencia,
            previous_attempts=previous_attempts,
            completed_in_sandbox=completed_in_sandbox,
            allowed_actions=allowed_actions,
            cancellable_until=cancellable_until,
            cancellable_without_fine_until=cancellable_without_fine_until,
            created_at=created_at,
            authorized_at=authorized_at,
            credits_charged=credits_charged,
            authority_alerts=authority_alerts,
            warnings=warnings,
            contingency=contingency,
            waiting=waiting,
            imported=imported,
            xml_url=xml_url,
            pdf_url=pdf_url,
        )


        emissao_aceita_ou_emissao_com_veredito.additional_properties = d
        return emissao_aceita_ou_emissao_com_veredito

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
