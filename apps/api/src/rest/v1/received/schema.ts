import { TARGETS } from '@fiscal/core/vocabulary/target';
import {
  RECEIVED_SITUATIONS,
  type ReceivedDetail,
  type ReceivedDocument,
} from '@fiscal/db/received/received-documents';
import { z } from 'zod';
import type { ReceivingState } from '../../../services/received/received-services.ts';

const instant = (description: string) => z.iso.datetime({ precision: 3 }).meta({ description });

export const receivingSchema = z
  .strictObject({
    enabled: z.boolean(),
    state: z.enum(['normal', 'vizinho', 'bloqueada', 'recusada', 'indisponivel']).nullable().meta({
      description:
        'Como ficou a última consulta; null: ainda não houve. vizinho: outro sistema consultou o mesmo CNPJ.',
    }),
    message: z.string().nullable(),
    checkedAt: instant('A última consulta.').nullable(),
  })
  .meta({ id: 'Recebimento' });

const documentSchema = z
  .strictObject({
    id: z.uuid(),
    type: z.string(),
    target: z.enum(TARGETS),
    accessKey: z.string(),
    emitente: z.string().meta({ description: 'CNPJ ou CPF de quem emitiu.' }),
    nome: z.string().nullable(),
    dataEmissao: z.string(),
    tipo: z.enum(['entrada', 'saida']).meta({ description: 'Para quem emitiu.' }),
    valorTotal: z.string(),
    protocolNumber: z.string(),
    situacao: z.enum(RECEIVED_SITUATIONS),
    completa: z.boolean().meta({ description: 'false: a SEFAZ entregou só o resumo.' }),
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

export const receivedSchema = documentSchema
  .extend({ eventos: z.array(eventSchema) })
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
  condition,
  message,
  checkedAt,
}: ReceivingState): z.infer<typeof receivingSchema> => ({
  enabled,
  state: condition?.kind ?? null,
  message,
  checkedAt: checkedAt?.toISOString() ?? null,
});

export const summaryOf = (row: ReceivedDocument): z.infer<typeof documentSchema> => ({
  id: row.id,
  type: row.type,
  target: row.target,
  accessKey: row.accessKey,
  emitente: row.emitente,
  nome: row.nome,
  dataEmissao: row.dhEmi,
  tipo: row.tpNF === '0' ? 'entrada' : 'saida',
  valorTotal: row.valorTotal,
  protocolNumber: row.protocolNumber,
  situacao: row.situacao,
  completa: row.whole,
  receivedAt: row.receivedAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export const detailOf = ({ events, ...row }: ReceivedDetail): z.infer<typeof receivedSchema> => ({
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
});
