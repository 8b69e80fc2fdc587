import { moveCondition } from '@fiscal/core/lifecycle/contingency';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createAcceptor } from '../acceptance/acceptance.ts';
import type { Acceptor } from '../base/types.ts';
import { createEmissionStore } from '../emission/emission-store.ts';
import { type Emission, reissue } from '../testing/emissions.ts';
import { identify } from '../testing/requests.ts';
import { createTenant, databaseUrls, openDb, type TestTenant } from '../testing/test-database.ts';
import { keepClock } from './account-clock.ts';
import { createServiceConditions, wakeScouts } from './conditions.ts';
import { writeContingencySettings } from './settings.ts';

const app = openDb('app');
const worker = openDb('worker');
const owner = new pg.Client({ connectionString: databaseUrls().ownerUrl });
const store = createEmissionStore(worker);
const services = createServiceConditions(worker);
let acceptor: Acceptor;
let tenant: TestTenant;
let waiting: readonly Emission[];

const HOUR = 3_600_000;
const SERVICE = { target: 'sandbox', type: 'nfe', uf: 'SP' } as const;
const away = () =>
  services.move(tenant, SERVICE, (before, nowMs) =>
    moveCondition(before, { kind: 'parada', cause: '109' }, nowMs),
  );
const back = () =>
  services.move(tenant, SERVICE, (before, nowMs) => moveCondition(before, { kind: 'resposta' }, nowMs));
const hold = ({ scope, work }: Emission) =>
  store.deferOperation(scope, work.operationId, {
    waitMs: HOUR,
    cStat: null,
    reason: 'Emitido em contingência',
    heldNearMs: HOUR,
  });
const settings = (forced: boolean) =>
  writeContingencySettings(
    app,
    { ...tenant, environment: 2 },
    {
      edit: [{ type: 'nfe', policy: 'manual', patienceMs: 8_000, forced, renumbers: true, serie: null }],
      by: { actor: { kind: 'user', id: 'pessoa' } },
    },
  );
/** Places of the documents that the sweeper may take, those due first first. */
const due = async () => {
  const { rows } = await owner.query(
    `select document_id as id from pending_operations
      where account_id = $1 and due_at < now() order by due_at`,
    [tenant.accountId],
  );
  return rows.map(({ id }) => waiting.findIndex(({ scope }) => scope.documentId === id));
};

beforeAll(async () => {
  await owner.connect();
  acceptor = createAcceptor(app, { nowMs: () => Date.now(), identify });
});
beforeEach(async () => {
  tenant = await createTenant(app);
  const emissions = [];
  for (let n = 0; n < 3; n++) emissions.push((await reissue({ acceptor, store }, tenant.test)).emission);
  waiting = emissions;
});
afterAll(async () => {
  await acceptor.close();
  await owner.end();
});

it('waits while its service is away and continues when that answers, the oldest first', async () => {
  await away();
  for (const each of waiting.toReversed()) expect(await hold(each)).toBe(true);
  expect(await due()).toEqual([]);
  await away();
  expect(await due()).toEqual([]);
  await back();
  expect(await due()).toEqual([0, 1, 2]);
});

it('does not wait for what has come meanwhile', async () => {
  await away();
  await back();
  for (const each of waiting) expect(await hold(each)).toBe(false);
  expect(new Set(await due())).toEqual(new Set([0, 1, 2]));
});

it('sees a return that is being written down', async () => {
  await away();
  const mover = new pg.Client({ connectionString: databaseUrls().ownerUrl });
  await mover.connect();
  await mover.query('begin');
  await mover.query(`update service_conditions set state = 'normal' where account_id = $1`, [
    tenant.accountId,
  ]);
  const holding = waiting.map(hold);
  await vi.waitFor(
    async () => {
      const { rows } = await owner.query(
        `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%service_conditions%'`,
      );
      expect(rows.length).toBeGreaterThanOrEqual(waiting.length);
    },
    { timeout: 60_000 },
  );
  // The rows stay unlocked meanwhile: a caller that moves a service wakes them.
  await mover.query(`set local lock_timeout = '500ms'`);
  await mover.query('update pending_operations set wakes = 0 where account_id = $1', [tenant.accountId]);
  await mover.query('commit');
  expect(await Promise.all(holding)).toEqual([false, false, false]);
  await mover.end();
});

it('misses no return, and holds none up, however they meet', async () => {
  for (let round = 0; round < 10; round++) {
    await owner.query('update pending_operations set due_at = now(), wakes = 0 where account_id = $1', [
      tenant.accountId,
    ]);
    await away();
    await Promise.all([...waiting.map(hold), back(), ...waiting.map(hold)]);
    expect(new Set(await due())).toEqual(new Set([0, 1, 2]));
  }
});

it('waits as long as its company’s setting, and resumes once it is cleared', async () => {
  await settings(true);
  for (const each of waiting) expect(await hold(each)).toBe(true);
  expect(await due()).toEqual([]);
  await settings(false);
  expect(await due()).toEqual([0, 1, 2]);
});

it.each([
  ['its company’s setting is cleared', () => settings(false)],
  ['its account’s clock is moved', () => keepClock(app, tenant.accountId, HOUR)],
])('resumes after a deferral that is under way while %s', async (_what, end) => {
  await settings(true);
  const deferral = new pg.Client({ connectionString: databaseUrls().ownerUrl });
  await deferral.connect();
  await deferral.query('begin');
  await deferral.query(
    `update pending_operations set due_at = now() + interval '1 hour', wakes = 0 where account_id = $1`,
    [tenant.accountId],
  );
  const ended = end();
  const waits = vi.waitFor(
    async () => {
      const { rows } = await owner.query(
        `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%update pending_operations%'`,
      );
      expect(rows.length).toBeGreaterThan(0);
    },
    { timeout: 60_000 },
  );
  await Promise.race([ended, waits]);
  await deferral.query('commit');
  await Promise.all([ended, deferral.end()]);
  expect(await due()).toEqual([0, 1, 2]);
  await waits;
});

it('looks again when its account’s clock is moved at the emulated authorities, not when that is read', async () => {
  await keepClock(app, tenant.accountId, HOUR);
  await away();
  for (const each of waiting) await hold(each);
  await keepClock(app, tenant.accountId, HOUR);
  expect(await due()).toEqual([]);
  await keepClock(app, tenant.accountId, 2 * HOUR);
  expect(await due()).toEqual([0, 1, 2]);
});

it('does not wait past its term, by its account’s clock', async () => {
  await away();
  const term = new Date(Date.now() + 5 * HOUR).toISOString();
  await owner.query(
    `update documents set contingency = contingency || jsonb_build_object('deadline', $2::text) where account_id = $1`,
    [tenant.accountId, term],
  );
  const [first, second] = waiting;
  if (!first || !second) throw new Error('no documents');
  expect(await hold(first)).toBe(true);
  await keepClock(app, tenant.accountId, 4.5 * HOUR);
  expect(await hold(second)).toBe(false);
});

it('sends one of each company ahead where the service could not be polled for long', async () => {
  await away();
  for (const each of waiting) await hold(each);
  await wakeScouts(worker, tenant.accountId, { service: SERVICE, believedMs: HOUR });
  expect(await due()).toEqual([]);
  await owner.query(
    `update service_conditions set last_failed_at = now() - interval '2 hours' where account_id = $1`,
    [tenant.accountId],
  );
  await wakeScouts(worker, tenant.accountId, { service: SERVICE, believedMs: HOUR });
  expect(await due()).toEqual([0]);
});
