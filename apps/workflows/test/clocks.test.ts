import type { ObligationWork } from '@fiscal/core/activities/contingency/obligation-store';
import { createFiscalActivities } from '@fiscal/core/activities/fiscal';
import { serviceWait } from '@fiscal/core/lifecycle/doubt';
import { describe, expect, it } from 'vitest';
import { acceptDocument, authorizedDocument } from './support/documents.ts';
import { START_MS, testPorts } from './support/ports.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const UNREACHED = serviceWait({ cStat: null, reason: 'ECONNREFUSED', unsent: true });
const KEY = '35261111222333000181550010000000071123456780';

/** Emissions and all else give up this long after they were asked for, by the store's time. */
const AGE_MS = 24 * HOUR;

describe.each([
  ['right', 0],
  ['ten minutes fast', 10 * MINUTE],
  ['ten minutes slow', -10 * MINUTE],
])('a worker whose clock is %s', (_, aheadMs) => {
  const worker = () => {
    const test = testPorts();
    test.clock.aheadMs = aheadMs;
    return { ...test, steps: createFiscalActivities(test.ports) };
  };

  it('gives an emission up when its time is over, not before', async () => {
    const { steps, store, clock } = worker();
    const { work, operations } = acceptDocument(store);
    const { documentId, accountId } = work;
    const input = { documentId, accountId, operationId: operations[0]?.id ?? '', attemptId: null };
    clock.nowMs = START_MS + AGE_MS - 1;
    expect(await steps.adiar({ ...input, wait: UNREACHED })).toEqual({ kind: 'aguardar', waitMs: 1 });
    clock.nowMs += 1;
    expect(await steps.adiar({ ...input, wait: UNREACHED })).toMatchObject({ kind: 'esgotado' });
  });

  it('so an event, so a range', async () => {
    const { steps, store, authority, ranges, clock } = worker();
    const { work } = authorizedDocument(store, authority);
    const { documentId, accountId } = work;
    const { id: operationId } = store.addOperation(documentId, 'cancelamento', { reason: 'Pedido desfeito' });
    const event = { documentId, accountId, operationId, wait: UNREACHED };
    const { inutilizacaoId, ...range } = ranges.add(5, 9);
    const asked = { accountId: range.accountId, inutilizacaoId, wait: UNREACHED };
    clock.nowMs = START_MS + AGE_MS - 1;
    expect(await steps.adiarEvento(event)).toEqual({ kind: 'aguardar', waitMs: 1 });
    expect(await steps.adiarInutilizacao(asked)).toEqual({ kind: 'aguardar', waitMs: 1 });
    clock.nowMs += 1;
    expect(await steps.adiarEvento(event)).toMatchObject({ kind: 'esgotado' });
    expect(await steps.adiarInutilizacao(asked)).toMatchObject({ kind: 'esgotado' });
  });

  it('believes that a key is nowhere when that is proven, not before', async () => {
    const { ports, steps, clock } = worker();
    const work: ObligationWork = {
      readAtMs: START_MS,
      accountId: 'conta',
      obligationId: 'obrigação',
      clientId: 'empresa',
      documentId: 'documento',
      attemptId: 'tentativa',
      environment: 2,
      target: 'sandbox',
      type: 'nfe',
      uf: 'SP',
      emitente: '11222333000181',
      modelo: '55',
      serie: 1,
      numero: 7,
      accessKey: KEY,
      kind: 'chave',
      step: 'consultar',
      tries: 0,
      clockOffsetMs: 0,
      inDoubtSinceMs: START_MS,
      strict: false,
      digestValue: '',
      authorizedAtMs: null,
      document: { status: 'AUTORIZADA', accessKey: 'outra', serie: 1, numero: 8 },
      asked: null,
    };
    const did: unknown[] = [];
    Object.assign(ports.obligations, {
      loadObligation: async () => ({ ...work, readAtMs: clock.nowMs }),
      deferObligation: async (_scope, { reason }) => {
        did.push(reason);
      },
      askVoiding: async () => {
        did.push('inutilizar');
        return 'faixa';
      },
    } satisfies Partial<typeof ports.obligations>);
    clock.nowMs += ports.proofAfterMs - 1;
    expect(await steps.regularizar(work)).toBeNull();
    clock.nowMs += 1;
    expect(await steps.regularizar(work)).toEqual({ accountId: 'conta', inutilizacaoId: 'faixa' });
    expect(did).toEqual([expect.stringContaining('ainda não conhece a chave'), 'inutilizar']);
  });

  it('never resends bytes that were replaced in vain, and ends them when they are proven absent', async () => {
    const { steps, ports, store, authority, clock } = worker();
    const document = acceptDocument(store);
    const { documentId, accountId } = document.work;
    const scope = { documentId, accountId, operationId: document.operations[0]?.id ?? '' };
    const refused = { cStat: '539', xMotivo: 'Duplicidade', inDoubtSince: new Date(START_MS).toISOString() };
    const issued = {
      mode: 'offline',
      tpEmis: '9',
      since: '',
      reason: '',
      deadline: null,
      left: true,
      refused,
    };
    Object.assign(document.work.contingency, { issued });
    const signed = await steps.assinar(scope);
    if (signed.kind !== 'pronto') throw new Error(signed.kind);
    const send = () =>
      steps.transmitir({ ...scope, attemptId: signed.attempt.id, expectedSends: signed.attempt.sends });
    clock.nowMs = START_MS + ports.proofAfterMs - 1_000;
    expect(await send()).toMatchObject({ kind: 'indisponivel', sent: false, retryAfterSeconds: 1 });
    clock.nowMs += 1_000;
    expect(await send()).toMatchObject({ kind: 'rejeitado', cStat: '539' });
    expect(authority.calls).toEqual([]);
  });
});
