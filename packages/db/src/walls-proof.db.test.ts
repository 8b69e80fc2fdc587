import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { createDb, type Db } from './base/client.ts';
import { inAccount, queryInAccount, sqlState } from './base/transaction.ts';
import { padsOf, proofsBy } from './base/walls.ts';
import { createKeyring } from './keyring/keyring.ts';
import { migratedDatabase } from './testing/fresh-database.ts';
import { createTenant, openDb, type TestTenant, testKeyring } from './testing/test-database.ts';
import { replaceKeys } from './upkeep/rekey.ts';
import { proveWalls } from './upkeep/walls.ts';
import { openInstallationKeys } from './vault/installation-keys.ts';

const app = openDb('app');
const worker = openDb('worker');
let mine: TestTenant;
let theirs: TestTenant;
let readable: Readonly<Record<'app' | 'worker', readonly string[]>>;

/** Tables with rows of the victim that the role may read. */
const READABLE = `
  select c.relname::text as name from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'account_id' and a.atttypid = 'uuid'::regtype
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
     and has_table_privilege(c.oid, 'select') order by 1`;
const SET = `select set_config('app.account_id', $1, true)`;
const AUDIT = `
  insert into audit_log (id, account_id, actor_kind, actor_id, action, subject_type, subject_id)
  values (gen_random_uuid(), $1, 'system', 't', 'a', 's', 'i')`;

const names = async (db: Db) =>
  (await db.pool.query<{ name: string }>(READABLE)).rows.map(({ name }) => name);

beforeAll(async () => {
  mine = await createTenant(app);
  theirs = await createTenant(app);
  readable = { app: await names(app), worker: await names(worker) };
});

const sqlStateOf = (work: Promise<unknown>): Promise<string | null> => work.then(() => 'done', sqlState);

describe.each([
  ['app', app],
  ['worker', worker],
] as const)('a foreign statement in a session of emite_%s', (role, db) => {
  it.each([
    ['the bare id', (victim: string) => victim],
    ['a proof of another account', (victim: string, own: string) => `${victim}.${own.split('.')[1]}`],
    ['a proof by a key of its own', (victim: string) => proofsBy(randomBytes(32))(victim)],
    ['a proof that is cut', (victim: string) => `${victim}.`],
    [
      'a proof of the id in another spelling',
      (victim: string) => `${victim.toUpperCase()}.${'0'.repeat(64)}`,
    ],
    ['no id', () => 'x'.repeat(101)],
    ['its own proof and the bare id', (victim: string, own: string) => `${own},${victim}`],
    [
      'its own proof and a made-up one',
      (victim: string, own: string) => `${own},${proofsBy(randomBytes(32))(victim)}`,
    ],
  ] as const)('reads and writes nothing of the account that it names by %s', async (_, forged) => {
    const own = (await db.walls.open())(mine.accountId);
    const wall = forged(theirs.accountId, own);
    for (const table of readable[role]) {
      const rows = await inAccount(db, mine.accountId, async (sql) => {
        await sql.query(SET, [wall]);
        return (await sql.query(`select 1 from ${table} limit 1`)).rowCount;
      });
      expect([table, rows]).toEqual([table, 0]);
    }
    const write = (statement: string, values: readonly unknown[]) =>
      inAccount(db, mine.accountId, async (sql) => {
        await sql.query(SET, [wall]);
        return (await sql.query(statement, [...values])).rowCount;
      });
    expect(await sqlStateOf(write(AUDIT, [theirs.accountId]))).toBe('42501');
    expect([0, '42501']).toContain(
      await write('update credit_balances set held_milli = 7', []).catch(sqlState),
    );
    const seen = await write('select enter_account($1::text), (select count(*)::int from clients)', [
      wall,
    ]).catch(sqlState);
    expect([1, '22P02']).toContain(seen);
  });

  it('reserves no number of an account that it does not prove', async () => {
    const reserve = (wall: string) =>
      inAccount(db, mine.accountId, async (sql) => {
        await sql.query(SET, [wall]);
        return sql.query(
          `select * from reserve_numbers($1, array[$2::uuid], 2::smallint, '1', '55', 9, 1, '{}')`,
          [theirs.accountId, theirs.clientId],
        );
      });
    expect(await sqlStateOf(reserve((await db.walls.open())(mine.accountId)))).toBe('42501');
    expect(await sqlStateOf(reserve(theirs.accountId))).toBe('42501');
  });

  it('reads neither the key nor the switch for bare ids', async () => {
    for (const statement of [
      'select 1 from _wall_keys',
      'select 1 from _wall_rollout',
      'update _wall_rollout set bare_ids = true',
      'delete from _wall_keys',
      'truncate _wall_keys',
      `insert into _wall_keys values ('walls/next', '', '')`,
      'create or replace function app_account() returns uuid language sql return null',
    ])
      expect([statement, await sqlStateOf(db.pool.query(statement))]).toEqual([statement, '42501']);
  });

  it('gives no key in place of the one that is there', async () => {
    const key = randomBytes(32);
    const { rows } = await db.pool.query('select keep_wall_key($1, $2) as believed', [...padsOf(key)]);
    expect(rows).toEqual([{ believed: false }]);
    const { rows: account } = await db.pool.query(`select app_account() as id from (${SET}) s`, [
      proofsBy(key)(theirs.accountId),
    ]);
    expect(account).toEqual([{ id: null }]);
  });

  it('announces no key, which would keep processes from starting', async () => {
    for (const purpose of ['walls/next', 'payloads/next', 'file-links/before']) {
      const row = `insert into installation_keys (purpose, data_key, data_key_version) values ($1, '', 'x')`;
      expect([purpose, await sqlStateOf(db.pool.query(row, [purpose]))]).toEqual([purpose, '42501']);
    }
  });

  it('puts no statement behind another, where it would take the place of one that is given proofs', async () => {
    const stolen = `select 1; deallocate begin_generic; prepare begin_generic(text) as select set_config('app.stolen', $1, false)`;
    const run = (text: string) => inAccount(db, mine.accountId, (sql) => sql.query(text));
    expect(await sqlStateOf(run(stolen))).toBe('42601');
    expect(await sqlStateOf(db.pool.query(stolen))).toBe('42601');
    expect(await sqlStateOf(run('select 1'))).toBe('done');
  });

  it('finds no proof in what others are asking at this moment', async () => {
    await inAccount(db, theirs.accountId, async (sql) => {
      const { rows: own } = await sql.query<{ pid: number }>('select pg_backend_pid() as pid');
      const busy = inAccount(openDb(role, 1), mine.accountId, (other) =>
        other.query<{ query: string; pid: number }>(
          'select pid, query from pg_stat_activity where datname = current_database()',
        ),
      );
      const { rows } = await busy;
      expect(rows.map(({ pid }) => pid)).toContain(own[0]?.pid);
      expect(rows.filter(({ query }) => /[\da-f]{64}/.test(query))).toEqual([]);
    });
  });

  it('shares a connection by transactions, as behind a pool, and sees its own account in each', async () => {
    const one = openDb(role, 1);
    const seen = await Promise.all(
      [mine, theirs, mine, theirs].map(async ({ accountId }) => {
        const { rows } = await queryInAccount<{ id: string }>(one, accountId, {
          text: 'select distinct account_id as id from clients',
        });
        return rows.map(({ id }) => id);
      }),
    );
    expect(seen).toEqual([mine, theirs, mine, theirs].map(({ accountId }) => [accountId]));
    expect((await one.pool.query('select 1 from clients')).rowCount).toBe(0);
  });
});

it('asks every walled table for the account once a statement', async () => {
  const { rows } = await app.pool.query(
    `select qual, with_check, case when qual ~ 'app_accounts' then array_agg(tablename::text order by tablename) end as tables
       from pg_policies
      where schemaname = 'public' and policyname <> 'own_companies' and (qual ~ 'app_account|account_id' or with_check ~ 'app_account|account_id')
      group by qual, with_check order by qual desc`,
  );
  const one = '(account_id = ( SELECT app_account() AS app_account))';
  const written =
    '((account_id = ANY (( SELECT app_accounts() AS app_accounts)::uuid[])) OR (( SELECT believes_bare_ids() AS believes_bare_ids) AND (account_id = app_account())))';
  expect(rows).toEqual([
    { qual: one, with_check: written, tables: null },
    { qual: written, with_check: written, tables: ['idempotency_keys', 'numbers', 'webhook_deliveries'] },
  ]);
});

it('lets no function touch the key but those that ask for a proof', async () => {
  const { rows } = await app.pool.query(
    `select proname::text as name from pg_proc where pronamespace = 'public'::regnamespace and prosrc ~ '_wall_' order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual([
    'app_account',
    'app_accounts',
    'assert_rows_proven',
    'attempts_are_open',
    'believes_bare_ids',
    'feed_changes',
    'keep_wall_key',
    'people_are_open',
    'powers_are_open',
    'proven',
    'tables_are_open',
  ]);
});

it('enters nothing without MASTER_KEY', async () => {
  const db = createDb({ url: app.url, role: 'app', max: 1 });
  await expect(inAccount(db, mine.accountId, (sql) => sql.query('select 1'))).rejects.toThrow(/MASTER_KEY/);
  await db.close();
});

describe('the key', () => {
  it('is replaced while processes run: both are believed until all have heard, then the new one alone', async () => {
    const { owner, app: first, drop } = await migratedDatabase();
    const { accountId } = await createTenant(first);
    await openInstallationKeys(first, testKeyring);
    const before = (await first.walls.open())(accountId);
    const isBelieved = async (proof: string) =>
      (await first.pool.query(`select app_account() is not null as ok from (${SET}) s`, [proof])).rows[0].ok;
    const heard = createDb({ url: first.url, role: 'app', max: 1, keyring: testKeyring });
    let during = '';
    await replaceKeys(owner.url, {
      master: testKeyring,
      pause: async () => {
        during = (await heard.walls.open())(accountId);
        expect(during).not.toBe(before);
        expect([await isBelieved(before), await isBelieved(during)]).toEqual([true, true]);
      },
    });
    expect([await isBelieved(before), await isBelieved(during)]).toEqual([false, true]);
    const later = createDb({ url: first.url, role: 'app', max: 1, keyring: testKeyring });
    expect((await later.walls.open())(accountId)).toBe(during);
    await Promise.all([heard.close(), later.close()]);
    await drop();
  });

  it('stays while it is believed, though no process can unwrap it any more', async () => {
    const { owner, app: first, drop } = await migratedDatabase();
    const { accountId } = await createTenant(first);
    const proof = (await first.walls.open())(accountId);
    await owner.pool.query(`update installation_keys set data_key = '\\x00'`);
    expect((await first.walls.reopen())(accountId)).toBe(proof);
    const other = createDb({ url: first.url, role: 'app', max: 1, keyring: testKeyring });
    await expect(other.walls.open()).rejects.toBeInstanceOf(Error);
    await other.close();
    await drop();
  });

  it('from another installation is not believed: a process with it does not start', async () => {
    const { owner, app: first, drop } = await migratedDatabase();
    await first.walls.open();
    await owner.pool.query('delete from installation_keys');
    const keyring = createKeyring({ MASTER_KEY: randomBytes(32).toString('base64') });
    const other = createDb({ url: first.url, role: 'app', max: 1, keyring });
    await expect(other.walls.open()).rejects.toThrow(/does not believe/);
    await other.close();
    await drop();
  });
});

describe('a database that processes of the release before use', () => {
  it('believes bare ids until a migration finds none of them, and never again', async () => {
    const { owner, app: db, drop } = await migratedDatabase();
    const { accountId, clientId } = await createTenant(db);
    const other = await createTenant(db);
    await owner.pool.query('update _wall_rollout set bare_ids = true');
    const before = new URL(db.url);
    before.searchParams.set('application_name', 'emite_app keys=00000000');
    const old = new pg.Client({ connectionString: before.toString() });
    await old.connect();
    const step = new pg.Client({ connectionString: owner.url });
    await step.connect();
    const rowsOf = async () =>
      (
        await Promise.all([
          old.query(`begin; ${SET.replace('$1', `'${accountId}'`)}; select 1 from clients; commit`),
          old.query('select * from get_document($1, $2, 2::smallint, $2)', [accountId, clientId]),
          old.query(
            'select * from unnest($1::uuid[]) as r (id), lateral read_sefaz_status(enter_account(r.id))',
            [[accountId]],
          ),
        ])
      ).flatMap((result) => [result].flat().map(({ rowCount }) => rowCount));
    expect(await rowsOf()).toEqual([null, 1, 1, null, 0, 0]);
    // Row by row, as that release writes rows of several accounts.
    const rows = await old.query(
      `${AUDIT.replace(/values[^]*/, '')} select gen_random_uuid(), enter_account(r.id), 'system', 't', 'a', 's', 'i' from unnest($1::uuid[]) as r (id)`,
      [[accountId, other.accountId, accountId]],
    );
    expect(rows.rowCount).toBe(3);
    expect(await proveWalls(step)).toBe('bare');
    expect((await rowsOf())[2]).toBe(1);
    await old.end();
    const ended = `select 1 from pg_stat_activity where application_name = 'emite_app keys=00000000' and datname = current_database()`;
    while ((await step.query(ended)).rowCount !== 0);
    expect(await proveWalls(step)).toBe('proven');
    expect((await db.pool.query(`select app_account() as id from (${SET}) s`, [accountId])).rows).toEqual([
      { id: null },
    ]);
    await step.end();
    await drop();
  });

  it('is none that is new', async () => {
    const { owner, drop } = await migratedDatabase();
    expect((await owner.pool.query('select bare_ids from _wall_rollout')).rows).toEqual([
      { bare_ids: false },
    ]);
    await drop();
  });
});
