import type { Ambiente } from '@fiscal/core/vocabulary/service';
import { z } from 'zod';
import { DATA } from './data.ts';
import { MESSAGE_TYPES, type MessageType } from './types.ts';

/** A message never reaches this size. Source: Standard Webhooks 1.0.0, payload size. */
export const MESSAGE_BYTES_MAX = 20_000;

type DataOf<T extends MessageType> = z.infer<(typeof DATA)[(typeof MESSAGE_TYPES)[T]['subject']]>;

/** Messages; each type has its own data. */
export type Message = {
  readonly [T in MessageType]: {
    /** `webhook-id` too; the same in every try. */
    readonly id: string;
    readonly type: T;
    /** Time of the change. */
    readonly timestamp: Date;
    /** Time at which the message was made. */
    readonly createdAt: Date;
    readonly environment: Ambiente;
    readonly data: DataOf<T>;
  };
}[MessageType];

const envelope = {
  id: z
    .string()
    .regex(/^msg_[A-Za-z0-9_-]+$/)
    .max(68)
    .meta({
      description:
        'O mesmo em todas as tentativas, como no cabeçalho webhook-id: guarde-o e ignore repetidos.',
      example: 'msg_019aa5b2c7e87f0b9d1e2a3b4c5d6e7f',
    }),
  timestamp: z.iso.datetime({ precision: 3 }).meta({ description: 'Quando aconteceu.' }),
  createdAt: z.iso.datetime({ precision: 3 }).meta({ description: 'Quando a mensagem foi criada.' }),
  environment: z.union([z.literal(1), z.literal(2)]).meta({ description: '1 produção, 2 homologação.' }),
};

/** The published shape of one type's message. */
export function messageSchema(type: MessageType) {
  const { subject, description } = MESSAGE_TYPES[type];
  const { id, ...rest } = envelope;
  return z
    .strictObject({ id, type: z.literal(type), ...rest, data: DATA[subject] })
    .meta({ description, examples: [exampleOf(type)] });
}

/**
 * The body of a message, as it is signed, stored and sent in every try. Throws when the data does not match its type:
 * an error of the caller's.
 */
export function messageBody({ timestamp, createdAt, ...message }: Message): string {
  const dated = { ...message, timestamp: timestamp.toISOString(), createdAt: createdAt.toISOString() };
  return JSON.stringify(messageSchema(message.type).parse(dated));
}

const API = 'https://api.exemplo.com.br';
const AT = '2026-11-25T12:34:56.789Z';
const clientId = '019aa5b2-0000-7000-8000-000000000001';
const documentId = '019aa5b2-c7e8-7f0b-9d1e-2a3b4c5d6e7f';

const document = (status: DataOf<'document.pending'>['status'], sequence: number) => ({
  clientId,
  documentType: 'nfe',
  documentId,
  status,
  sequence,
  url: `${API}/v1/nfe/${documentId}`,
});
const event = (eventStatus: DataOf<'document.event.requested'>['eventStatus'], sequence: number) => ({
  ...document('AUTORIZADA', sequence),
  eventId: '019aa5b3-1111-7222-8333-444455556666',
  eventType: 'carta-correcao',
  eventStatus,
});

const receivedId = '019aa5b4-3333-7222-8333-444455556666';
const received = {
  clientId,
  documentType: 'nfe',
  receivedId,
  accessKey: '35261199888777000161550010000012341487301950',
  url: `${API}/v1/received/${receivedId}`,
};
const receivedEvent = (situacao: 'autorizada' | 'cancelada', tpEvento: string) => ({
  ...received,
  situacao,
  eventId: '019aa5b5-4444-7222-8333-444455556666',
  tpEvento,
});

const EXAMPLES: { readonly [T in MessageType]: DataOf<T> } = {
  'document.pending': document('PENDENTE', 1),
  'document.authorized': document('AUTORIZADA', 2),
  'document.rejected': document('REJEITADA', 2),
  'document.cancelled': document('CANCELADA', 4),
  'document.closed': {
    ...document('ENCERRADA', 4),
    documentType: 'mdfe',
    url: `${API}/v1/mdfe/${documentId}`,
  },
  'document.halted': document('ERRO_TECNICO', 2),
  'document.contingency': {
    ...document('PENDENTE', 2),
    documentType: 'nfce',
    url: `${API}/v1/nfc-e/${documentId}`,
  },
  'document.deadline': {
    ...document('PENDENTE', 3),
    documentType: 'nfce',
    url: `${API}/v1/nfc-e/${documentId}`,
    deadlineId: '019aa5b3-2222-7222-8333-444455556666',
    deadlineKind: 'transmissao',
    endsAt: '2026-11-27T02:59:59.000Z',
    percent: 80,
  },
  'document.imported': { ...document('AUTORIZADA', 1), imported: { state: 'unconfirmed' } },
  'document.event.requested': event('pendente', 3),
  'document.event.registered': event('autorizado', 4),
  'document.event.refused': event('erro_autorizacao', 4),
  'numbering.voided': {
    clientId,
    documentType: 'nfe',
    serie: 1,
    firstNumber: 10,
    lastNumber: 14,
    url: `${API}/v1/nfe/inutilizacoes`,
  },
  'received.document': { ...received, situacao: 'autorizada', completa: false, proof: 'confirmed' },
  'received.completed': { ...received, situacao: 'autorizada', completa: true, proof: 'confirmed' },
  'received.checked': { ...received, situacao: 'autorizada', completa: true, proof: 'confirmed' },
  'received.cancelled': receivedEvent('cancelada', '110111'),
  'received.event': receivedEvent('autorizada', '110110'),
  'received.manifested': {
    ...received,
    manifestationId: '019aa5b6-5555-7222-8333-444455556666',
    tipo: 'ciencia',
    status: 'registrada',
  },
  'received.requested': {
    ...received,
    eventId: '019aa5b6-6666-7222-8333-444455556666',
    evento: 'imobilizacao-item',
    status: 'registrada',
  },
  'received.deadline': {
    ...received,
    situacao: 'autorizada',
    prazo: 'conclusiva',
    endsAt: '2027-02-19T13:00:05.000Z',
  },
  'received.neighbor': {
    clientId,
    documentType: 'nfe',
    nsu: 1_412,
    missing: 12,
    noticedAt: '2026-11-25T12:34:56.000Z',
    url: `${API}/v1/clients/${clientId}/received/2`,
  },
  'certificate.expiring': {
    clientId,
    notAfter: '2026-12-02T02:59:59.000Z',
    daysLeft: 6,
    url: `${API}/v1/clients/${clientId}`,
  },
  'credits.low': { available: 87.5, threshold: 100, url: `${API}/v1/account` },
  'sefaz.status_changed': { documentType: 'nfe', uf: 'SP', online: false, cStat: '108', since: AT },
  'webhook.test': {
    message: 'Mensagem de teste da Emite.',
    challenge: 'q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQ.5f3m0nX1b2c3d4e5f6g7h8',
  },
};

/** Example message of a type, for the documentation and for tries of a receiver. */
export const exampleOf = <T extends MessageType>(type: T) => ({
  id: 'msg_019aa5b2c7e87f0b9d1e2a3b4c5d6e7f',
  type,
  timestamp: AT,
  createdAt: '2026-11-25T12:34:56.802Z',
  environment: 2 as const,
  data: EXAMPLES[type],
});
