import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { createAcceptor } from '../acceptance/acceptance.ts';
import { addCredits, getCredits } from '../accounts/credits.ts';
import { getDocument } from '../documents/documents.ts';
import { listAudit } from '../records/audit.ts';
import { authorizedVerdict, emit, sign } from '../testing/emissions.ts';
import { identify } from '../testing/requests.ts';
import { asOperator, createTenant, databaseUrls, openDb } from '../testing/test-database.ts';
import { createEmissionStore } from './emission-store.ts';
import { listStale, pendingStats, reopenEmission } from './operations.ts';

const app = openDb('app');
const worker = openDb('worker');

const acceptor = createAcceptor(app, { nowMs: () => Date.now(), identify });
const store = createEmissionStore(worker);
const db = { acceptor, store };
/** More than all tests together leave behind. */
const WOKEN_MAX = 100_000;
const actor = { kind: 'user', id: 'operadora' } as const;

const asOwner = async (text: string, values: unknown[]): Promise<Record<string, unknown>[]> => {
  const owner = new pg.Client({ connectionString: databaseUrls().ownerUrl });
  await owner.connect();
  try {
    return (await owner.query(text, values)).rows;
  } finally {
    await owner.end();
  }
};

describe('ERRO_TECNICO', () => {
  it('holds number and credit, and an operator drives it on', async () => {
    const tenant = await createTenant(app, { trialDays: 0 });
    await asOperator((owner) =>
      addCredits(owner, tenant.accountId, { amountMilli: 1_000n, actor, note: 'teste' }),
    );
    const emission = await emit(db, tenant.live);
    const { scope, work } = emission;
    await store.settleEmission(scope, work.operationId, {
      kind: 'erro-tecnico',
      code: 'transmissao_desligada',
      reason: 'A transmissão está desligada',
    });
    expect(await getDocument(app, tenant.live, scope.documentId)).toMatchObject({
      status: 'ERRO_TECNICO',
      technicalError: { code: 'transmissao_desligada' },
    });
    expect(await getCredits(app, tenant.accountId)).toMatchObject({ heldMilli: 1_000n });
    expect(await store.nextOperation(scope)).toBeNull();

    expect(await reopenEmission(app, scope, { actor })).toBe(true);
    expect(await reopenEmission(app, scope, { actor })).toBe(false);
    expect(await store.loadEmission(scope)).toMatchObject({
      operationId: work.operationId,
      status: 'PENDENTE',
    });
    const { attemptId } = await sign(store, emission);
    expect(await store.settleEmission(scope, work.operationId, authorizedVerdict(attemptId))).toMatchObject({
      status: 'AUTORIZADA',
    });
    expect(await getCredits(app, tenant.accountId)).toMatchObject({ balanceMilli: 0n, heldMilli: 0n });
    expect((await listAudit(app, tenant.accountId, { limit: 10 })).map((entry) => entry.action)).toContain(
      'document.reopen',
    );
  });
});

describe('the sweeper', () => {
  it('finds stale work of all accounts, and leaves deferred and just woken documents alone', async () => {
    const [one, two] = await Promise.all([createTenant(app), createTenant(app)]);
    const [stale, deferred] = [await emit(db, one.test), await emit(db, two.test)];
    await store.deferOperation(deferred.scope, deferred.work.operationId, {
      waitMs: 600_000,
      cStat: null,
      reason: 'sem conexão',
    });
    const found = await listStale(worker, { olderThanMs: 0, limit: 1_000, wokenMax: WOKEN_MAX });
    expect(found).toContainEqual(stale.scope);
    expect(found).not.toContainEqual(deferred.scope);
    expect(
      await listStale(worker, { olderThanMs: 60_000, limit: 1_000, wokenMax: WOKEN_MAX }),
    ).not.toContainEqual(stale.scope);
  });

  it('leaves a document alone for longer each time it was woken in vain', async () => {
    const { scope, work } = await emit(db, (await createTenant(app)).test);
    const nextInMinutes = async () => {
      await asOwner(
        `update pending_operations set due_at = now() - interval '1 day' where document_id = $1`,
        [scope.documentId],
      );
      expect(
        await listStale(worker, { olderThanMs: 600_000, limit: 1_000, wokenMax: WOKEN_MAX }),
      ).toContainEqual(scope);
      const [row] = await asOwner(
        `select round(extract(epoch from due_at + interval '10 minutes' - now()) / 60)::int as minutes
           from pending_operations where document_id = $1`,
        [scope.documentId],
      );
      return row?.['minutes'];
    };
    const waits = [];
    for (let i = 0; i < 5; i++) waits.push(await nextInMinutes());
    expect(waits).toEqual([10, 20, 40, 80, 80]);
    await store.deferOperation(scope, work.operationId, { waitMs: 0, cStat: null, reason: 'sem conexão' });
    expect(await nextInMinutes()).toBe(10);
  });

  it('gives parallel sweepers different documents', async () => {
    const tenant = await createTenant(app);
    for (let i = 0; i < 10; i++) await emit(db, tenant.test);
    await asOwner(`update pending_operations set due_at = now() - interval '1 hour' where account_id = $1`, [
      tenant.accountId,
    ]);
    const lists = await Promise.all(
      [1, 2, 3].map(() => listStale(worker, { olderThanMs: 600_000, limit: 4, wokenMax: WOKEN_MAX })),
    );
    const ids = lists.flat().map((each) => each.documentId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(4);
  });
});

it('counts what waits, over all accounts', async () => {
  await emit(db, (await createTenant(app)).test);
  const stats = await pendingStats(worker);
  expect(stats.pending).toBeGreaterThanOrEqual(1);
  expect(stats.oldestAgeMs).toBeGreaterThan(0);
});
