import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAcceptor } from '../acceptance/acceptance.ts';
import type { Acceptor } from '../base/types.ts';
import { getDocument } from '../documents/documents.ts';
import { createEmissionStore } from '../emission/emission-store.ts';
import {
  authorizedVerdict,
  emit,
  reissue,
  rejectedVerdict,
  removableUntil,
  sign,
} from '../testing/emissions.ts';
import { identify } from '../testing/requests.ts';
import { createTenant, openDb, type TestTenant } from '../testing/test-database.ts';
import { createObligationStore } from './obligation-store.ts';
import { actOnObligation, claimObligations, listObligations } from './obligations.ts';

const app = openDb('app');
const worker = openDb('worker');
const store = createEmissionStore(worker);
const obligations = createObligationStore(worker);
let acceptor: Acceptor;
beforeAll(() => {
  acceptor = createAcceptor(app, { nowMs: () => Date.now(), identify });
});
afterAll(async () => {
  await acceptor.close();
});

const by = { actor: { kind: 'user', id: 'pessoa' } } as const;
const obligationsOf = (
  tenant: TestTenant,
  states: Parameters<typeof listObligations>[2]['states'] = ['aberta', 'tarefa'],
) => listObligations(app, tenant.accountId, { environment: 2, states, limit: 10 });
const openOf = async (tenant: TestTenant) => {
  const [one] = await obligationsOf(tenant);
  if (one === undefined) throw new Error('nothing is owed');
  return { accountId: tenant.accountId, obligationId: one.id };
};
describe('an attempt set aside', () => {
  it('keeps its number and key, and the document continues under the next', async () => {
    const tenant = await createTenant(app);
    const { emission, key } = await reissue({ acceptor, store }, tenant.test);
    expect(await getDocument(app, tenant.test, emission.scope.documentId)).toMatchObject({
      status: 'PENDENTE',
      accessKey: key,
      numero: emission.work.numero + 1,
      previousAttempts: [{ accessKey: emission.accessKey, state: 'enviando' }],
    });
    expect(await obligationsOf(tenant)).toMatchObject([
      { accessKey: emission.accessKey, numero: emission.work.numero, kind: 'chave', step: 'consultar' },
    ]);
    expect((await emit({ acceptor, store }, tenant.test)).work.numero).toBe(emission.work.numero + 2);
  });

  it('is only what was sent as often as was thought, once', async () => {
    const tenant = await createTenant(app);
    const emission = await emit({ acceptor, store }, tenant.test);
    const { attemptId } = await sign(store, emission);
    const contingency = { mode: 'offline', tpEmis: '9', since: '', reason: '', deadline: null } as const;
    const aside = (sends: number) =>
      store.setAside(emission.scope, {
        attemptId,
        sends,
        serie: 1,
        codigoOf: () => '12345678',
        removableUntil,
        contingency,
      });
    expect(await aside(0)).toBe(false);
    await store.markSending(emission.scope, attemptId, 0);
    expect(await aside(0)).toBe(false);
    expect(await aside(1)).toBe(true);
    expect(await aside(1)).toBe(false);
    expect(await obligationsOf(tenant)).toHaveLength(1);
    // No earlier worker sends it either.
    expect(await store.markSending(emission.scope, attemptId, 1)).toBe(false);
  });

  it('is the document again when what was issued in its place is refused', async () => {
    const tenant = await createTenant(app);
    const { emission, first, second, key } = await reissue({ acceptor, store }, tenant.test);
    const { scope, work } = emission;
    const verdict = rejectedVerdict(second, 'livre');
    expect(await store.settleEmission(scope, work.operationId, verdict)).toEqual({
      more: true,
      status: 'PENDENTE',
    });
    expect(await store.loadEmission(scope)).toMatchObject({
      accessKey: emission.accessKey,
      numero: work.numero,
      tpEmis: '1',
      attempt: { id: first, state: 'enviando' },
      contingency: { issued: { left: true, refused: { cStat: '539' } } },
    });
    // A repeated write, as after a lost answer, adds no change.
    expect(await store.settleEmission(scope, work.operationId, verdict)).toEqual({
      more: true,
      status: 'PENDENTE',
    });
    // The printed number must be voided; the attempt in doubt needs no person any more.
    expect(await obligationsOf(tenant)).toMatchObject([
      { accessKey: key, kind: 'numero', step: 'inutilizar' },
    ]);
    expect(await obligationsOf(tenant, ['cumprida'])).toMatchObject([
      { accessKey: emission.accessKey, outcome: 'adotada' },
    ]);
    expect(await store.settleEmission(scope, work.operationId, authorizedVerdict(first))).toMatchObject({
      status: 'AUTORIZADA',
    });
  });

  it('is the document’s after all where its verdict comes before anything was signed in its place', async () => {
    const tenant = await createTenant(app);
    const emission = await emit({ acceptor, store }, tenant.test);
    const { scope, work } = emission;
    const { attemptId } = await sign(store, emission);
    await store.markSending(scope, attemptId, 0);
    const contingency = { mode: 'offline', tpEmis: '9', since: '', reason: '', deadline: null } as const;
    const aside = {
      attemptId,
      sends: 1,
      serie: work.serie,
      codigoOf: () => '12345678',
      removableUntil,
      contingency,
    };
    expect(await store.setAside(scope, aside)).toBe(true);
    await store.settleEmission(scope, work.operationId, authorizedVerdict(attemptId));
    expect(await getDocument(app, tenant.test, scope.documentId)).toMatchObject({
      status: 'AUTORIZADA',
      accessKey: emission.accessKey,
      numero: work.numero,
      contingency: null,
    });
    expect(await obligationsOf(tenant)).toEqual([]);
    // The number that it would have got is free.
    expect((await emit({ acceptor, store }, tenant.test)).work.numero).toBe(work.numero + 1);
  });

  it('is left to its obligation where its verdict comes later', async () => {
    const tenant = await createTenant(app);
    const { emission, first, second } = await reissue({ acceptor, store }, tenant.test);
    const { scope, work } = emission;
    await expect(store.settleEmission(scope, work.operationId, authorizedVerdict(first))).rejects.toThrow(
      'was set aside',
    );
    expect(await getDocument(app, tenant.test, scope.documentId)).toMatchObject({ status: 'PENDENTE' });
    expect(await store.settleEmission(scope, work.operationId, authorizedVerdict(second))).toMatchObject({
      status: 'AUTORIZADA',
    });
    expect(await obligationsOf(tenant)).toMatchObject([{ accessKey: emission.accessKey, state: 'aberta' }]);
  });

  it('is asked for too where its bytes were proven not to be there and another key took their place', async () => {
    const tenant = await createTenant(app);
    const emission = await emit({ acceptor, store }, tenant.test);
    const { scope, work, accessKey } = emission;
    const { attemptId } = await sign(store, emission);
    await store.markSending(scope, attemptId, 0);
    const wait = { waitMs: 0, cStat: '108', reason: 'r', unsentAttemptId: attemptId, unsentSends: 1 };
    await store.deferOperation(scope, work.operationId, wait);
    const key = `${accessKey.slice(0, 34)}6${accessKey.slice(35)}`;
    const second = await sign(store, emission, { accessKey: key, xml: '<svc/>', replaces: attemptId });
    expect(await obligationsOf(tenant)).toMatchObject([{ accessKey, numero: work.numero, kind: 'chave' }]);
    // Refused, the other one is the end of it: that one was proven.
    expect(
      await store.settleEmission(scope, work.operationId, rejectedVerdict(second.attemptId, 'livre')),
    ).toMatchObject({ status: 'REJEITADA' });
  });

  it('is the document’s where it is found there in place of the key that took its place', async () => {
    const tenant = await createTenant(app);
    const emission = await emit({ acceptor, store }, tenant.test);
    const { scope, work, accessKey } = emission;
    const { attemptId } = await sign(store, emission);
    await store.markSending(scope, attemptId, 0);
    const wait = { waitMs: 0, cStat: '108', reason: 'r', unsentAttemptId: attemptId, unsentSends: 1 };
    await store.deferOperation(scope, work.operationId, wait);
    const key = `${accessKey.slice(0, 34)}6${accessKey.slice(35)}`;
    await sign(store, emission, { accessKey: key, xml: '<svc/>', replaces: attemptId });
    await store.settleEmission(scope, work.operationId, authorizedVerdict(attemptId));
    expect(await getDocument(app, tenant.test, scope.documentId)).toMatchObject({
      status: 'AUTORIZADA',
      accessKey,
    });
  });
});

describe('an obligation', () => {
  it('is claimed by one worker at a time', async () => {
    const tenant = await createTenant(app);
    await reissue({ acceptor, store }, tenant.test);
    const claimOwn = async () =>
      (await claimObligations(worker, { limit: 100, leaseMs: 60_000 })).filter(
        ({ accountId }) => accountId === tenant.accountId,
      );
    expect(await claimOwn()).toHaveLength(1);
    expect(await claimOwn()).toHaveLength(0);
  });

  it('asks for one cancellation, however often it is tried', async () => {
    const tenant = await createTenant(app);
    const { emission, second } = await reissue({ acceptor, store }, tenant.test);
    await store.settleEmission(emission.scope, emission.work.operationId, authorizedVerdict(second));
    const scope = await openOf(tenant);
    const work = await obligations.loadObligation(scope);
    if (work === null) throw new Error('not open');
    const found = {
      situacao: 'autorizado' as const,
      cStat: '100',
      xMotivo: 'ok',
      nProt: '135',
      dhRecbto: '2026-11-21T10:00:05-03:00',
      prot: '<p/>',
      removableUntilMs: Date.parse('2026-11-22T10:00:05-03:00'),
    };
    await obligations.foundAttempt(work, found);
    const event = { kind: 'cancelamento', tpEvento: '110111', request: { xJust: 'x' } } as const;
    await obligations.askCancellation(work, event);
    await obligations.askCancellation(work, event);
    expect(await getDocument(app, tenant.test, emission.scope.documentId)).toMatchObject({
      status: 'AUTORIZADA',
      events: [{ type: 'cancelamento', status: 'pendente' }],
      previousAttempts: [{ state: 'autorizado' }],
    });
    expect(await obligations.loadObligation(scope)).toMatchObject({
      step: 'cancelar',
      asked: { state: 'pendente' },
    });
  });

  it('that is a task is closed with its reason or restarted, and no other is', async () => {
    const tenant = await createTenant(app);
    await reissue({ acceptor, store }, tenant.test);
    const scope = await openOf(tenant);
    const act = (kind: 'encerrar' | 'repetir') =>
      actOnObligation(app, tenant.accountId, {
        obligationId: scope.obligationId,
        act: kind === 'encerrar' ? { kind, reason: 'Feito no portal.' } : { kind },
        by,
      });
    expect(await act('encerrar')).toBe('nao-e-tarefa');
    const work = await obligations.loadObligation(scope);
    if (work === null) throw new Error('not open');
    await obligations.handOver(work, 'A SEFAZ recusou.');
    expect(await obligations.loadObligation(scope)).toBeNull();
    expect(await act('repetir')).toMatchObject({ state: 'aberta', step: 'consultar', reason: null });
    await obligations.handOver(work, 'A SEFAZ recusou.');
    expect(await act('encerrar')).toMatchObject({
      state: 'cumprida',
      outcome: 'encerrada',
      reason: 'Feito no portal.',
    });
    expect(await act('repetir')).toBe('nao-e-tarefa');
    const other = await createTenant(app);
    expect(
      await actOnObligation(app, other.accountId, {
        obligationId: scope.obligationId,
        act: { kind: 'repetir' },
        by,
      }),
    ).toBeNull();
  });
});
