import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asOperator, createTenant, databaseUrls, openDb, type TestTenant } from '../testing/test-database.ts';
import { addCredits, LEDGER_KINDS, listLedger, listLedgerMonths } from './credits.ts';

const db = openDb('app');
const behind = new pg.Client({ connectionString: databaseUrls().ownerUrl });
const actor = { kind: 'operator', id: 'teste' } as const;
let tenant: TestTenant;

/** A line as settling writes it, at a moment of its own. */
const line = (kind: string, amountMilli: number, at: string) =>
  behind.query(
    'insert into credits_ledger (account_id, kind, amount_milli, created_at) values ($1, $2, $3, $4)',
    [tenant.accountId, kind, amountMilli, at],
  );

beforeAll(async () => {
  await behind.connect();
  tenant = await createTenant(db);
  // A second before and after midnight in Brasília, which is three hours behind UTC.
  await line('captura', 1500, '2026-11-01T02:59:59Z');
  await line('captura', 500, '2026-11-01T03:00:00Z');
  await line('reserva', 1000, '2026-11-02T12:00:00Z');
  await line('captura', 1000, '2026-11-02T12:00:01Z');
  await asOperator((owner) =>
    addCredits(owner, tenant.accountId, { amountMilli: 9_000n, actor, note: 'compra' }),
  );
});
afterAll(() => behind.end());

it('sums credits in and charges by the months of Brasília; reserved credits are not spent', async () => {
  const months = await listLedgerMonths(db, tenant.accountId, new Date('2026-01-01T00:00:00Z'));
  const past = months.filter(({ chargedMilli }) => chargedMilli > 0n);
  expect(past.map(({ month, chargedMilli, documents }) => [month, chargedMilli, documents])).toEqual([
    ['2026-11', 1500n, 2],
    ['2026-10', 1500n, 1],
  ]);
  expect(months.reduce((sum, { addedMilli }) => sum + addedMilli, 0n)).toBe(9000n);
  const later = await listLedgerMonths(db, tenant.accountId, new Date('2026-11-01T03:00:00Z'));
  expect(later.map(({ month }) => month)).not.toContain('2026-10');
});

it('pages through the ledger, newest first, each line once', async () => {
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listLedger(db, tenant.accountId, {
      kinds: LEDGER_KINDS,
      limit: 2,
      ...(cursor !== undefined && { cursor }),
    });
    seen.push(...page.data.map(({ kind, amountMilli }) => `${kind} ${amountMilli}`));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(seen).toEqual(['recarga 9000', 'captura 1000', 'reserva 1000', 'captura 500', 'captura 1500']);
});

it('leaves out the kinds that were not asked for', async () => {
  const { data } = await listLedger(db, tenant.accountId, { kinds: ['recarga'], limit: 10 });
  expect(data).toMatchObject([{ kind: 'recarga', amountMilli: 9000n, note: 'compra', document: null }]);
});
