import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createAcceptor } from '../acceptance/acceptance.ts';
import { createDb, type Db } from '../base/client.ts';
import { type Emission, emit, sign } from '../testing/emissions.ts';
import { migratedCopy } from '../testing/fresh-database.ts';
import { identify } from '../testing/requests.ts';
import { createTenant, testKeyring } from '../testing/test-database.ts';
import { createEmissionStore } from './emission-store.ts';
import { backlogReaches, listStale } from './operations.ts';

/** A database of its own: what waits is counted over all accounts. */
let database: Awaited<ReturnType<typeof migratedCopy>>;
let owner: pg.Client;
let app: Db;
let worker: Db;
let store: ReturnType<typeof createEmissionStore>;
let emissions: readonly Emission[];

beforeAll(async () => {
  database = await migratedCopy();
  const { appUrl, workerUrl } = database;
  app = createDb({ url: appUrl, role: 'app', max: 4, keyring: testKeyring });
  worker = createDb({ url: workerUrl, role: 'worker', max: 4, keyring: testKeyring });
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  store = createEmissionStore(worker);
});
beforeEach(async () => {
  await owner.query('delete from pending_operations');
  const acceptor = createAcceptor(app, { nowMs: () => Date.now(), identify });
  const { test } = await createTenant(app);
  const made = [];
  for (let i = 0; i < 5; i++) made.push(await emit({ acceptor, store }, test));
  emissions = made;
});
afterAll(async () => {
  await Promise.all([app.close(), worker.close(), owner.end()]);
  await database.drop();
});

const nth = (index: number): Emission => {
  const emission = emissions[index];
  if (emission === undefined) throw new Error(`no emission ${index}`);
  return emission;
};
const defer = (index: number, waitMs: number) =>
  store.deferOperation(nth(index).scope, nth(index).work.operationId, {
    waitMs,
    cStat: null,
    reason: 'fora',
  });

it('hands over no more than the workers may process at once, the oldest first', async () => {
  const takeBacklog = async () => {
    await owner.query(`update pending_operations set due_at = created_at - interval '1 day'`);
    const found = await listStale(worker, { olderThanMs: 600_000, limit: 1_000, wokenMax: 2 });
    return found.map(({ documentId }) => emissions.findIndex(({ scope }) => scope.documentId === documentId));
  };
  expect(await takeBacklog()).toEqual([0, 1]);
  // Woken documents may be woken again; no other takes their place.
  expect(await takeBacklog()).toEqual([0, 1]);
  // Deferred, it gives up its place, and is due again by its age.
  await defer(1, 0);
  expect(await takeBacklog()).toEqual([0, 1]);
  // Woken too often in vain, it is stuck: it hides no other.
  await owner.query('update pending_operations set wakes = 7 where document_id = $1', [
    nth(0).scope.documentId,
  ]);
  expect(await takeBacklog()).toEqual([0, 1, 2]);
});

it('knows when much waits that no worker has begun; what is new or begun, or waits for the authority, is not that', async () => {
  expect(await backlogReaches(app, 1)).toBe(false);
  await owner.query(`update pending_operations set due_at = due_at - interval '10 seconds'`);
  expect(await backlogReaches(app, 5)).toBe(true);
  expect(await backlogReaches(app, 6)).toBe(false);
  await defer(0, 600_000);
  expect(await backlogReaches(app, 5)).toBe(false);
  expect(await backlogReaches(app, 4)).toBe(true);
  await sign(store, nth(1));
  expect(await backlogReaches(app, 4)).toBe(false);
  expect(await backlogReaches(app, 3)).toBe(true);
});
