import { allowedManifestations } from '@fiscal/core/lifecycle/manifestation';
import { allowedReceived } from '@fiscal/core/registry/received-events';
import {
  MANIFESTATION_POLICIES,
  MANIFESTATION_STATUS,
  MANIFESTATIONS,
  RECEIVED_EVENTS,
  TERM_KINDS,
} from '@fiscal/core/vocabulary/manifestation';
import { DISTRIBUTED_TYPES, RECEIVED_SITUATIONS } from '@fiscal/core/vocabulary/received/distribution';
import { RECEIVED_PROOFS } from '@fiscal/core/vocabulary/received/proof';
import { TARGETS } from '@fiscal/core/vocabulary/target';
import type {
  ManifestationView,
  ReceivedDetail,
  ReceivedDocument,
  RequestedEventView,
} from '@fiscal/db/received/received-documents';
import { z } from 'zod';
import type { ReceivingState } from '../../../services/received/received-services.ts';
import { keyQueryBody, keyQuerySchema } from './key-query.ts';

const instant = (description: string) => z.iso.datetime({ precision: 3 }).meta({ description });

const STATES = ['normal', 'vizinho', 'bloqueada', 'recusada', 'indisponivel'] as const;

const sequenceSchema = z
  .strictObject({
    type: z.enum(DISTRIBUTED_TYPES),
    state: z.enum(STATES).nullable().meta({ description: 'null: ainda não houve consulta.' }),
    message: z.string().nullable(),
    checkedAt: instant('A última consulta.').nullable(),
  })
  .meta({ id: 'SequenciaDeRecebimento' });

export const receivingSchema = z
  .strictObject({
    enabled: z.boolean(),
    sequences: z
      .array(sequenceSchema)
      .meta({ description: 'Os tipos de documento que a empresa recebe, cada um com a sua sequência.' }),
    manifestacaoAutomatica: z.enum(MANIFESTATION_POLICIES).meta({
      description:
        'O que a Emite pede sozinha: ciencia de cada resumo, confirmação por pedido anunciado, ou nada.',
    }),
    state: z.enum(STATES).nullable().meta({
      description:
        'Como ficou a última consulta do primeiro tipo de sequences; null: ainda não houve. vizinho: outro sistema consultou o mesmo CNPJ.',
    }),
    message: z.string().nullable(),
    checkedAt: instant('A última consulta.').nullable(),
    address: z.string().nullable().meta({
      description: 'O endereço de e-mail que recebe arquivos da empresa; null: nenhum.',
      example: 'k7m2pq9tx4wz6hbn3ya8@arquivos.example.com',
    }),
  })
  .meta({ id: 'Recebimento' });

const documentSchema = z
  .strictObject({
    id: z.uuid(),
    type: z.enum(DISTRIBUTED_TYPES),
    target: z.enum(TARGETS),
    accessKey: z.string(),
    emitente: z.string().meta({ description: 'CNPJ ou CPF de quem emitiu.' }),
    nome: z.string().nullable(),
    dataEmissao: z.string(),
    tipo: z
      .enum(['entrada', 'saida'])
      .nullable()
      .meta({ description: 'Para quem emitiu a NF-e; null nos outros tipos.' }),
    valorTotal: z.string().meta({
      description: 'Da nota, do serviço da NFS-e, da prestação do CT-e, ou da carga do MDF-e e da GTV-e.',
    }),
    protocolNumber: z.string(),
    situacao: z.enum(RECEIVED_SITUATIONS),
    completa: z.boolean().meta({ description: 'false: a SEFAZ entregou só o resumo.' }),
    manifestacao: z.enum(MANIFESTATIONS).nullable().meta({
      description: 'A manifestação que vale, das registradas pela Emite; null: nenhuma.',
    }),
    prazoManifestacao: z
      .strictObject({
        prazo: z.enum(TERM_KINDS),
        endsAt: instant('Fim do prazo.'),
      })
      .nullable()
      .meta({
        description:
          'O prazo perto do fim: ciencia, de um resumo sem manifestação, ou conclusiva, de uma NF-e sem manifestação conclusiva; null: nenhum.',
      }),
    proof: z.enum(RECEIVED_PROOFS).meta({
      description:
        'confirmed: a SEFAZ o entregou ou confirmou; unconfirmed: só um arquivo o mostra, e nada se pede sobre ele; contradicted: a SEFAZ o contradiz.',
    }),
    proofReason: z.string().nullable().meta({
      description:
        'Em que a SEFAZ contradiz o arquivo enviado, p. ex. outro_conteudo; num documento confirmed, o conteúdo é o dela.',
    }),
    receivedAt: instant('Quando chegou.'),
    updatedAt: instant('A última mudança.'),
  })
  .meta({ id: 'DocumentoRecebido' });

const eventSchema = z
  .strictObject({
    id: z.uuid(),
    tpEvento: z.string(),
    sequencia: z.int(),
    descricao: z.string().nullable(),
    autor: z.string().nullable(),
    dataEvento: z.string(),
    protocolNumber: z.string().nullable(),
    receivedAt: instant('Quando chegou.'),
  })
  .meta({ id: 'EventoRecebido' });

const manifestationSchema = z
  .strictObject({
    id: z.uuid(),
    tipo: z.enum(MANIFESTATIONS),
    status: z.enum(MANIFESTATION_STATUS).meta({
      description:
        'pendente até a SEFAZ responder; erro: a SEFAZ não tem nada, e a manifestação pode ser pedida de novo.',
    }),
    sequencia: z.int().nullable(),
    justificativa: z.string().nullable(),
    automatica: z.boolean().meta({ description: 'true: pedida pela configuração da empresa.' }),
    referencia: z
      .string()
      .nullable()
      .meta({ description: 'A do pedido anunciado que a nota atendeu; null: não foi por pedido.' }),
    cStat: z.string().nullable(),
    xMotivo: z.string().nullable(),
    protocolNumber: z.string().nullable(),
    registeredAt: instant('Quando a SEFAZ a registrou.').nullable(),
    hasXml: z
      .boolean()
      .meta({ description: 'true: o XML está em /v1/received/{id}/events/{id da manifestação}/xml.' }),
    createdAt: instant('Quando foi pedida.'),
  })
  .meta({ id: 'Manifestacao' });

const allowedSchema = z
  .strictObject({
    action: z.enum(MANIFESTATIONS),
    until: instant('Até quando a SEFAZ a aceita.'),
  })
  .meta({ id: 'ManifestacaoPossivel' });

export const requestedEventSchema = z
  .strictObject({
    id: z.uuid(),
    evento: z.enum(RECEIVED_EVENTS),
    status: z.enum(MANIFESTATION_STATUS).meta({
      description:
        'pendente até a SEFAZ responder; erro: xMotivo diz por que, e o evento pode ser pedido de novo.',
    }),
    sequencia: z.int().nullable(),
    dados: z.record(z.string(), z.unknown()).meta({ description: 'O corpo do pedido.' }),
    cStat: z.string().nullable(),
    xMotivo: z.string().nullable(),
    protocolNumber: z.string().nullable(),
    registeredAt: instant('Quando a SEFAZ o registrou.').nullable(),
    hasXml: z
      .boolean()
      .meta({ description: 'true: o XML está em /v1/received/{id}/events/{id do evento}/xml.' }),
    createdAt: instant('Quando foi pedido.'),
  })
  .meta({ id: 'EventoPedido' });

export const requestedSchema = z
  .strictObject({
    message: z.string(),
    manifestationId: z.uuid().meta({ description: 'O id em manifestacoes, na consulta da nota.' }),
    tipo: z.enum(MANIFESTATIONS),
    status: z
      .enum(MANIFESTATION_STATUS)
      .meta({ description: 'pendente, ou com Prefer: wait=N o de depois da espera.' }),
    manifestacao: manifestationSchema.exactOptional().meta({ description: 'Com Prefer: wait=N.' }),
  })
  .meta({ id: 'ManifestacaoRecebida' });

export const receivedSchema = documentSchema
  .extend({
    eventos: z.array(eventSchema),
    manifestacoes: z.array(manifestationSchema).meta({ description: 'Da mais antiga à mais nova.' }),
    eventosPedidos: z
      .array(requestedEventSchema)
      .meta({ description: 'Os outros eventos da nota pedidos pela empresa, do mais antigo ao mais novo.' }),
    eventosPossiveis: z
      .array(z.enum(RECEIVED_EVENTS))
      .meta({ description: 'Os eventos que se podem pedir agora em /v1/received/{id}/eventos/{evento}.' }),
    allowedActions: z
      .array(allowedSchema)
      .meta({ description: 'As manifestações que a SEFAZ aceita agora, e até quando.' }),
    consulta: keyQuerySchema.nullable().meta({
      description: 'A consulta da SEFAZ pela chave, quando o XML não vem pela sequência; null: não houve.',
    }),
  })
  .meta({ id: 'DocumentoRecebidoComEventos' });

export const receivedListSchema = z
  .strictObject({ data: z.array(documentSchema), nextCursor: z.string().nullable() })
  .meta({ id: 'DocumentosRecebidos' });

export const purchasesSchema = z
  .strictObject({
    data: z.array(
      z.strictObject({ accessKey: z.string(), emitente: z.string(), cStat: z.string(), xMotivo: z.string() }),
    ),
  })
  .meta({ id: 'ComprasDoSandbox' });

export const receivingBodyOf = ({
  enabled,
  policy,
  sequences,
  address,
}: ReceivingState): z.infer<typeof receivingSchema> => {
  const states = sequences.map(({ type, condition, message, checkedAt }) => ({
    type,
    state: condition?.kind ?? null,
    message,
    checkedAt: checkedAt?.toISOString() ?? null,
  }));
  const { state = null, message = null, checkedAt = null } = states[0] ?? {};
  return { enabled, sequences: states, manifestacaoAutomatica: policy, state, message, checkedAt, address };
};

export const summaryOf = (row: ReceivedDocument): z.infer<typeof documentSchema> => ({
  id: row.id,
  type: row.type,
  target: row.target,
  accessKey: row.accessKey,
  emitente: row.emitente,
  nome: row.nome,
  dataEmissao: row.dhEmi,
  tipo: row.tpNF === null ? null : row.tpNF === '0' ? 'entrada' : 'saida',
  valorTotal: row.valorTotal,
  protocolNumber: row.protocolNumber,
  situacao: row.situacao,
  completa: row.whole,
  manifestacao: row.manifestacao,
  prazoManifestacao: row.deadline && {
    prazo: row.deadline.term,
    endsAt: row.deadline.endsAt.toISOString(),
  },
  proof: row.proof,
  proofReason: row.proofReason,
  receivedAt: row.receivedAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export const manifestationOf = (one: ManifestationView): z.infer<typeof manifestationSchema> => ({
  id: one.id,
  tipo: one.tipo,
  status: one.status,
  sequencia: one.sequence,
  justificativa: one.justificativa,
  automatica: !one.requested,
  referencia: one.referencia,
  cStat: one.cStat,
  xMotivo: one.xMotivo,
  protocolNumber: one.protocolNumber,
  registeredAt: one.registeredAt?.toISOString() ?? null,
  hasXml: one.hasXml,
  createdAt: one.createdAt.toISOString(),
});

export const requestedEventOf = (one: RequestedEventView): z.infer<typeof requestedEventSchema> => ({
  id: one.id,
  evento: one.kind,
  status: one.status,
  sequencia: one.sequence,
  dados: { ...one.request },
  cStat: one.cStat,
  xMotivo: one.xMotivo,
  protocolNumber: one.protocolNumber,
  registeredAt: one.registeredAt?.toISOString() ?? null,
  hasXml: one.hasXml,
  createdAt: one.createdAt.toISOString(),
});

export const detailOf = ({
  events,
  manifestations,
  requestedEvents,
  keyQuery,
  moment,
  ...row
}: ReceivedDetail): z.infer<typeof receivedSchema> => ({
  ...summaryOf(row),
  eventos: events.map((event) => ({
    id: event.id,
    tpEvento: event.tpEvento,
    sequencia: event.nSeqEvento,
    descricao: event.xEvento,
    autor: event.autor,
    dataEvento: event.dhEvento,
    protocolNumber: event.nProt,
    receivedAt: event.receivedAt.toISOString(),
  })),
  manifestacoes: manifestations.map(manifestationOf),
  eventosPedidos: requestedEvents.map(requestedEventOf),
  eventosPossiveis: [...allowedReceived(moment.note, moment.earlier, moment.nowMs)],
  allowedActions: allowedManifestations(moment.note, moment.earlier, moment.nowMs).map(
    ({ action, untilMs }) => ({ action, until: new Date(untilMs).toISOString() }),
  ),
  consulta: keyQueryBody(keyQuery),
});
