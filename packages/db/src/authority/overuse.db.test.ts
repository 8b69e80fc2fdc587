import { createOveruseGate, type OveruseGate } from '@fiscal/core/activities/overuse/overuse-gate';
import type { OveruseKey } from '@fiscal/core/activities/overuse/overuse-ports';
import { describe, expect, it } from 'vitest';
import { createAcceptor } from '../acceptance/acceptance.ts';
import { newId } from '../base/ids.ts';
import { getClient } from '../companies/clients.ts';
import { createEmissionStore } from '../emission/emission-store.ts';
import { listStale } from '../emission/operations.ts';
import { listAudit } from '../records/audit.ts';
import { emit } from '../testing/emissions.ts';
import { identify } from '../testing/requests.ts';
import { asOperator, createTenant, openDb } from '../testing/test-database.ts';
import { listOpenBlocks, releaseOveruse } from './overuse-blocks.ts';
import { createOveruseStore, purgeOveruse } from './overuse-store.ts';

const app = openDb('app');
const [one, two] = [openDb('worker'), openDb('worker')];
const acceptor = createAcceptor(app, { nowMs: () => Date.now(), identify });

/** 30 less the margin. */
const OURS = 25;
const HOUR = 3_600_000;
const actor = { kind: 'operator', id: 'teste' } as const;
const keyOf = (ground: string, holder: string, more: Partial<OveruseKey> = {}): OveruseKey => ({
  ground,
  holder,
  type: 'nfe',
  authorizer: 'SP',
  service: 'autorizacao',
  about: '',
  ...more,
});
const join = (db: typeof one): OveruseGate => createOveruseGate({ store: createOveruseStore(db) });

async function call(gate: OveruseGate, key: OveruseKey, said: string): Promise<string | null> {
  const passed = await gate.enter(key, true);
  if (passed.kind === 'retida') return null;
  await new Promise((resolve) => setImmediate(resolve));
  const xml = `<retEnviNFe><cStat>${said}</cStat></retEnviNFe>`;
  await passed.answered({ kind: 'resposta', xml, latencyMs: 1 });
  return said;
}

/** Makes concurrent calls through two workers; returns how many left. */
async function race(calls: number, key: OveruseKey, said: string): Promise<number> {
  const [a, b] = [join(one), join(two)];
  const all = await Promise.all(Array.from({ length: calls }, (_, n) => call(n % 2 ? a : b, key, said)));
  return all.filter((left) => left !== null).length;
}

describe('workers that call at once', () => {
  it('are refused alike no more often than one would be', async () => {
    const key = keyOf('producao', newId());
    expect(await race(120, key, '778')).toBe(OURS);
    expect(await call(join(two), key, '100')).toBeNull();
  });

  it('ask about one key no more often than one would', async () => {
    const about = '1'.repeat(44);
    expect(await race(40, keyOf('producao', newId(), { service: 'consultaProtocolo', about }), '100')).toBe(
      8,
    );
  });

  it('hold nothing of a healthy company', async () => {
    expect(await race(200, keyOf('producao', newId()), '100')).toBe(200);
  });
});

describe('a company that is blocked', () => {
  it('is reported to its own account, and resumes once an operator releases it', async () => {
    const [mine, theirs] = [await createTenant(app), await createTenant(app)];
    const { accountId, clientId } = mine;
    const cnpj = (await getClient(app, accountId, clientId))?.cnpj ?? '';
    const key = keyOf(`sandbox:${accountId}`, cnpj);
    const gate = join(one);
    expect(await call(gate, key, '656')).toBe('656');
    expect(await listOpenBlocks(app, accountId)).toMatchObject([
      {
        clientId,
        target: 'sandbox',
        type: 'nfe',
        authorizer: 'SP',
        service: 'autorizacao',
        state: { block: { cStat: '656' } },
      },
    ]);
    expect(await listOpenBlocks(app, theirs.accountId)).toEqual([]);

    const store = createEmissionStore(one);
    const { scope, work } = await emit({ acceptor, store }, mine.test);
    await store.deferOperation(scope, work.operationId, { waitMs: HOUR, cStat: '656', reason: 'r' });
    const stale = async () =>
      (await listStale(one, { olderThanMs: 1_000, limit: 1_000, wokenMax: 1_000 })).map(
        ({ documentId }) => documentId,
      );
    expect(await stale()).not.toContain(scope.documentId);
    const release = { accountId, cnpj, target: 'sandbox', actor, reason: 'liberado pela SEFAZ' } as const;
    expect(
      await asOperator((owner) => releaseOveruse(owner, { ...release, cnpj: '11222333000181' })),
    ).toBeNull();
    expect(await asOperator((owner) => releaseOveruse(owner, { ...release, target: 'producao' }))).toEqual({
      services: 0,
      woken: 0,
    });
    expect(await asOperator((owner) => releaseOveruse(owner, release))).toEqual({ services: 1, woken: 1 });
    expect(await stale()).toContain(scope.documentId);
    expect(await listOpenBlocks(app, accountId)).toEqual([]);
    expect(await call(join(two), key, '100')).toBe('100');
    const entries = await listAudit(app, accountId, { limit: 1, action: 'client.overuse-release' });
    expect(entries).toMatchObject([
      { subject: { id: clientId }, details: { target: 'sandbox', services: 1 } },
    ]);
  });
});

it('removes expired counts, and leaves open blocks', async () => {
  const [old, blocking, young] = [newId(), newId(), newId()].map((holder) => keyOf('producao', holder));
  if (!old || !blocking || !young) throw new Error('three keys');
  const gate = join(one);
  await call(gate, old, '778');
  await call(gate, blocking, '656');
  await call(gate, young, '778');
  await one.pool.query("update overuse set updated_at = now() - interval '1 day' where holder = any($1)", [
    [old.holder, blocking.holder],
  ]);
  expect(await purgeOveruse(one)).toBe(1);
  const { rows } = await one.pool.query<{ holder: string }>(
    'select holder from overuse where holder = any($1) order by 1',
    [[old.holder, blocking.holder, young.holder]],
  );
  expect(rows.map(({ holder }) => holder)).toEqual([blocking.holder, young.holder].sort());
});
