import { createHash } from 'node:crypto';
import pg from 'pg';
import { afterAll, expect, it, vi } from 'vitest';
import { endClient } from '../companies/end-client.ts';
import { storeEarlierLetters } from '../testing/letters.ts';
import { createTenant, databaseUrls, openDb, type TestTenant } from '../testing/test-database.ts';
import { changeReceivedAddress } from './addresses.ts';

const app = openDb('app');
const letters = new pg.Pool({ connectionString: databaseUrls().lettersUrl, max: 2 });
const behind = new pg.Pool({ connectionString: databaseUrls().ownerUrl, max: 2 });
afterAll(() => Promise.all([letters.end(), behind.end()]));

const actor = { kind: 'system', id: 'test' } as const;

async function companyWithAddress(): Promise<TestTenant & { readonly address: string }> {
  const tenant = await createTenant(app);
  const address = await changeReceivedAddress(app, { ...tenant, environment: 2 }, { actor });
  return { ...tenant, address: address ?? expect.unreachable() };
}

/** Uses up the letters of the company's day. */
const useUp = (tenant: TestTenant): Promise<void> =>
  storeEarlierLetters(tenant, { count: 1000, domain: 'a.example', bytes: 1, age: '23 hours' });

async function check(on: pg.Pool | pg.PoolClient, address: string, sender: string): Promise<string> {
  const { rows } = await on.query<{ outcome: string }>('select check_letter($1, $2) as outcome', [
    address,
    sender,
  ]);
  return rows[0]?.outcome ?? '';
}

/** Senders of the letters that no earlier day has. */
async function sendersOf({ clientId }: TestTenant): Promise<readonly string[]> {
  const { rows } = await behind.query<{ sender: string }>(
    "select sender from received_letters where client_id = $1 and sender_domain <> 'a.example'",
    [clientId],
  );
  return rows.map(({ sender }) => sender);
}

/** Runs work while a transaction is open, which goes on once the work waits for it, or has ended. */
async function runBeside<T>(
  open: pg.PoolClient,
  work: () => Promise<T>,
  then: () => Promise<unknown>,
): Promise<T> {
  let ended = false;
  const running = work().finally(() => {
    ended = true;
  });
  running.catch(() => {});
  const { rows } = await open.query<{ pid: number }>('select pg_backend_pid() as pid');
  await vi.waitFor(
    async () => {
      if (ended) return;
      // On a connection without a transaction: one sees the sessions of its first look.
      const waiting = await behind.query(
        'select from pg_stat_activity where $1 = any (pg_blocking_pids(pid))',
        [rows[0]?.pid],
      );
      expect(waiting.rowCount).toBeGreaterThan(0);
    },
    { timeout: 60_000 },
  );
  await then();
  await open.query('commit');
  open.release();
  return running;
}

async function begin(pool: pg.Pool): Promise<pg.PoolClient> {
  const open = await pool.connect();
  await open.query('begin');
  return open;
}

it('a quota writes its row of the day once, also when letters come at once', async () => {
  const company = await companyWithAddress();
  await useUp(company);
  const first = await begin(letters);
  expect(await check(first, company.address, 'x@b.example')).toBe('cota_da_empresa');
  const second = await runBeside(
    first,
    () => check(letters, company.address, 'y@b.example'),
    async () => {},
  );
  expect(second).toBe('cota_da_empresa');
  expect(await sendersOf(company)).toEqual(['x@b.example']);
});

it('a letter beyond a quota leaves no sender with a company that ends meanwhile', async () => {
  const company = await companyWithAddress();
  await useUp(company);
  const ending = await begin(behind);
  // endClient locks in this order.
  await ending.query('select from clients where id = $1 for update', [company.clientId]);
  for (const table of ['received_addresses', 'received_letters'])
    await ending.query(`delete from ${table} where client_id = $1`, [company.clientId]);
  const late = await runBeside(
    ending,
    () => check(letters, company.address, 'y@b.example'),
    async () => {},
  );
  expect(late).toBe('desconhecida');
  expect(await sendersOf(company)).toEqual([]);
});

it('a company ends while a letter comes, which goes with it', async () => {
  const company = await companyWithAddress();
  const coming = await begin(behind);
  // keep_letter begins with this lock.
  await coming.query('select from received_addresses where client_id = $1 for update', [company.clientId]);
  const ended = await runBeside(
    coming,
    () => endClient(app, { accountId: company.accountId, clientId: company.clientId }, actor),
    () =>
      coming.query("select keep_letter($1, 'x@b.example', $2, '{}', '{a.xml}', array['<a/>'::bytea])", [
        company.address,
        createHash('sha256').update('1').digest(),
      ]),
  );
  expect(ended).toEqual({ kind: 'encerrada' });
  expect(await sendersOf(company)).toEqual([]);
});
