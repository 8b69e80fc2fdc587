import { type AllowedManifestation, allowedManifestations } from '@fiscal/core/lifecycle/manifestation';
import { allowedReceived } from '@fiscal/core/registry/received-events';
import { MANIFESTATION_STATUS, MANIFESTATIONS, TERM_KINDS } from '@fiscal/core/vocabulary/manifestation';
import { DISTRIBUTED_TYPES, RECEIVED_SITUATIONS } from '@fiscal/core/vocabulary/received/distribution';
import { RECEIVED_PROOFS } from '@fiscal/core/vocabulary/received/proof';
import type {
  ManifestationView,
  ReceivedDetail,
  ReceivedEventView,
  RequestedEventView,
} from '@fiscal/db/received/received-documents';
import { RECEIVED_EVENT_ROWS } from '../../operations/received-events.ts';
import { builder } from '../builder.ts';
import { KeyQuery } from './key-query.ts';

const valuesOf = <T extends string>(values: readonly T[]) =>
  Object.fromEntries(values.map((value) => [value.toUpperCase(), { value }] as const));

export const Situation = builder.enumType('ReceivedNoteSituacao', { values: valuesOf(RECEIVED_SITUATIONS) });
export const ReceivedType = builder.enumType('ReceivedDocumentType', {
  description: 'O tipo do documento recebido.',
  values: valuesOf(DISTRIBUTED_TYPES),
});
export const Manifestation = builder.enumType('ManifestationTipo', { values: valuesOf(MANIFESTATIONS) });
const Proof = builder.enumType('ReceivedNoteProof', {
  description: 'Se a SEFAZ entregou ou confirmou a nota.',
  values: valuesOf(RECEIVED_PROOFS),
});
const Status = builder.enumType('ManifestationStatus', {
  description:
    'PENDENTE até a SEFAZ responder; ERRO: a SEFAZ não tem nada, e a manifestação pode ser pedida de novo.',
  values: valuesOf(MANIFESTATION_STATUS),
});

const Deadline = builder
  .objectRef<NonNullable<ReceivedDetail['deadline']>>('ReceivedNoteDeadline')
  .implement({
    description: 'O prazo de uma manifestação.',
    fields: (t) => ({
      prazo: t.expose('term', {
        type: builder.enumType('ManifestationTerm', { values: valuesOf(TERM_KINDS) }),
      }),
      endsAt: t.expose('endsAt', { type: 'DateTime', description: 'Fim do prazo.' }),
    }),
  });

const ReceivedEvent = builder.objectRef<ReceivedEventView>('ReceivedNoteEvent').implement({
  description: 'Um evento da nota, como a SEFAZ o entregou.',
  fields: (t) => ({
    eventId: t.exposeString('id'),
    tpEvento: t.exposeString('tpEvento'),
    sequencia: t.exposeInt('nSeqEvento'),
    descricao: t.exposeString('xEvento', { nullable: true }),
    autor: t.exposeString('autor', { nullable: true, description: 'CNPJ ou CPF.' }),
    dataEvento: t.exposeString('dhEvento'),
    protocolNumber: t.exposeString('nProt', { nullable: true }),
    receivedAt: t.expose('receivedAt', { type: 'DateTime' }),
  }),
});

const RequestedManifestation = builder.objectRef<ManifestationView>('ReceivedNoteManifestation').implement({
  description: 'Uma manifestação da nota, pedida por aqui.',
  fields: (t) => ({
    manifestationId: t.exposeString('id'),
    tipo: t.expose('tipo', { type: Manifestation }),
    status: t.expose('status', { type: Status }),
    sequencia: t.exposeInt('sequence', { nullable: true }),
    justificativa: t.exposeString('justificativa', { nullable: true }),
    automatica: t.boolean({
      description: 'Pedida pela configuração da empresa.',
      resolve: ({ requested }) => !requested,
    }),
    referencia: t.exposeString('referencia', {
      nullable: true,
      description: 'A do pedido anunciado que a nota atendeu.',
    }),
    cStat: t.exposeString('cStat', { nullable: true }),
    xMotivo: t.exposeString('xMotivo', { nullable: true }),
    protocolNumber: t.exposeString('protocolNumber', { nullable: true }),
    registeredAt: t.expose('registeredAt', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

export const ReceivedEventName = builder.enumType('ReceivedEventKind', {
  description: 'Um evento que a empresa pede sobre uma nota recebida.',
  values: Object.fromEntries(
    RECEIVED_EVENT_ROWS.map(
      ({ kind, description }) =>
        [kind.toUpperCase().replaceAll('-', '_'), { value: kind, description }] as const,
    ),
  ),
});

const RequestedEvent = builder.objectRef<RequestedEventView>('ReceivedNoteRequestedEvent').implement({
  description: 'Um evento da nota, pedido por aqui.',
  fields: (t) => ({
    eventId: t.exposeString('id'),
    evento: t.expose('kind', { type: ReceivedEventName }),
    status: t.expose('status', { type: Status }),
    sequencia: t.exposeInt('sequence', { nullable: true }),
    dados: t.field({
      type: 'JSONObject',
      description: 'O corpo do pedido, nos nomes da API REST.',
      resolve: ({ request }) => ({ ...request }),
    }),
    cStat: t.exposeString('cStat', { nullable: true }),
    xMotivo: t.exposeString('xMotivo', { nullable: true }),
    protocolNumber: t.exposeString('protocolNumber', { nullable: true }),
    registeredAt: t.expose('registeredAt', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

const Allowed = builder.objectRef<AllowedManifestation>('AllowedManifestation').implement({
  description: 'Uma manifestação que a SEFAZ aceita agora.',
  fields: (t) => ({
    action: t.expose('action', { type: Manifestation }),
    until: t.field({ type: 'DateTime', resolve: ({ untilMs }) => new Date(untilMs) }),
  }),
});

/** They come with the note, in the same statement. */
const WITH_IT = { field: 1, multiplier: 1 } as const;

export const ReceivedNote = builder.objectRef<ReceivedDetail>('ReceivedNote');
builder.node(ReceivedNote, {
  description: 'Um documento que outro emitiu, de que a empresa é parte: NF-e, CT-e ou MDF-e.',
  id: { resolve: ({ id }) => id },
  async loadOne(id, context) {
    const [note] = await context.services.received.some(await context.integrator(), [id]);
    return note ?? null;
  },
  fields: (t) => ({
    type: t.expose('type', { type: ReceivedType }),
    accessKey: t.exposeString('accessKey'),
    emitente: t.exposeString('emitente', { description: 'CNPJ ou CPF de quem emitiu.' }),
    nome: t.exposeString('nome', { nullable: true }),
    dataEmissao: t.exposeString('dhEmi'),
    valorTotal: t.exposeString('valorTotal', { description: 'Da nota, da prestação ou da carga.' }),
    protocolNumber: t.exposeString('protocolNumber'),
    situacao: t.expose('situacao', { type: Situation }),
    completa: t.exposeBoolean('whole', { description: 'false: a SEFAZ entregou só o resumo.' }),
    manifestacao: t.expose('manifestacao', {
      type: Manifestation,
      nullable: true,
      description: 'A que vale, das registradas por aqui.',
    }),
    consulta: t.expose('keyQuery', {
      type: KeyQuery,
      nullable: true,
      description: 'A consulta da SEFAZ pela chave, quando o XML não vem pela sequência.',
    }),
    prazoManifestacao: t.expose('deadline', {
      type: Deadline,
      nullable: true,
      description: 'O prazo perto do fim, de um resumo sem manifestação ou de uma NF-e sem a conclusiva.',
    }),
    proof: t.expose('proof', {
      type: Proof,
      description: 'UNCONFIRMED: só um arquivo a mostra, e nada se pede sobre ela.',
    }),
    proofReason: t.exposeString('proofReason', {
      nullable: true,
      description: 'Em que a SEFAZ contradiz o arquivo enviado; numa nota CONFIRMED, o conteúdo é o dela.',
    }),
    eventos: t.field({ type: [ReceivedEvent], complexity: WITH_IT, resolve: ({ events }) => [...events] }),
    manifestacoes: t.field({
      type: [RequestedManifestation],
      description: 'Da mais antiga à mais nova.',
      complexity: WITH_IT,
      resolve: ({ manifestations }) => [...manifestations],
    }),
    eventosPedidos: t.field({
      type: [RequestedEvent],
      description: 'Os outros eventos da nota, pedidos por aqui, do mais antigo ao mais novo.',
      complexity: WITH_IT,
      resolve: ({ requestedEvents }) => [...requestedEvents],
    }),
    eventosPossiveis: t.field({
      type: [ReceivedEventName],
      description: 'Os eventos que se podem pedir agora.',
      complexity: WITH_IT,
      resolve: ({ moment: { note, earlier, nowMs } }) => [...allowedReceived(note, earlier, nowMs)],
    }),
    allowedActions: t.field({
      type: [Allowed],
      description: 'As manifestações que a SEFAZ aceita agora, e até quando.',
      complexity: WITH_IT,
      resolve: ({ moment: { note, earlier, nowMs } }) => [...allowedManifestations(note, earlier, nowMs)],
    }),
    receivedAt: t.expose('receivedAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});
