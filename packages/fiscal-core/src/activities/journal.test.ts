import { expect, it } from 'vitest';
import { createMemoryOveruse } from '../testing/overuse.ts';
import { type Caller, createAuthority, type Keys } from './authority.ts';
import type { Journal } from './journal.ts';
import { NOT_JOURNALLED } from './journal.ts';
import { createOveruseGate } from './overuse/overuse-gate.ts';

const CALLER: Caller = {
  accountId: 'conta',
  clientId: 'empresa',
  type: 'nfe',
  uf: 'SP',
  strict: false,
  environment: 2,
  target: 'sandbox',
  about: { subjectId: 'documento', attemptId: 'tentativa', eventId: null, signed: null },
};
const KEYS = { kind: 'ok', identity: { id: 'x', certPem: '' } } as Keys;

function queryWith(journal: Journal | null) {
  const order: string[] = [];
  const authority = createAuthority({
    sefaz: {
      call: async ({ service }) => {
        order.push(service);
        return { kind: 'resposta', xml: '<a/>', latencyMs: 1 };
      },
    },
    overuse: createOveruseGate({ store: createMemoryOveruse(() => 0) }),
    keys: { keysFor: async () => KEYS },
    record: () => {},
    journal:
      journal &&
      (async (sending) => {
        order.push(`diário ${sending.service} ${sending.subjectId}`);
        await journal(sending);
      }),
    liveTransmission: false,
    timeoutMs: 1_000,
  });
  return { order, authority };
}

it.each(['autorizacao', 'recepcaoEvento', 'inutilizacao'] as const)(
  'keeps what %s sends before it leaves',
  async (service) => {
    const { order, authority } = queryWith(async () => {});
    await authority.ask(CALLER, { service, payload: '<x/>' }, KEYS);
    expect(order).toEqual([`diário ${service} documento`, service]);
  },
);

it('sends nothing that it could not record, with a time to retry', async () => {
  const { order, authority } = queryWith(() => Promise.reject(new Error('disco cheio')));
  const reply = await authority.ask(CALLER, { service: 'autorizacao', payload: '<x/>' }, KEYS);
  expect(reply).toEqual({ kind: 'nao-enviado', cause: NOT_JOURNALLED, retryAfterSeconds: 30 });
  expect(order).toEqual(['diário autorizacao documento']);
});

it('asks without keeping', async () => {
  const { order, authority } = queryWith(async () => {});
  await authority.ask(CALLER, { service: 'consultaProtocolo', payload: '<x/>' }, KEYS);
  expect(order).toEqual(['consultaProtocolo']);
});
