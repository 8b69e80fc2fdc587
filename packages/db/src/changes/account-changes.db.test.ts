import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { inAccount, type Sql } from '../base/transaction.ts';
import {
  createTenant,
  databaseUrls,
  openDb,
  othersEnded,
  type TestTenant,
} from '../testing/test-database.ts';
import { runRetention } from '../upkeep/retention.ts';
import { readAccountChanges } from './account-changes.ts';
import { decodeCursor, encodeCursor } from './change-cursor.ts';
import { type Change, type ChangeCursor, currentCursor } from './changes.ts';

const app = openDb('app', 20);
const worker = openDb('worker', 2);
const owner = new pg.Pool({ connectionString: databaseUrls().ownerUrl, max: 1 });
afterAll(() => owner.end());

const write = (sql: Sql, { accountId, clientId }: TestTenant, kind: string) =>
  sql.query(
    `insert into document_changes (document_id, account_id, client_id, environment, type, kind) values ($1, $2, $3, 2, 'nfe', $4)`,
    [randomUUID(), accountId, clientId, kind],
  );

async function pageAfter(of: TestTenant, after: ChangeCursor, limit = 100) {
  const page = await readAccountChanges(app, of.accountId, { after, limit });
  if (page.kind !== 'pagina') throw new Error(page.kind);
  return page;
}

const kinds = (changes: readonly Change[]) => changes.map(({ kind }) => kind);

it('reads a transaction that began first and commits last, and nothing before it', async () => {
  const tenant = await createTenant(app);
  const start = await currentCursor(app);
  let after = start;
  await inAccount(app, tenant.accountId, async (slow) => {
    await write(slow, tenant, 'slow');
    await inAccount(app, tenant.accountId, (quick) => write(quick, tenant, 'quick'));
    const page = await pageAfter(tenant, after);
    expect(page).toMatchObject({ changes: [], more: false });
    after = page.next;
  });
  await othersEnded(app);
  const page = await pageAfter(tenant, after);
  expect(kinds(page.changes)).toEqual(['slow', 'quick']);
  expect(page.changes[0]).toMatchObject({ ...scopeOf(tenant), environment: 2, type: 'nfe' });
  expect(kinds((await pageAfter(tenant, page.next)).changes)).toEqual([]);
  expect(kinds((await pageAfter(tenant, start)).changes)).toEqual(['slow', 'quick']);
});

const scopeOf = ({ accountId, clientId }: TestTenant) => ({ accountId, clientId });

it('gives pages that join without a gap, from any of their changes too', async () => {
  const tenant = await createTenant(app);
  const start = await currentCursor(app);
  await inAccount(app, tenant.accountId, async (sql) => {
    for (const kind of ['1', '2', '3', '4', '5']) await write(sql, tenant, kind);
  });
  await othersEnded(app);
  const first = await pageAfter(tenant, start, 2);
  expect([kinds(first.changes), first.more]).toEqual([['1', '2'], true]);
  const [one] = first.changes;
  expect(one && kinds((await pageAfter(tenant, one, 2)).changes)).toEqual(['2', '3']);
  const rest = await pageAfter(tenant, first.next);
  expect([kinds(rest.changes), rest.more]).toEqual([['3', '4', '5'], false]);
});

it('shows an account its own changes and no other’s, and none outside of an account', async () => {
  const [mine, theirs] = [await createTenant(app), await createTenant(app)];
  const start = await currentCursor(app);
  for (const tenant of [mine, theirs, mine])
    await inAccount(app, tenant.accountId, (sql) => write(sql, tenant, 'x'));
  await othersEnded(app);
  const [own, others] = await Promise.all([pageAfter(mine, start), pageAfter(theirs, start)]);
  expect(own.changes.map(({ accountId }) => accountId)).toEqual([mine.accountId, mine.accountId]);
  expect(others.changes.map(({ accountId }) => accountId)).toEqual([theirs.accountId]);
  const { rows } = await app.pool.query(
    'select document_id from read_account_feed($1, $2::text::xid8, 0, 10)',
    [mine.accountId, start.xid.toString()],
  );
  expect(rows).toEqual([{ document_id: null }]);
});

it('queries once for readers at the same cursor', async () => {
  const tenant = await createTenant(app);
  const start = await currentCursor(app);
  await inAccount(app, tenant.accountId, (sql) => write(sql, tenant, 'x'));
  const pages = await Promise.all(Array.from({ length: 50 }, () => pageAfter(tenant, start)));
  expect(new Set(pages).size).toBe(1);
});

describe('a cursor that is no longer good', () => {
  it('differs from one without news: the changes after it were removed', async () => {
    const tenant = await createTenant(app);
    const { rows } = await owner.query<{ seq: string }>(
      `insert into document_changes (xid, document_id, account_id, client_id, environment, type, kind, created_at)
       values ('5', $1, $2, $1, 2, 'nfe', 'antiga', now() - interval '8 days') returning seq`,
      [tenant.clientId, tenant.accountId],
    );
    const removed = { xid: 5n, seq: BigInt(rows[0]?.seq ?? 0) };
    await runRetention(worker, { testDocumentDays: 3_650, webhookDays: 3_650, emailDays: 3_650 });
    const read = (after: ChangeCursor) => readAccountChanges(app, tenant.accountId, { after, limit: 10 });
    expect(await read({ ...removed, seq: removed.seq - 1n })).toEqual({ kind: 'expirado' });
    expect(await read({ xid: 0n, seq: 0n })).toEqual({ kind: 'expirado' });
    expect(await read(removed)).toMatchObject({ kind: 'pagina', changes: [] });
  });

  it('is of a time that this database has not seen', async () => {
    const tenant = await createTenant(app);
    const { xid } = await currentCursor(app);
    expect(
      await readAccountChanges(app, tenant.accountId, {
        after: { xid: xid + 1_000_000n, seq: 0n },
        limit: 10,
      }),
    ).toEqual({
      kind: 'expirado',
    });
  });

  it('is never the place where a reader of a quiet account came to', async () => {
    const [quiet, busy] = [await createTenant(app), await createTenant(app)];
    const start = await currentCursor(app);
    await inAccount(app, busy.accountId, (sql) => write(sql, busy, 'x'));
    await othersEnded(app);
    const { next } = await pageAfter(quiet, start);
    expect(next.xid).toBeGreaterThan(start.xid);
  });
});

/** Transaction of a writer: its tenant, rows, turns that it stays open, and whether it commits. */
const transaction = fc.record({
  tenant: fc.nat(1),
  rows: fc.integer({ min: 1, max: 3 }),
  turns: fc.nat(4),
  commits: fc.nat(9).map((n) => n > 0),
});
const WRITERS = 8;
const TRANSACTIONS = 300;

/** Endless numbers below `limit`, the same for the same seed. */
function drawer(limit: number, seed: number): () => number {
  const numbers = fc.sample(fc.nat(limit - 1), { seed, numRuns: 997 });
  let at = 0;
  return () => numbers[at++ % numbers.length] ?? 0;
}

it.each([1, 2, 3])(
  'misses nothing and repeats nothing while hundreds of transactions interleave (%i)',
  async (seed) => {
    const tenants = [await createTenant(app), await createTenant(app)];
    const start = await currentCursor(app);
    const queue = fc.sample(transaction, { seed, numRuns: TRANSACTIONS });
    const draw = drawer(30, seed);
    let writing = true;
    const writer = async () => {
      for (let next = queue.pop(); next; next = queue.pop()) await run(next, tenants);
    };
    /** Reads pages of any size; sometimes it loses its place, and continues from the last change that it processed. */
    const follow = async (tenant: TestTenant) => {
      const seen: string[] = [];
      let at = encodeCursor(start);
      for (;;) {
        const last = !writing;
        const page = await pageAfter(tenant, decodeCursor(at) ?? { xid: 0n, seq: 0n }, 1 + draw());
        const loses = draw() % 3 === 0;
        const delivered = loses ? page.changes.slice(0, draw()) : page.changes;
        seen.push(...delivered.map(encodeCursor));
        at = loses ? (seen.at(-1) ?? at) : encodeCursor(page.next);
        if (last && !loses && !page.more) return seen;
      }
    };
    const following = Promise.all([...tenants, ...tenants, ...tenants].map(follow));
    await Promise.all(Array.from({ length: WRITERS }, writer));
    await othersEnded(app);
    writing = false;
    const seen = await following;
    for (const [index, tenant] of tenants.entries()) {
      const { rows } = await owner.query<{ xid: string; seq: string }>(
        'select c.xid::text, c.seq from document_changes c where c.account_id = $1 order by c.xid, c.seq',
        [tenant.accountId],
      );
      const committed = rows.map(({ xid, seq }) => encodeCursor({ xid: BigInt(xid), seq: BigInt(seq) }));
      expect(committed.length).toBeGreaterThan(100);
      for (const each of [0, 2, 4]) expect(seen[each + index]).toEqual(committed);
    }
  },
);

class NotCommitted extends Error {}

async function run(
  work: { readonly tenant: number; readonly rows: number; readonly turns: number; readonly commits: boolean },
  tenants: readonly TestTenant[],
): Promise<void> {
  const tenant = tenants[work.tenant];
  if (!tenant) throw new Error('no such tenant');
  await inAccount(app, tenant.accountId, async (sql) => {
    for (let row = 0; row < work.rows; row++) await write(sql, tenant, String(row));
    for (let turn = 0; turn < work.turns; turn++) await sql.query('select 1');
    if (!work.commits) throw new NotCommitted();
  }).catch((error: unknown) => {
    if (!(error instanceof NotCommitted)) throw error;
  });
}
