import { expect, it } from 'vitest';
import { createTenant, openDb } from '../testing/test-database.ts';
import { inAccount, queryInAccount } from './transaction.ts';

// Single connection: every transaction meets the leftovers of the one before.
const db = openDb('app', 1);

const NAME = 'select name from clients where id = $1';
const RENAME = 'update clients set name = $2 where id = $1';
const BROKEN = 'select 1/(count(*) - count(*)) from clients where id = $1';

const nameOf = async (accountId: string, clientId: string): Promise<unknown> =>
  (await queryInAccount<{ name: string }>(db, accountId, { text: NAME, values: [clientId] })).rows[0]?.name;

it('commits a single statement inside the walls of its account alone', async () => {
  const [tenant, other] = await Promise.all([createTenant(db), createTenant(db)]);
  const rename = (accountId: string) =>
    queryInAccount(db, accountId, { text: RENAME, values: [tenant.clientId, 'Outro Nome'] });
  expect((await rename(other.accountId)).rowCount).toBe(0);
  expect((await rename(tenant.accountId)).rowCount).toBe(1);
  expect(await nameOf(tenant.accountId, tenant.clientId)).toBe('Outro Nome');
  expect(await nameOf(other.accountId, tenant.clientId)).toBeUndefined();
});

it('reports a statement that fails, and leaves the connection clean', async () => {
  const { accountId, clientId } = await createTenant(db);
  const broken = { name: 'broken', text: BROKEN, values: [clientId] };
  await expect(queryInAccount(db, accountId, broken)).rejects.toThrow('division by zero');
  const { rows } = await db.pool.query("select current_setting('app.account_id', true) as walls");
  expect(rows[0]?.walls || null).toBeNull();
  expect(await nameOf(accountId, clientId)).toBeDefined();
});

it('undoes all statements where a single one fails', async () => {
  const { accountId, clientId } = await createTenant(db);
  const before = await nameOf(accountId, clientId);
  const work = inAccount(db, accountId, async (sql) => {
    await sql.query(RENAME, [clientId, 'x']);
    await sql.query(BROKEN, [clientId]);
  });
  await expect(work).rejects.toThrow('division by zero');
  expect(await nameOf(accountId, clientId)).toBe(before);
});

it('a connection that is lost while it is used fails its transaction, and nothing else', async () => {
  const { accountId, clientId } = await createTenant(db);
  const end = 'select pg_terminate_backend(pg_backend_pid())';
  await expect(queryInAccount(db, accountId, { text: end })).rejects.toThrow(/terminat/);
  await expect(inAccount(db, accountId, (sql) => sql.query(end))).rejects.toThrow(/terminat/);
  expect(await nameOf(accountId, clientId)).toBeDefined();
});
