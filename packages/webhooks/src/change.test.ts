import { DOCUMENT_STATUS, EVENT_STATUS } from '@fiscal/core/vocabulary/states';
import { expect, it } from 'vitest';
import { asksFor, messageOf, type PublishedChange, typeOfChange } from './change.ts';
import { exampleOf } from './message.ts';
import { isMessageType, MESSAGE_TYPES } from './types.ts';

const API = 'https://api.exemplo.com.br';
const places = {
  document: (type: string, id: string) => `${API}/v1/${type === 'nfce' ? 'nfc-e' : type}/${id}`,
  account: `${API}/v1/account`,
  client: (id: string) => `${API}/v1/clients/${id}`,
  received: (id: string) => `${API}/v1/received/${id}`,
  voidedNumbers: () => `${API}/v1/nfe/inutilizacoes`,
};
const change: PublishedChange = {
  seq: 7n,
  clientId: '019aa5b2-0000-7000-8000-000000000001',
  documentId: '019aa5b2-c7e8-7f0b-9d1e-2a3b4c5d6e7f',
  environment: 2,
  type: 'nfe',
  kind: 'AUTORIZADA',
  subjectId: null,
  details: null,
  at: new Date('2026-11-25T12:34:56.789Z'),
};

it('gives a type of its own to every status of a document and every turn of an event', () => {
  const messageFor = [
    ...DOCUMENT_STATUS.map((kind) => typeOfChange({ kind, details: null })),
    ...EVENT_STATUS.map((status) => typeOfChange({ kind: 'evento', details: { status } })),
  ];
  expect(new Set(messageFor).size).toBe(messageFor.length);
  expect(messageFor).not.toContain(null);
});

it('is null for an event whose row does not name it', () => {
  expect(messageOf({ ...change, kind: 'evento' }, 'x', places)).toBeNull();
});

it('names another system of a company and where its sequence is read', () => {
  const details = { nsu: 14, missing: 3, noticedAt: '2026-11-25T12:00:00.000Z' };
  const row = { ...change, kind: 'received.neighbor', documentId: null, type: 'cte', details };
  expect(messageOf(row, 'x', places)).toMatchObject({
    type: 'received.neighbor',
    data: {
      clientId: change.clientId,
      documentType: 'cte',
      ...details,
      url: `${API}/v1/clients/${change.clientId}/received/2`,
    },
  });
});

it('gives the status of a document and where to read it', () => {
  expect(messageOf(change, 'AQ_-1', places)).toEqual({
    id: 'msg_AQ_-1',
    type: 'document.authorized',
    timestamp: '2026-11-25T12:34:56.789Z',
    createdAt: '2026-11-25T12:34:56.789Z',
    environment: 2,
    data: {
      clientId: change.clientId,
      documentType: 'nfe',
      documentId: change.documentId,
      status: 'AUTORIZADA',
      sequence: 7,
      url: `${API}/v1/nfe/${change.documentId}`,
    },
  });
});

it('gives the type of an event and its document', () => {
  const subjectId = '019aa5b3-1111-7222-8333-444455556666';
  const details = {
    type: 'carta-correcao',
    status: 'autorizado',
    documentStatus: 'AUTORIZADA',
    eventCode: '110110',
  };
  const message = messageOf({ ...change, kind: 'evento', subjectId, details }, 'x', places);
  expect(message).toMatchObject({
    type: 'document.event.registered',
    data: {
      eventId: subjectId,
      eventType: 'carta-correcao',
      eventStatus: 'autorizado',
      status: 'AUTORIZADA',
    },
  });
});

it('shows whether the authority confirmed an imported document; older rows omit it', () => {
  const row = { ...change, kind: 'document.imported', details: { documentStatus: 'AUTORIZADA' } };
  const imported = { state: 'contradicted' };
  expect(messageOf(row, 'x', places)?.data).not.toHaveProperty('imported');
  expect(messageOf({ ...row, details: { ...row.details, imported } }, 'x', places)).toMatchObject({
    type: 'document.imported',
    data: { status: 'AUTORIZADA', imported },
  });
});

it('names the deadline of a document, its elapsed part and its end', () => {
  const subjectId = '019aa5b3-2222-7222-8333-444455556666';
  const endsAt = '2026-11-27T02:59:59.000Z';
  const details = { documentStatus: 'PENDENTE', kind: 'transmissao', percent: 80, endsAt };
  expect(messageOf({ ...change, kind: 'document.deadline', subjectId, details }, 'x', places)).toMatchObject({
    type: 'document.deadline',
    data: { deadlineId: subjectId, deadlineKind: 'transmissao', percent: 80, endsAt, status: 'PENDENTE' },
  });
});

it('reports a received note, its cancellation, a manifestation once it is decided, and the end of its term', () => {
  const noteId = '019aa5b4-3333-7222-8333-444455556666';
  const subjectId = '019aa5b5-4444-7222-8333-444455556666';
  const accessKey = '35261199888777000161550010000012341487301950';
  const messageFor = (kind: string, details: Record<string, unknown>, subject = subjectId) =>
    messageOf(
      { ...change, documentId: null, kind, subjectId: subject, details: { accessKey, ...details } },
      'x',
      places,
    );
  expect(
    messageFor('received.document', { nsu: 7, situacao: 'autorizada', completa: false }, noteId),
  ).toMatchObject({
    type: 'received.document',
    data: { receivedId: noteId, completa: false, proof: 'confirmed', url: `${API}/v1/received/${noteId}` },
  });
  const byHand = { situacao: 'autorizada', completa: true, proof: 'unconfirmed' };
  expect(messageFor('received.document', byHand, noteId)?.data).toMatchObject({ proof: 'unconfirmed' });
  const checked = { ...byHand, proof: 'contradicted', proofReason: 'nao_consta' };
  expect(messageFor('received.checked', checked, noteId)).toMatchObject({
    type: 'received.checked',
    data: { proof: 'contradicted', proofReason: 'nao_consta' },
  });
  const event = { receivedId: noteId, situacao: 'cancelada', nsu: 8 };
  expect(messageFor('received.event', { ...event, tpEvento: '110111' })).toMatchObject({
    type: 'received.cancelled',
    data: { receivedId: noteId, eventId: subjectId, situacao: 'cancelada' },
  });
  expect(messageFor('received.event', { ...event, tpEvento: '110110' })?.type).toBe('received.event');
  expect(messageFor('received.event', { tpEvento: '110111', nsu: 8 })).toBeNull();
  const manifested = { receivedId: noteId, tipo: 'ciencia' };
  expect(messageFor('received.manifested', { ...manifested, status: 'pendente' })).toBeNull();
  expect(messageFor('received.manifested', { ...manifested, status: 'registrada' })).toMatchObject({
    data: { manifestationId: subjectId, tipo: 'ciencia', status: 'registrada' },
  });
  expect(
    messageFor('received.manifested', { ...manifested, status: 'registrada', referencia: 'PC-1001' })?.data,
  ).toMatchObject({ referencia: 'PC-1001' });
  const requested = { receivedId: noteId, tipo: 'prestacao-desacordo' };
  expect(messageFor('received.requested', { ...requested, status: 'pendente' })).toBeNull();
  expect(messageFor('received.requested', { ...requested, status: 'recusada' })).toMatchObject({
    type: 'received.requested',
    data: { eventId: subjectId, evento: 'prestacao-desacordo', status: 'recusada' },
  });
  const term = { situacao: 'autorizada', prazo: 'ciencia', endsAt: '2026-12-01T13:00:05.000Z' };
  expect(messageFor('received.deadline', term, noteId)).toMatchObject({
    type: 'received.deadline',
    data: { receivedId: noteId, prazo: 'ciencia', endsAt: '2026-12-01T13:00:05.000Z' },
  });
});

it.each(
  Object.keys(MESSAGE_TYPES)
    .filter(isMessageType)
    .filter((type) => MESSAGE_TYPES[type].subject !== 'document'),
)('%s is made of a row with its details', (type) => {
  const { data } = exampleOf(type);
  const of = 'documentId' in data ? null : { ...data };
  if (of === null) return;
  for (const place of ['clientId', 'documentType', 'url']) delete of[place as keyof typeof of];
  const clientId = 'clientId' in data ? data.clientId : null;
  const documentType = 'documentType' in data ? data.documentType : '';
  const row = { ...change, documentId: null, clientId, type: documentType, kind: type, details: of };
  expect(messageOf(row, 'x', places)).toMatchObject({ type, data });
});

it.each([
  ['document.authorized', 'document.authorized', true],
  ['document.*', 'document.authorized', true],
  ['document', 'document.event.registered', true],
  ['document.event.*', 'document.event.refused', true],
  ['document.event', 'document.eventual', false],
  ['document.auth', 'document.authorized', false],
  ['numbering.voided', 'document.authorized', false],
])('%s asks for %s: %s', (asked, type, expected) => {
  expect(asksFor(asked, type)).toBe(expected);
});
