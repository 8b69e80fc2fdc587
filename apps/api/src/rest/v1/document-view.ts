import type { AllowedAction } from '@fiscal/core/registry/allowed-events';
import { DOCUMENTS, documentOf } from '@fiscal/core/registry/documents';
import { rejectionHint } from '@fiscal/core/registry/rejections';
import { type Contingency, ISSUED_MODES } from '@fiscal/core/vocabulary/contingency';
import { eventName } from '@fiscal/core/vocabulary/events/event-codes';
import { IMPORTED_STATES } from '@fiscal/core/vocabulary/imported';
import { DOCUMENT_STATUS, EVENT_KINDS, EVENT_STATUS } from '@fiscal/core/vocabulary/states';
import type {
  DocumentEventView,
  DocumentRejection,
  DocumentView,
  ImportedProof,
} from '@fiscal/db/base/types';
import { z } from 'zod';
import { targetSchema } from '../../inputs/target.ts';
import { allowedActionBody, allowedActionSchema } from '../../services/documents/allowed-actions.ts';
import {
  rejectionReason,
  WARNING_CODES,
  warningsOf,
  withoutFineUntil,
} from '../../services/documents/document-texts.ts';
import {
  IMPORTED_CHECKED_AT,
  IMPORTED_REASON,
  IMPORTED_STATE,
} from '../../services/documents/imported-texts.ts';
import { isPrintable } from '../../services/documents/is-printable.ts';
import { noticeBody, noticesSchema } from '../../services/emission/notice.ts';
import { eventHint } from '../../services/events/event-hint.ts';
import type { AccountLinks } from '../../services/files/links.ts';
import { fieldErrorSchema } from '../error-body.ts';
import { rejectionHintSchema } from './rejection-hint.ts';

const iso = z.iso.datetime();
const nullable = <T extends z.ZodType>(schema: T, description: string) =>
  schema.nullable().meta({ description });

/** Path segment of /v1 under which a document is found. */
export const routeSchema = z
  .enum(DOCUMENTS.map(({ route }) => route))
  .meta({ description: 'Segmento do caminho: GET /v1/{route}/{id}.', example: 'nfe' });

/** A document's `type`. */
export const typeSchema = z
  .enum(DOCUMENTS.map(({ type }) => type))
  .meta({ description: 'Tipo do documento.', example: 'nfe' });

/** Our events, and other events on record. */
const kinds: readonly string[] = [...EVENT_KINDS, 'evento'];
const eventStatuses: readonly string[] = EVENT_STATUS;

export const eventSchema = z
  .strictObject({
    id: z.uuid(),
    type: z.enum(kinds).meta({
      description:
        'Espécie do evento, p. ex. cancelamento; evento: outro que a SEFAZ tem do documento, como o EPEC, pelo tpEvento de eventCode.',
    }),
    name: z.string().meta({
      description:
        'Nome do evento, também dos que a SEFAZ ou terceiros fazem; de um desconhecido, o tpEvento.',
      example: 'Cancelamento',
    }),
    eventCode: nullable(z.string(), 'tpEvento'),
    sequence: nullable(z.int(), 'nSeqEvento'),
    status: z
      .enum(eventStatuses)
      .meta({ description: 'Situação do evento; pendente enquanto sem resposta.' }),
    status_sefaz: nullable(z.string(), 'cStat'),
    mensagem_sefaz: nullable(z.string(), 'xMotivo'),
    protocolNumber: nullable(z.string(), 'Protocolo do evento.'),
    registeredAt: nullable(iso, 'Data e hora do registro.'),
    caminho_xml: nullable(z.url(), 'Link assinado do XML do evento, válido por 24 horas.'),
    details: nullable(z.record(z.string(), z.unknown()), 'Dados próprios do evento.'),
    notices: noticesSchema,
    hint: nullable(
      rejectionHintSchema,
      'Causa e correção do código de um evento recusado; null quando não está no catálogo.',
    ),
  })
  .meta({ id: 'EventoDoDocumento' });

export const rejectionSchema = z
  .strictObject({
    cStat: z.string().meta({ description: 'Código da rejeição.', example: '225' }),
    xMotivo: z.string().meta({ description: 'Texto da rejeição.' }),
    origin: z.enum(['validacao', 'sefaz', 'desistencia']).meta({
      description:
        'validacao: nada foi enviado à SEFAZ. desistencia: a SEFAZ não tem o documento, e a emissão foi dada por perdida, pela conta ou depois de o banco de dados ter sido restaurado; cStat traz a mesma palavra.',
    }),
    errors: z.array(fieldErrorSchema),
    protocolNumber: z.string().exactOptional().meta({ description: 'Protocolo da denegação.' }),
    hint: nullable(rejectionHintSchema, 'Causa e correção do código; null quando não está no catálogo.'),
  })
  .meta({ id: 'Rejeicao' });

const warningSchema = z
  .strictObject({
    code: z.enum(WARNING_CODES).meta({ description: 'Código do aviso.' }),
    message: z.string().meta({ description: 'O que acontece e o que fazer.' }),
    since: nullable(iso, 'Quando o aviso foi registrado.'),
  })
  .meta({ id: 'AvisoDoDocumento' });

const contingencySchema = z
  .strictObject({
    mode: z.enum(ISSUED_MODES).meta({
      description:
        'svc: outra autorizadora responde pela UF. offline: emitido e impresso já, transmitido depois. epec: declarado antes por evento, impresso quando ele é registrado, transmitido depois.',
    }),
    forma_emissao: z.string().meta({ description: 'tpEmis com que foi emitido.', example: '9' }),
    since: z.iso.datetime({ offset: true }).meta({ description: 'Entrada em contingência (dhCont).' }),
    reason: z.string().meta({ description: 'Justificativa (xJust).' }),
    deadline: nullable(
      z.iso.datetime({ offset: true }),
      'Até quando o já impresso tem de ser transmitido; a Emite transmite sozinha.',
    ),
    epec: nullable(
      z.strictObject({
        protocolNumber: nullable(z.string(), 'Protocolo do EPEC.'),
        registeredAt: z.iso.datetime({ offset: true }).meta({ description: 'Registro do EPEC.' }),
      }),
      'O EPEC do documento, depois de registrado; null até lá, e nas outras formas.',
    ),
  })
  .meta({
    id: 'Contingencia',
    description:
      'Como o documento foi emitido em contingência: pela própria Emite, porque a empresa quis assim e a SEFAZ não respondia, ou na forma_emissao que quem emitiu escolheu. null quando não foi.',
  });

const waitingSchema = z
  .strictObject({
    reason: z.string().meta({ example: 'Serviço Paralisado Momentaneamente (curto prazo)' }),
    cStat: nullable(z.string(), 'O código da SEFAZ, quando ela respondeu um.'),
    nextTryAt: iso,
  })
  .meta({
    id: 'Espera',
    description:
      'Por que um documento PENDENTE ainda espera, e quando há nova tentativa: a SEFAZ parada ou sem resposta, ou o limite de uso dela perto (consumo indevido). null quando nada o segura.',
  });

export const importedSchema = z
  .strictObject({
    state: z.enum(IMPORTED_STATES).meta({ description: IMPORTED_STATE }),
    reason: nullable(z.string(), IMPORTED_REASON),
    checkedAt: nullable(iso, IMPORTED_CHECKED_AT),
  })
  .meta({
    id: 'DocumentoImportado',
    description: 'Só num documento importado: se a SEFAZ confirma o que o arquivo dele diz.',
  });

export const importedBody = ({
  state,
  reason,
  checkedAt,
}: ImportedProof): z.infer<typeof importedSchema> => ({
  state,
  reason,
  checkedAt: checkedAt?.toISOString() ?? null,
});

/** Nothing of a document that was issued here. */
export const importedPart = (
  imported: ImportedProof | null,
): { readonly imported?: z.infer<typeof importedSchema> } =>
  imported === null ? {} : { imported: importedBody(imported) };

export const documentViewSchema = z
  .strictObject({
    id: z.uuid().meta({ description: 'O invoiceId devolvido na emissão.' }),
    accessKey: z.string().meta({
      description:
        'Chave de acesso, 44 caracteres. De uma NFS-e: o identificador da DPS (45) até a autorização, depois a chave da nota (50).',
    }),
    status: z.enum(DOCUMENT_STATUS).meta({ description: 'Situação do documento.' }),
    protocolNumber: z.string().exactOptional().meta({ description: 'Protocolo; a partir de AUTORIZADA.' }),
    rejectionReason: z.string().exactOptional().meta({ description: 'Motivo; somente quando REJEITADA.' }),
    updatedAt: iso.meta({ description: 'Última mudança de situação.' }),
    qrCodeUrl: nullable(z.string(), 'URL do QR Code; null quando o tipo não tem.'),
    events: z.array(eventSchema),
    type: typeSchema,
    route: routeSchema,
    environment: z.union([z.literal(1), z.literal(2)]).meta({ description: '1 produção, 2 homologação.' }),
    target: targetSchema,
    serie: z.int(),
    numero: z.int(),
    cStat: nullable(z.string(), 'Último código da SEFAZ.'),
    xMotivo: nullable(z.string(), 'Texto do último código; em ERRO_TECNICO, o motivo.'),
    rejection: rejectionSchema.nullable(),
    referencia: nullable(z.string(), 'O X-Referencia da emissão.'),
    previousAttempts: z.array(
      z.strictObject({ accessKey: z.string(), tpEmis: z.string(), state: z.string() }),
    ),
    completedInSandbox: z
      .array(z.strictObject({ field: z.string(), tag: z.string(), value: z.string() }))
      .meta({
        description: 'O que o ambiente de teste completou porque nem o corpo nem o cadastro traziam.',
      }),
    notices: noticesSchema,
    allowedActions: z.array(allowedActionSchema).meta({
      description: 'O que se pode fazer com o documento agora, até quando, ou por que não.',
    }),
    cancellableUntil: nullable(
      iso,
      'Até quando o cancelamento é possível, pelo prazo da UF. null onde nenhum prazo corre, como num MDF-e de carregamento posterior, ou onde o município decide, como numa NFS-e: allowedActions diz se é possível.',
    ),
    cancellableWithoutFineUntil: nullable(
      iso,
      'Onde a UF aceita o cancelamento fora do prazo com multa (SP): até quando é sem multa. null onde não há multa.',
    ),
    createdAt: iso,
    authorizedAt: nullable(iso, 'Data e hora da autorização.'),
    creditsCharged: z.number().meta({ description: 'Créditos consumidos; 0 no ambiente de teste.' }),
    authorityAlerts: z
      .array(
        z.strictObject({
          code: nullable(z.string(), 'cMsg; null quando a SEFAZ não deu código.'),
          message: z.string().meta({ description: 'xMsg.' }),
        }),
      )
      .meta({
        description:
          'Alertas que a SEFAZ deu ao responder sobre o documento (cMsg e xMsg, até cinco), ao autorizar como ao rejeitar.',
      }),
    warnings: z.array(warningSchema).meta({
      description:
        'Avisos sobre o documento: os alertas da SEFAZ (alerta_sefaz, os de authorityAlerts), e MDF-e AUTORIZADA sem encerramento perto de 30 dias da autorização, ou além. O serviço procura a cada hora.',
    }),
    contingency: contingencySchema.nullable(),
    waiting: waitingSchema.nullable(),
    imported: importedSchema.exactOptional(),
    xmlUrl: nullable(z.url(), 'Link assinado do XML, válido por 24 horas.'),
    pdfUrl: nullable(z.url(), 'Link assinado do PDF, válido por 24 horas; a partir de AUTORIZADA.'),
  })
  .meta({ id: 'Documento' });

export type DocumentBody = z.infer<typeof documentViewSchema>;

type DocumentLinks = Pick<AccountLinks, 'documentXml' | 'documentPdf' | 'eventXml'>;

/** The consult view of a document. */
export function documentBody(
  view: DocumentView,
  links: DocumentLinks,
  actions: readonly AllowedAction[],
): DocumentBody {
  const { rejection } = view;
  return {
    id: view.id,
    accessKey: view.accessKey,
    status: view.status,
    ...(view.protocolNumber === null ? {} : { protocolNumber: view.protocolNumber }),
    ...(view.status === 'REJEITADA' && rejection !== null
      ? { rejectionReason: rejectionReason(rejection) }
      : {}),
    updatedAt: view.updatedAt.toISOString(),
    qrCodeUrl: view.qrCodeUrl,
    events: view.events.map((event) => eventBody(view, event, links)),
    type: view.type,
    route: documentOf(view.type).route,
    environment: view.environment,
    target: view.target,
    serie: view.serie,
    numero: view.numero,
    cStat: view.cStat,
    xMotivo: view.technicalError?.reason ?? view.xMotivo,
    rejection: rejection === null ? null : rejectionBody(view.type, rejection),
    referencia: view.referencia,
    previousAttempts: view.previousAttempts.map(({ accessKey, tpEmis, state }) => ({
      accessKey,
      tpEmis,
      state,
    })),
    completedInSandbox: view.completed.map(({ field, tag, value }) => ({ field, tag, value })),
    notices: view.notices.map(noticeBody),
    allowedActions: actions.map(allowedActionBody),
    cancellableUntil: view.cancellableUntil?.toISOString() ?? null,
    cancellableWithoutFineUntil: withoutFineUntil(view)?.toISOString() ?? null,
    createdAt: view.createdAt.toISOString(),
    authorizedAt: view.authorizedAt?.toISOString() ?? null,
    creditsCharged: view.creditsChargedMilli / 1000,
    authorityAlerts: view.alerts.map(({ code, message }) => ({ code, message })),
    warnings: warningsOf(view).map(({ code, message, since }) => ({
      code,
      message,
      since: since?.toISOString() ?? null,
    })),
    contingency: view.contingency && contingencyBody(view.contingency),
    waiting: view.waiting && { ...view.waiting, nextTryAt: view.waiting.nextTryAt.toISOString() },
    ...importedPart(view.imported),
    xmlUrl: view.hasXml ? links.documentXml(view.id) : null,
    pdfUrl: isPrintable(view) ? links.documentPdf(view.id) : null,
  };
}

function contingencyBody({
  mode,
  tpEmis,
  since,
  reason,
  deadline,
  epec,
}: Contingency): z.infer<typeof contingencySchema> {
  const { protocolo = null, registeredAt = null } = epec ?? {};
  const epecView = registeredAt === null ? null : { protocolNumber: protocolo, registeredAt };
  return { mode, forma_emissao: tpEmis, since, reason, deadline, epec: epecView };
}

function rejectionBody(
  type: string,
  { cStat, xMotivo, origin, errors, protocolNumber }: DocumentRejection,
): z.infer<typeof rejectionSchema> {
  return {
    cStat,
    xMotivo,
    origin,
    errors: errors.map(({ field, code, message, tag, fix, cStat: ruleCStat }) => ({
      field,
      code,
      message,
      ...(tag === undefined ? {} : { tag }),
      ...(fix === undefined ? {} : { fix }),
      ...(ruleCStat === undefined ? {} : { cStat: ruleCStat }),
    })),
    ...(protocolNumber === undefined ? {} : { protocolNumber }),
    hint: rejectionHint(type, cStat),
  };
}

/** An event in the view of its document. */
export function eventBody(
  { id, type }: Pick<DocumentView, 'id' | 'type'>,
  event: DocumentEventView,
  links: Pick<DocumentLinks, 'eventXml'>,
): z.infer<typeof eventSchema> {
  return {
    id: event.id,
    type: event.type,
    name: eventName(type, event),
    eventCode: event.eventCode,
    sequence: event.sequence,
    status: event.status,
    status_sefaz: event.cStat,
    mensagem_sefaz: event.xMotivo,
    protocolNumber: event.protocolNumber,
    registeredAt: event.registeredAt?.toISOString() ?? null,
    caminho_xml: event.hasXml ? links.eventXml(id, event.id) : null,
    details: event.details,
    notices: event.notices.map(noticeBody),
    hint: eventHint(type, event),
  };
}
