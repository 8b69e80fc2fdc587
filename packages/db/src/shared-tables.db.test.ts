import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getCredits } from './accounts/credits.ts';
import { inAccount, sqlState } from './base/transaction.ts';
import { provenRows, type SharedTable } from './base/walls.ts';
import { closeCounter, openCounter, setCounterGrant } from './people/counters.ts';
import { migratedDatabase } from './testing/fresh-database.ts';
import { createTenant, type TestTenant } from './testing/test-database.ts';

/*
 * Tables of no account. What is written there concerns everybody, so a foreign statement writes none of them: operators do, as the
 * owner, and processes by functions that ask for a proof of the row.
 */

/** Commands that a role still has, and why. */
const WRITTEN: Readonly<Record<'app' | 'worker', Readonly<Record<string, string>>>> = {
  app: { installation_keys: 'insert' },
  worker: {
    authority_looks: 'insert update delete',
    distributions: 'update',
    installation_keys: 'insert',
    overuse: 'insert update delete',
    server_certificates: 'insert',
    signer_keys: 'insert',
    webhook_feed: 'update',
  },
};

/** A row of each table, where the migrations make none. */
const ROWS: Readonly<Record<string, string>> = {
  authority_looks: `(world, type, place, looked_at) values ('producao', 'nfe', 'SP', now())`,
  authority_status: `(environment, type, uf, online, x_motivo, checked_at, since) values (1, 'nfe', 'SP', true, 'm', now(), now())`,
  authority_status_history: `(environment, type, uf, checked_at, online, x_motivo) values (1, 'nfe', 'SP', now(), true, 'm')`,
  authority_turns: `(environment, type, uf, state, claimed_at) values (1, 'nfe', 'SP', 'operando', now())`,
  distributions: `(ground, service, cnpj, state, singles, next_at) values ('producao', 'nfe', 'c', '{}', '{}', now())`,
  ibpt_tables: `(uf, version, source, key, valid_from, valid_to, lines, digest) values ('SP', 'v', 's', 'k', '2026-01-01', '2026-12-31', '', 'd')`,
  installation_keys: `(purpose, data_key, data_key_version) values ('p', '', 'v')`,
  overuse: `(ground, holder, type, authorizer, service, about, state, revision) values ('producao', 'h', 'nfe', 'SP', 's', '', '{}', gen_random_uuid())`,
  rate_buckets: `(key, per_minute, size, level, at) values ('k', 1, 1, 1, now())`,
  reference_rates: `(tax, percent, first_day, last_day, source) values ('cbs', 8.8, '2027-01-01', '2027-12-31', 's')`,
  reform_tables: `(version, digest, source, data, checked_at) values ('v', 'd', 's', '{}', now())`,
  rule_switches: `(id, type, c_stat, effect, reason, set_by) values (gen_random_uuid(), 'nfe', '483', 'off', 'r', 't')`,
  server_certificates: `(sha256, subject, issuer, valid_from, valid_to) values ('t', 's', 'i', now(), now())`,
  signer_keys: `(id, public_key, mark, private_key, private_key_version) values ('k', '', '', '', 'v')`,
  town_parameters: `(environment, subject, message, asked_at, keep_until) values (1, 's', 'm', now(), now())`,
};

const BOTH = ['app', 'worker'];
/** Functions that write them, with rows that they take. */
interface Call {
  readonly name: string;
  readonly rows: string;
  readonly by: readonly string[];
}
const TABLES: readonly (readonly [SharedTable, readonly Call[]])[] = [
  [
    'authority_status',
    [
      {
        name: 'save_authority_status',
        rows: `{"environment": 1, "type": "nfe", "uf": "AC", "online": true, "x_motivo": "m", "checked_at": "2026-11-22T12:00:00Z", "state": "operando", "beside": false, "kept": 8}`,
        by: BOTH,
      },
    ],
  ],
  [
    'authority_turns',
    [
      {
        name: 'claim_authority_turns',
        rows: `{"turns": [{"type": "nfe", "uf": "AC", "state": "parada"}], "at": "2026-11-22T12:00:00Z", "lease": 60}`,
        by: ['app'],
      },
      { name: 'end_authority_turns', rows: `{"turns": [], "at": "2026-11-22T12:00:00Z"}`, by: ['app'] },
    ],
  ],
  [
    'rate_buckets',
    [{ name: 'settle_buckets', rows: `[{"key": "b", "per_minute": 1, "size": 1, "spent": 1}]`, by: ['app'] }],
  ],
  [
    'reform_tables',
    [
      {
        name: 'keep_reform_tables',
        rows: `{"version": "w", "digest": "e", "source": "s", "data": {}, "seen_at": "2026-11-22T12:00:00Z"}`,
        by: ['worker'],
      },
    ],
  ],
  [
    'town_parameters',
    [
      {
        name: 'keep_town_parameters',
        rows: `{"environment": 1, "subject": "t", "message": "m", "asked_at": "2026-11-22T12:00:00Z", "keep_until": "2026-11-23T12:00:00Z"}`,
        by: BOTH,
      },
    ],
  ],
];
/** Tables without an account and without people; `_…` belong to the migrations. */
const SHARED = `
  select c.relname::text as name from pg_class c
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname not like 'auth\\_%'
     and not exists (select from pg_attribute a where a.attrelid = c.oid and not a.attisdropped
                        and a.attname in ('account_id', 'user_id', 'organization_id')) and c.relname <> 'organizations'
   order by 1`;

let database: Awaited<ReturnType<typeof migratedDatabase>>;
let mine: TestTenant;
let shared: readonly string[];

beforeAll(async () => {
  database = await migratedDatabase();
  mine = await createTenant(database.app);
  const { rows } = await database.owner.pool.query<{ name: string }>(SHARED);
  shared = rows.map(({ name }) => name);
  for (const [table, row] of Object.entries(ROWS))
    await database.owner.pool.query(`insert into ${table} ${row} on conflict do nothing`);
});
afterAll(() => database.drop());

const rowIn = async (table: string): Promise<string | undefined> => {
  const { rows } = await database.owner.pool.query<{ row: string }>(
    `select to_jsonb(t)::text as row from ${table} t limit 1`,
  );
  return rows[0]?.row;
};

describe.each(['app', 'worker'] as const)('a foreign statement in a session of emite_%s', (role) => {
  /** True when it changes a row, or is refused for another reason than its right. */
  const writes = async (statement: string, values: readonly unknown[] = []): Promise<boolean> => {
    const run = () =>
      inAccount(database[role], mine.accountId, async (sql) => {
        const { rowCount } = await sql.query(statement, [...values]);
        throw new Error(String(rowCount));
      });
    return run().then(
      () => true,
      (error: unknown) =>
        sqlState(error) === null
          ? error instanceof Error && error.message !== '0'
          : sqlState(error) !== '42501',
    );
  };

  it('writes the tables of no account that are listed alone', async () => {
    const written: Record<string, string> = {};
    for (const table of shared) {
      const { rows } = await database.owner.pool.query<{ name: string }>(
        `select quote_ident(attname) as name from pg_attribute
          where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''`,
        [table],
      );
      const row = await rowIn(table);
      const columns = rows.map(({ name }) => name).join(', ');
      const insert = `insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table}, $1)`;
      const commands = [
        ...(row !== undefined && (await writes(insert, [row])) ? ['insert'] : []),
        ...((await Promise.all(rows.map(({ name }) => writes(`update ${table} set ${name} = ${name}`)))).some(
          Boolean,
        )
          ? ['update']
          : []),
        ...((await writes(`delete from ${table}`)) ? ['delete'] : []),
      ];
      if (commands.length > 0) written[table] = commands.join(' ');
    }
    expect(written).toEqual(WRITTEN[role]);
  });

  it('writes them by no function without a proof of these rows', async () => {
    const [, other] = await provenRows(database.app.walls, 'town_parameters', {});
    const prove = await database.app.walls.openRows();
    for (const [table, calls] of TABLES)
      for (const { name, rows, by } of calls) {
        if (!by.includes(role)) continue;
        const call = `select ${name}($1, $2)`;
        for (const mac of ['', other, createHmac('sha256', randomBytes(32)).update(rows).digest('hex')])
          expect([name, await writes(call, [rows, mac])]).toEqual([name, false]);
        // Proofs of another table and of other rows.
        for (const mac of [
          prove(table === 'rate_buckets' ? 'town_parameters' : 'rate_buckets', rows),
          prove(table, `${rows} `),
        ])
          expect([name, await writes(call, [rows, mac])]).toEqual([name, false]);
        expect([name, await writes(call, [rows, prove(table, rows)])]).toEqual([name, true]);
      }
  });
});

it('sees no limit of anybody, and of overused companies its own', async () => {
  const { app, owner } = database;
  const other = await createTenant(app);
  for (const { clientId } of [mine, other])
    await owner.pool.query(
      `insert into overuse (ground, holder, type, authorizer, service, about, state, revision)
       select 'producao', cnpj, 'nfe', 'SP', 's', '', '{}', gen_random_uuid() from clients where id = $1`,
      [clientId],
    );
  const countIn = (table: string) =>
    inAccount(app, mine.accountId, (sql) => sql.query(`select 1 from ${table}`)).then(
      ({ rowCount }) => rowCount,
    );
  expect([await countIn('overuse'), await countIn('rate_buckets')]).toEqual([1, 0]);
  expect((await app.pool.query('select 1 from overuse')).rowCount).toBe(0);
});

it('gives itself no credits, and holds those of its account alone', async () => {
  const { app } = database;
  const { accountId } = await createTenant(app);
  const run = (statement: string, ...values: readonly string[]) =>
    inAccount(app, accountId, (sql) => sql.query(statement, [...values])).then(
      ({ rowCount }) => rowCount,
      sqlState,
    );
  expect(await run('update credit_balances set balance_milli = 1000000')).toBe('42501');
  expect(await run('update credit_balances set held_milli = 0')).toBe('42501');
  expect(await run('select hold_credits($1, -1)', accountId)).toBe('42501');
  expect(await run('select hold_credits($1, 1)', mine.accountId)).toBe('42501');
  expect(await run('select hold_credits($1, 5)', accountId)).toBe(1);
  expect(await getCredits(app, accountId)).toMatchObject({ balanceMilli: 0n, heldMilli: 5n });
});

it('gives no counter without a proof, and opens none again that was closed', async () => {
  const { app } = database;
  const { accountId, clientId } = await createTenant(app);
  const { id: memberId, userId } = await app.prisma.member.findFirstOrThrow({
    where: { organizationId: accountId },
  });
  const [actor, sessionId] = [{ kind: 'user', id: userId } as const, randomUUID()];
  const run = (statement: string, ...values: readonly string[]) =>
    inAccount(app, accountId, (sql) => sql.query(statement, [...values])).then(
      ({ rowCount }) => rowCount,
      sqlState,
    );
  const grant = `insert into counter_grants (id, account_id, client_id, user_id, member_id, per_note, per_day) values (gen_random_uuid(), $1, $2, $3, $4, 1, 1)`;
  const counter = `insert into counters (id, account_id, client_id, user_id, session_id, ends_at) values (gen_random_uuid(), $1, $2, $3, $4, now() + interval '1 hour')`;
  const of = { accountId, clientId, userId };
  expect(await run(grant, accountId, clientId, userId, memberId)).toBe('42501');
  expect(await setCounterGrant(app, of, { ceilings: { perNote: '10.00', perDay: '100.50' }, actor })).toBe(
    true,
  );
  expect(await setCounterGrant(app, of, { ceilings: { perNote: '020.00', perDay: '0200.00' }, actor })).toBe(
    true,
  );
  for (const change of [
    'per_note = 1',
    'per_day = 1000000',
    'user_id = gen_random_uuid()',
    'member_id = gen_random_uuid()',
  ])
    expect([change, await run(`update counter_grants set ${change}`)]).toEqual([change, '42501']);
  expect(await run(counter, accountId, clientId, userId, sessionId)).toBe('42501');
  expect(await openCounter(app, { ...of, sessionId }, actor)).toMatchObject({
    perNote: '20.00',
    perDay: '200.00',
  });
  await closeCounter(app, { ...of, sessionId }, actor);
  expect(await run('update counters set closed_at = null')).toBe('42501');
  expect(await run(`update counters set ends_at = now() + interval '1 year'`)).toBe('42501');
});

it('writes them without a proof only while the release before is there', async () => {
  const { owner, app, worker, drop } = await migratedDatabase();
  const { accountId, clientId } = await createTenant(app);
  const row = (role: 'app' | 'worker', table: string, values: string) =>
    inAccount({ app, worker }[role], accountId, (sql) =>
      sql.query(`insert into ${table} ${values} on conflict do nothing`),
    ).then(({ rowCount }) => rowCount, sqlState);
  const asBefore = async (open: boolean) => {
    await owner.pool.query('update _wall_rollout set open_tables = $1', [open]);
    await owner.pool.query('delete from rate_buckets');
    await owner.pool.query('delete from counter_grants');
    await owner.pool.query('delete from reform_tables');
    return [
      await row('app', 'rate_buckets', ROWS['rate_buckets'] ?? ''),
      await row('worker', 'reform_tables', ROWS['reform_tables'] ?? ''),
      await row(
        'app',
        'counter_grants',
        `(id, account_id, client_id, user_id, member_id, per_note, per_day) values (gen_random_uuid(), '${accountId}', '${clientId}', gen_random_uuid(), gen_random_uuid(), 1, 1)`,
      ),
    ];
  };
  expect(await asBefore(true)).toEqual([1, 1, 1]);
  expect(await asBefore(false)).toEqual(['42501', '42501', '42501']);
  await drop();
});
