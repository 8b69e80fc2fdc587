import { DOCUMENTS, documentOf } from '@fiscal/core/registry/documents';
import { rejectionHint } from '@fiscal/core/registry/rejections';
import { eventName } from '@fiscal/core/vocabulary/events/event-codes';
import { DOCUMENT_STATUS, EVENT_KINDS, EVENT_STATUS } from '@fiscal/core/vocabulary/states';
import type { DocumentEventView, DocumentRejection, DocumentView } from '@fiscal/db/base/types';
import {
  type DocumentNotice,
  rejectionReason,
  WARNING_CODES,
  warningsOf,
  withoutFineUntil,
} from '../../services/documents/document-texts.ts';
import { isPrintable } from '../../services/documents/is-printable.ts';
import { eventHint } from '../../services/events/event-hint.ts';
import { builder } from '../builder.ts';
import { encodeGlobalId, toUuid } from '../global-id.ts';
import { FieldProblem } from '../problem.ts';
import { AllowedAction } from './allowed-action.ts';
import { NOTICES } from './notice.ts';
import { TargetEnum } from './target.ts';
import { typeName } from './type-name.ts';

/** A document with its account. */
export interface OwnedDocument {
  readonly accountId: string;
  readonly view: DocumentView;
}

export const DocumentStatusEnum = builder.enumType('DocumentStatus', {
  description: 'Situação do documento.',
  values: DOCUMENT_STATUS,
});
export const DocumentTypeEnum = builder.enumType('DocumentType', {
  description: 'Tipo do documento.',
  values: Object.fromEntries(
    DOCUMENTS.map(({ type, nome, modelo }) => [
      typeName(nome).toUpperCase(),
      { value: type, description: `${nome} (modelo ${modelo})` },
    ]),
  ),
});
export const EnvironmentEnum = builder.enumType('Environment', {
  description: 'Ambiente, dado pelo token.',
  values: {
    PRODUCAO: { value: 1, description: 'Produção (nfe_live_).' },
    HOMOLOGACAO: { value: 2, description: 'Teste (nfe_test_).' },
  } as const,
});
const WarningCode = builder.enumType('DocumentWarningCode', {
  values: Object.fromEntries(WARNING_CODES.map((code) => [code.toUpperCase(), { value: code }])),
});

const EventKindEnum = builder.enumType('DocumentEventKind', {
  description: 'Espécie de evento.',
  values: Object.fromEntries(
    EVENT_KINDS.map((kind) => [kind.replaceAll('-', '_').toUpperCase(), { value: kind }]),
  ),
});
const EventStatusEnum = builder.enumType('DocumentEventStatus', {
  description: 'Situação de um evento.',
  values: Object.fromEntries(EVENT_STATUS.map((status) => [status.toUpperCase(), { value: status }])),
});

/** An event with its document. */
export interface OwnedEvent {
  readonly accountId: string;
  readonly documentId: string;
  readonly documentType: string;
  readonly event: DocumentEventView;
}

export const RejectionHintType = builder
  .objectRef<NonNullable<ReturnType<typeof rejectionHint>>>('RejectionHint')
  .implement({
    description: 'O que um código quer dizer para quem emitiu o documento, e o que fazer.',
    fields: (t) => ({
      cause: t.exposeString('cause'),
      fix: t.exposeString('fix'),
      field: t.string({
        nullable: true,
        description: 'Campo do corpo a olhar, p. ex. itens[].codigo_ncm.',
        resolve: ({ field }) => field,
      }),
      tag: t.string({
        nullable: true,
        description: 'Tag do XML que ele alimenta.',
        resolve: ({ tag }) => tag,
      }),
      source: t.exposeString('source', { description: 'Manual, nota técnica e regra.' }),
    }),
  });

export const DocumentEvent = builder.objectRef<OwnedEvent>('DocumentEvent').implement({
  description: 'Um evento do documento: cancelamento, carta de correção, encerramento…',
  fields: (t) => ({
    id: t.id({ resolve: ({ event }) => encodeGlobalId('DocumentEvent', event.id) }),
    type: t.string({
      description: 'Espécie, p. ex. cancelamento.',
      resolve: ({ event }) => event.type,
    }),
    name: t.string({
      description:
        'Nome do evento, também dos que a SEFAZ ou terceiros fazem; de um desconhecido, o tpEvento.',
      resolve: ({ documentType, event }) => eventName(documentType, event),
    }),
    kind: t.field({
      type: EventKindEnum,
      nullable: true,
      description: 'A espécie, de uma lista fechada; null num evento da SEFAZ que não é operação daqui.',
      resolve: ({ event }) => EVENT_KINDS.find((kind) => kind === event.type) ?? null,
    }),
    eventCode: t.string({
      nullable: true,
      description: 'tpEvento',
      resolve: ({ event }) => event.eventCode,
    }),
    sequence: t.int({ nullable: true, description: 'nSeqEvento', resolve: ({ event }) => event.sequence }),
    status: t.string({
      description: 'Situação; pendente enquanto sem resposta.',
      resolve: ({ event }) => event.status,
    }),
    state: t.field({
      type: EventStatusEnum,
      nullable: true,
      description: 'A situação, de uma lista fechada.',
      resolve: ({ event }) => EVENT_STATUS.find((status) => status === event.status) ?? null,
    }),
    cStat: t.string({ nullable: true, resolve: ({ event }) => event.cStat }),
    xMotivo: t.string({ nullable: true, resolve: ({ event }) => event.xMotivo }),
    protocolNumber: t.string({ nullable: true, resolve: ({ event }) => event.protocolNumber }),
    registeredAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ event }) => event.registeredAt,
    }),
    xmlUrl: t.string({
      nullable: true,
      description: 'Link assinado do XML, válido por 24 horas.',
      resolve: ({ accountId, documentId, event }, _args, context) =>
        event.hasXml ? context.links(accountId).eventXml(documentId, event.id) : null,
    }),
    details: t.field({
      type: 'JSON',
      nullable: true,
      description: 'Dados próprios do evento.',
      resolve: ({ event }) => event.details,
    }),
    notices: t.field({ ...NOTICES, resolve: ({ event }) => [...event.notices] }),
    hint: t.field({
      type: RejectionHintType,
      nullable: true,
      description: 'Causa e correção do código de um evento recusado; null quando não está no catálogo.',
      resolve: ({ documentType, event }) => eventHint(documentType, event),
    }),
  }),
});

/** A refusal, and of what: the same code may mean something else in another type. */
interface TypedRejection extends DocumentRejection {
  readonly type: string;
}

const Rejection = builder.objectRef<TypedRejection>('Rejection').implement({
  description: 'Por que o documento foi recusado.',
  fields: (t) => ({
    cStat: t.exposeString('cStat'),
    xMotivo: t.exposeString('xMotivo'),
    hint: t.field({
      type: RejectionHintType,
      nullable: true,
      description: 'Causa e conserto; null para um código que o catálogo não explica.',
      resolve: ({ type, cStat }) => rejectionHint(type, cStat),
    }),
    origin: t.field({
      type: builder.enumType('RejectionOrigin', {
        values: {
          VALIDACAO: { value: 'validacao', description: 'Nada foi enviado à SEFAZ.' },
          SEFAZ: { value: 'sefaz' },
          DESISTENCIA: {
            value: 'desistencia',
            description:
              'A SEFAZ não tem o documento, e a emissão foi dada por perdida, pela conta ou depois de o banco de dados ter sido restaurado.',
          },
        } as const,
      }),
      resolve: ({ origin }) => origin,
    }),
    errors: t.field({
      type: [FieldProblem],
      description: 'Os campos culpados, com caminho, tag e conserto.',
      resolve: ({ errors }) => [...errors],
    }),
    reason: t.string({
      description: 'Tudo em um texto.',
      resolve: (rejection) => rejectionReason(rejection),
    }),
    protocolNumber: t.string({
      nullable: true,
      description: 'Protocolo da denegação.',
      resolve: ({ protocolNumber }) => protocolNumber,
    }),
  }),
});

const Warning = builder.objectRef<DocumentNotice>('DocumentNotice').implement({
  description: 'Um aviso sobre o documento.',
  fields: (t) => ({
    code: t.field({ type: WarningCode, resolve: ({ code }) => code }),
    message: t.exposeString('message'),
    since: t.expose('since', { type: 'DateTime', nullable: true }),
  }),
});

const AuthorityAlert = builder.objectRef<DocumentView['alerts'][number]>('AuthorityAlert').implement({
  description: 'Um alerta que a SEFAZ deu ao responder sobre o documento, ao autorizar como ao rejeitar.',
  fields: (t) => ({
    code: t.exposeString('code', {
      nullable: true,
      description: 'cMsg; null quando a SEFAZ não deu código.',
    }),
    message: t.exposeString('message', { description: 'xMsg.' }),
  }),
});

/** Lists in the row that is read anyway, and of most documents empty. */
const IN_ROW = { complexity: NOTICES.complexity };

const Attempt = builder.objectRef<DocumentView['previousAttempts'][number]>('Attempt').implement({
  description: 'Uma tentativa anterior, com outra chave.',
  fields: (t) => ({
    accessKey: t.exposeString('accessKey'),
    tpEmis: t.exposeString('tpEmis'),
    state: t.exposeString('state'),
  }),
});

export const CompletedField = builder
  .objectRef<DocumentView['completed'][number]>('CompletedField')
  .implement({
    description: 'O que o ambiente de teste completou porque nem o corpo nem o cadastro traziam.',
    fields: (t) => ({
      field: t.exposeString('field'),
      tag: t.exposeString('tag'),
      value: t.exposeString('value'),
    }),
  });

export const Document = builder.interfaceRef<OwnedDocument>('Document').implement({
  description: 'Um documento fiscal, de qualquer tipo.',
  resolveType: ({ view }) => NAMES.get(view.type),
  fields: (t) => ({
    documentId: t.string({
      description: 'O UUID que REST chama de invoiceId.',
      resolve: ({ view }) => view.id,
    }),
    type: t.field({ type: DocumentTypeEnum, resolve: ({ view }) => view.type }),
    route: t.string({
      description: 'Segmento do caminho em REST: /v1/{route}/{id}.',
      resolve: ({ view }) => documentOf(view.type).route,
    }),
    environment: t.field({ type: EnvironmentEnum, resolve: ({ view }) => view.environment }),
    target: t.field({
      type: TargetEnum,
      description: 'Para onde foi; os eventos vão para o mesmo lugar.',
      resolve: ({ view }) => view.target,
    }),
    status: t.field({ type: DocumentStatusEnum, resolve: ({ view }) => view.status }),
    accessKey: t.field({ type: 'ChaveAcesso', resolve: ({ view }) => view.accessKey }),
    serie: t.int({ resolve: ({ view }) => view.serie }),
    numero: t.int({ resolve: ({ view }) => view.numero }),
    protocolNumber: t.string({
      nullable: true,
      description: 'A partir de AUTORIZADA.',
      resolve: ({ view }) => view.protocolNumber,
    }),
    cStat: t.string({ nullable: true, resolve: ({ view }) => view.cStat }),
    xMotivo: t.string({
      nullable: true,
      description: 'Texto do último código; em ERRO_TECNICO, o motivo.',
      resolve: ({ view }) => view.technicalError?.reason ?? view.xMotivo,
    }),
    rejection: t.field({
      type: Rejection,
      nullable: true,
      resolve: ({ view: { type, rejection } }) => (rejection === null ? null : { ...rejection, type }),
    }),
    referencia: t.string({ nullable: true, resolve: ({ view }) => view.referencia }),
    qrCodeUrl: t.string({ nullable: true, resolve: ({ view }) => view.qrCodeUrl }),
    events: t.field({
      type: [DocumentEvent],
      resolve: ({ accountId, view }) =>
        view.events.map((event) => ({
          accountId,
          documentId: view.id,
          documentType: view.type,
          event,
        })),
    }),
    previousAttempts: t.field({ type: [Attempt], resolve: ({ view }) => [...view.previousAttempts] }),
    completedInSandbox: t.field({ type: [CompletedField], resolve: ({ view }) => [...view.completed] }),
    notices: t.field({ ...NOTICES, resolve: ({ view }) => [...view.notices] }),
    allowedActions: t.field({
      type: [AllowedAction],
      description: 'O que se pode fazer com o documento agora, até quando, ou por que não.',
      resolve: ({ view }, _args, context) => [...context.services.documents.allowedActions(view)],
    }),
    authorityAlerts: t.field({ type: [AuthorityAlert], ...IN_ROW, resolve: ({ view }) => [...view.alerts] }),
    warnings: t.field({ type: [Warning], ...IN_ROW, resolve: ({ view }) => [...warningsOf(view)] }),
    creditsCharged: t.field({
      type: 'Decimal',
      description: 'Créditos consumidos; 0 no ambiente de teste.',
      resolve: ({ view }) => String(view.creditsChargedMilli / 1000),
    }),
    cancellableUntil: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ view }) => view.cancellableUntil,
    }),
    cancellableWithoutFineUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'Onde a UF aceita o cancelamento fora do prazo com multa (SP): até quando é sem multa. null onde não há multa.',
      resolve: ({ view }) => withoutFineUntil(view),
    }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ view }) => view.createdAt }),
    updatedAt: t.field({ type: 'DateTime', resolve: ({ view }) => view.updatedAt }),
    authorizedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ view }) => view.authorizedAt }),
  }),
});

builder.interfaceFields(Document, (t) => ({
  xmlUrl: t.string({
    nullable: true,
    description: 'Link assinado do XML, válido por 24 horas.',
    resolve: ({ accountId, view }, _args, context) =>
      view.hasXml ? context.links(accountId).documentXml(view.id) : null,
  }),
  pdfUrl: t.string({
    nullable: true,
    description: 'Link assinado do PDF, válido por 24 horas; a partir de AUTORIZADA.',
    resolve: ({ accountId, view }, _args, context) =>
      isPrintable(view) ? context.links(accountId).documentPdf(view.id) : null,
  }),
}));

const NAMES = new Map(DOCUMENTS.map(({ type, nome }) => [type, typeName(nome)]));

/** An object type for each document type; a node by `NFe:<uuid>`. */
export const documentRefs = new Map(
  DOCUMENTS.map(({ type, nome }) => {
    const ref = builder.objectRef<OwnedDocument>(typeName(nome));
    builder.node(ref, {
      description: nome,
      interfaces: [Document],
      id: { resolve: ({ view }) => view.id },
      isTypeOf: (value) => isOwned(value) && value.view.type === type,
      loadOne: async (id, context) => {
        const uuid = toUuid(id);
        if (uuid === null) return null;
        const principal = await context.principal(uuid);
        const view = await context.services.documents.get(principal, uuid);
        return view === null || view.type !== type ? null : { accountId: principal.accountId, view };
      },
    });
    return [type, ref];
  }),
);

const isOwned = (value: unknown): value is OwnedDocument =>
  typeof value === 'object' && value !== null && 'view' in value && 'accountId' in value;
