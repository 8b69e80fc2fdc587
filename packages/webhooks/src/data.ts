import { DEADLINE_KINDS, DEADLINE_MARKS } from '@fiscal/core/vocabulary/deadline';
import { IMPORTED_STATES } from '@fiscal/core/vocabulary/imported';
import { MANIFESTATIONS, RECEIVED_EVENTS, TERM_KINDS } from '@fiscal/core/vocabulary/manifestation';
import { RECEIVED_SITUATIONS } from '@fiscal/core/vocabulary/received/distribution';
import { RECEIVED_PROOF_REASONS, RECEIVED_PROOFS } from '@fiscal/core/vocabulary/received/proof';
import { DOCUMENT_STATUS, EVENT_STATUS } from '@fiscal/core/vocabulary/states';
import { z } from 'zod';
import type { Subject } from './types.ts';

/** The data of a message, by its subject: ids and where to ask for the rest. Every text has an end, so that every message has. */

const word = (description: string) => z.string().max(60).meta({ description });
const clientId = z.uuid().meta({ description: 'A empresa.' });
const documentType = word('Tipo do documento.').meta({ example: 'nfe' });
const url = (description: string) =>
  z
    .url({ protocol: /^https?$/ })
    .max(2_048)
    .meta({ description });

const document = {
  clientId,
  documentType,
  documentId: z.uuid().meta({ description: 'O invoiceId devolvido na emissão.' }),
  status: z.enum(DOCUMENT_STATUS).meta({ description: 'Situação do documento nesta mudança.' }),
  sequence: z.int().min(1).meta({
    description:
      'Ordem desta mensagem entre as do mesmo documento. Chegam em ordem; menor ou igual a uma já vista é repetição.',
  }),
  url: url('Onde consultar o documento, com a chave de acesso da conta e o token da empresa.'),
};

const documentData = z.strictObject(document).meta({ id: 'WebhookDocumento' });

const importedData = z
  .strictObject({
    ...document,
    imported: z
      .strictObject({
        state: z.enum(IMPORTED_STATES).meta({ description: 'Se a SEFAZ confirma o documento.' }),
      })
      .exactOptional()
      .meta({ description: 'Ausente do que foi importado antes de haver este campo.' }),
  })
  .meta({ id: 'WebhookDocumentoImportado' });

const deadlineData = z
  .strictObject({
    ...document,
    deadlineId: z.uuid().meta({ description: 'O id em GET /v1/deadlines.' }),
    deadlineKind: z.enum(DEADLINE_KINDS).meta({ description: 'O que fazer até lá.' }),
    endsAt: z.iso.datetime({ precision: 3 }).meta({ description: 'Quando vence.' }),
    percent: z.literal(DEADLINE_MARKS).meta({ description: 'Quanto do prazo passou; 100: venceu.' }),
  })
  .meta({ id: 'WebhookPrazo' });

const eventData = z
  .strictObject({
    ...document,
    eventId: z.uuid().meta({ description: 'O id em events, na consulta do documento.' }),
    eventType: word('Espécie do evento.').meta({ example: 'cancelamento' }),
    eventStatus: z.enum(EVENT_STATUS).meta({ description: 'Situação do evento nesta mudança.' }),
  })
  .meta({ id: 'WebhookEvento' });

const numberingData = z
  .strictObject({
    clientId,
    documentType,
    serie: z.int().min(0),
    firstNumber: z.int().min(1).meta({ description: 'Primeiro número da faixa.' }),
    lastNumber: z.int().min(1).meta({ description: 'Último número da faixa.' }),
    url: url('Onde listar as faixas inutilizadas.'),
  })
  .meta({ id: 'WebhookInutilizacao' });

const received = {
  clientId,
  documentType,
  receivedId: z.uuid().meta({ description: 'O id da nota em GET /v1/received.' }),
  accessKey: z.string().max(50).meta({ description: 'A chave de acesso da nota.' }),
  url: url('Onde consultar a nota, com a chave de acesso da conta e o token da empresa.'),
};
const situacao = z.enum(RECEIVED_SITUATIONS).meta({ description: 'Situação da nota nesta mudança.' });

const receivedData = z
  .strictObject({
    ...received,
    situacao,
    completa: z.boolean().meta({ description: 'false: a SEFAZ entregou só o resumo.' }),
    proof: z.enum(RECEIVED_PROOFS).meta({
      description:
        'confirmed: a SEFAZ a entregou ou confirmou; unconfirmed: só um arquivo a mostra; contradicted: a SEFAZ a contradiz.',
    }),
    proofReason: z
      .enum(RECEIVED_PROOF_REASONS)
      .exactOptional()
      .meta({ description: 'Em que a SEFAZ contradiz o arquivo.' }),
  })
  .meta({ id: 'WebhookNotaRecebida' });

const receivedEventData = z
  .strictObject({
    ...received,
    situacao,
    eventId: z.uuid().meta({ description: 'O id em eventos, na consulta da nota.' }),
    tpEvento: z.string().max(6).meta({ description: 'Código do evento.', example: '110111' }),
  })
  .meta({ id: 'WebhookEventoRecebido' });

const manifestationData = z
  .strictObject({
    ...received,
    manifestationId: z.uuid().meta({ description: 'O id em manifestacoes, na consulta da nota.' }),
    tipo: z.enum(MANIFESTATIONS),
    status: z.enum(['registrada', 'recusada', 'erro']),
    referencia: z
      .string()
      .max(60)
      .exactOptional()
      .meta({ description: 'A do pedido anunciado que a nota atendeu; ausente: não foi por pedido.' }),
  })
  .meta({ id: 'WebhookManifestacao' });

const receivedRequestData = z
  .strictObject({
    ...received,
    eventId: z.uuid().meta({ description: 'O id em eventosPedidos, na consulta do documento.' }),
    evento: z.enum(RECEIVED_EVENTS).meta({ description: 'O evento, como no caminho do pedido.' }),
    status: z.enum(['registrada', 'recusada', 'erro']),
  })
  .meta({ id: 'WebhookEventoPedido' });

const receivedDeadlineData = z
  .strictObject({
    ...received,
    situacao,
    prazo: z.enum(TERM_KINDS).meta({
      description:
        'ciencia: de um resumo sem manifestação; conclusiva: de uma nota sem manifestação conclusiva.',
    }),
    endsAt: z.iso.datetime({ precision: 3 }).meta({ description: 'Fim do prazo.' }),
  })
  .meta({ id: 'WebhookPrazoDeManifestacao' });

const receivedNeighborData = z
  .strictObject({
    clientId,
    documentType,
    nsu: z.int().meta({ description: 'O maior NSU que o outro sistema recebeu.' }),
    missing: z.int().meta({ description: 'Quantos NSUs faltam à Emite.' }),
    noticedAt: z.iso
      .datetime({ precision: 3 })
      .meta({ description: 'Quando a SEFAZ recusou a consulta da Emite, pelo relógio da conta.' }),
    url: url('Onde consultar a sequência.'),
  })
  .meta({ id: 'WebhookOutroSistema' });

const certificateData = z
  .strictObject({
    clientId,
    notAfter: z.iso.datetime({ precision: 3 }).meta({ description: 'Fim da validade.' }),
    daysLeft: z.int().meta({ description: 'Dias inteiros até lá; negativo quando já venceu.' }),
    url: url('Onde consultar a empresa.'),
  })
  .meta({ id: 'WebhookCertificado' });

const creditsData = z
  .strictObject({
    available: z.number().meta({ description: 'Créditos disponíveis.' }),
    threshold: z.number().meta({ description: 'Abaixo de quantos a mensagem é enviada.' }),
    url: url('Onde consultar a conta.'),
  })
  .meta({ id: 'WebhookCreditos' });

const authorityData = z
  .strictObject({
    documentType,
    uf: z.string().length(2).meta({ example: 'SP' }),
    online: z.boolean(),
    cStat: z.string().max(10).nullable().meta({
      description: 'Código que a SEFAZ respondeu; null quando não respondeu.',
    }),
    since: z.iso.datetime({ precision: 3 }).meta({ description: 'Desde quando está assim.' }),
  })
  .meta({ id: 'WebhookSituacaoDaSefaz' });

const testData = z
  .strictObject({
    message: z.string().max(200),
    challenge: z.string().max(100).meta({
      description:
        'Devolva este texto na resposta, sozinho ou como challenge de um objeto JSON, para provar que o endereço é seu: sem isso, reenvios de períodos são recusados.',
    }),
  })
  .meta({ id: 'WebhookTeste' });

export const DATA = {
  document: documentData,
  imported: importedData,
  deadline: deadlineData,
  event: eventData,
  numbering: numberingData,
  received: receivedData,
  'received-event': receivedEventData,
  'received-request': receivedRequestData,
  'received-deadline': receivedDeadlineData,
  'received-neighbor': receivedNeighborData,
  manifestation: manifestationData,
  certificate: certificateData,
  credits: creditsData,
  authority: authorityData,
  test: testData,
} as const satisfies Readonly<Record<Subject, z.ZodType>>;
