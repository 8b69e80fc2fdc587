import pg from 'pg';
import { Prisma } from '../generated/prisma/client.ts';
import type { Db } from './client.ts';
import type { ProofOf } from './walls.ts';

export type Tx = Prisma.TransactionClient;
export type Sql = Pick<pg.PoolClient, 'query'>;

/** The one way of Prisma to tenant tables: a transaction inside one account's walls. */
export async function withAccount<T>(db: Db, accountId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const proof = (await db.walls.open())(accountId);
  return db.prisma.$transaction(async (tx) => {
    await enterAccount(tx, proof);
    return work(tx);
  });
}

/** Moves the transaction inside the walls of the proven account. */
export async function enterAccount(tx: Tx, proof: string): Promise<void> {
  await tx.$executeRaw`select set_config('app.account_id', ${proof}, true)`;
}

/**
 * `generic`: one plan serves every call, right for reads by keys; the server would otherwise plan partitioned tables
 * at each call. `custom`: planned for the values at hand (a millisecond or two), right for filters: rare and frequent
 * values take different indexes. `ordered`: one plan that reads an index in the order of the page, where the planner,
 * which does not know the values, might read and sort all rows.
 */
export type Plan = 'generic' | 'custom' | 'ordered';

/** An account, and how statements in it are planned: `generic` by default. */
type Within = string | { readonly accountId: string; readonly plan: Plan };
const planOf = (within: Within) =>
  typeof within === 'string' ? { accountId: within, plan: 'generic' as const } : within;

/** The same for SQL. The setting is the transaction's, so the pooled connection carries nothing over. */
export async function inAccount<T>(db: Db, within: Within, work: (sql: Sql) => Promise<T>): Promise<T> {
  const { accountId, plan } = planOf(within);
  const proof = (await db.walls.open())(accountId);
  return inTransaction(db, { plan, proof }, work);
}

/**
 * Runs a statement in its own transaction inside one account's walls: beginning, statement and commit are one round
 * trip.
 */
export async function queryInAccount<R extends pg.QueryResultRow>(
  db: Db,
  within: Within,
  query: pg.QueryConfig,
): Promise<pg.QueryResult<R>> {
  const { accountId, plan } = planOf(within);
  const proof = (await db.walls.open())(accountId);
  const client = await db.pool.connect();
  // Behind a statement that fails, the commit is a rollback.
  const [, , result, commit] = await inOneWrite(client, () =>
    Promise.allSettled([
      client.query('begin'),
      client.query(beginning(plan, proof)),
      client.query<R>(query),
      client.query('commit'),
    ]),
  );
  client.release(commit.status === 'rejected');
  if (result.status === 'rejected') throw result.reason;
  if (commit.status === 'rejected') throw commit.reason;
  return result.value;
}

/** A transaction inside no walls, which shows no row: a statement enters the account of its rows by their proof (`enter_account`). */
export async function acrossAccounts<T>(
  db: Db,
  work: (sql: Sql, proofOf: ProofOf) => Promise<T>,
): Promise<T> {
  const proofOf = await db.walls.open();
  return inTransaction(db, { plan: 'generic', proof: null }, (sql) => work(sql, proofOf));
}

/** Functions of the API that write rows of all accounts: each asks for a proof of its name (`proves_act()`). */
export type Act =
  | 'claim_certificate_warnings'
  | 'claim_daily_digests'
  | 'claim_law_looks'
  | 'feed_authority_turns'
  | 'stop_law_mail';

/** Calls the function. @param last its last parameter, evaluated once the proof is set; the others are `values` in their order */
export async function queryAct<R extends pg.QueryResultRow>(
  db: Db,
  act: Act,
  {
    others = '',
    last,
    values,
  }: { readonly others?: string; readonly last: string; readonly values: unknown[] },
): Promise<readonly R[]> {
  const prove = await db.walls.openPeople();
  const { rows } = await db.pool.query<R>({
    name: act,
    text: `select r.* from (select set_config('app.people', $${values.length + 1}, true) <> '' as proven) p,
                  lateral ${act}(${others} case when p.proven then ${last} end) r`,
    values: [...values, prove([{ kind: 'act', value: act }])],
  });
  return rows;
}

/** Lets the transaction write rows of all these accounts, and read those of none. */
export async function enterAccounts(sql: Sql, proofs: readonly string[]): Promise<void> {
  await sql.query({ name: 'enter_accounts', text: 'select enter_accounts($1)', values: [proofs] });
}

/** Settings of the planner, which are the transaction's. */
const PLANNER: Readonly<Record<Plan, Readonly<Record<string, string>>>> = {
  generic: { plan_cache_mode: 'force_generic_plan' },
  custom: { plan_cache_mode: 'force_custom_plan' },
  ordered: {
    plan_cache_mode: 'force_generic_plan',
    enable_sort: 'off',
    enable_bitmapscan: 'off',
    enable_seqscan: 'off',
  },
};

const settingsOf = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `set_config('${name}', '${value}', true)`)
    .join(', ');

/** @param proof null: inside no walls */
const beginning = (plan: Plan, proof: string | null): pg.QueryConfig => ({
  name: `begin_${plan}`,
  text: `select ${settingsOf(PLANNER[plan])}, set_config('app.account_id', $1, true)`,
  values: [proof ?? ''],
});

/** Sets how the transaction's next statements are planned. */
export const planAs = (sql: Sql, plan: Plan) => {
  const usual = Object.keys(PLANNER.ordered).map((name): [string, string] => [name, 'on']);
  const values = { ...Object.fromEntries(usual), ...PLANNER[plan] };
  return sql.query({ name: `plan_${plan}`, text: `select ${settingsOf(values)}` });
};

/** The beginning and the first statement of `work` are one round trip. @param proof null: inside no walls */
async function inTransaction<T>(
  db: Db,
  { plan, proof }: { readonly plan: Plan; readonly proof: string | null },
  work: (sql: Sql) => Promise<T>,
): Promise<T> {
  const client = await db.pool.connect();
  let broken: Error | undefined;
  try {
    const [, , result] = await inOneWrite(client, () =>
      Promise.all([client.query('begin'), client.query(beginning(plan, proof)), work(client)]),
    );
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((failed: Error) => {
      broken = failed;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/**
 * Joins everything that `send` sends before it waits into one write. A write costs the processor more than most
 * statements.
 */
function inOneWrite<T>({ connection: { stream } }: pg.PoolClient, send: () => Promise<T>): Promise<T> {
  stream.cork();
  try {
    return send();
  } finally {
    stream.uncork();
  }
}

const RETRIED = new Set(['40001', '40P01']);

/** Runs again, twice at most, what PostgreSQL rolled back for a deadlock or a serialization failure. */
export async function retryConflicts<T>(work: () => Promise<T>): Promise<T> {
  for (let left = 2; ; left--) {
    try {
      return await work();
    } catch (error) {
      if (left === 0 || !RETRIED.has(sqlState(error) ?? '')) throw error;
    }
  }
}

/** Runs work inside the walls of a scope's account, with `retryConflicts`. */
export const inScope = <T>(
  db: Db,
  { accountId }: { readonly accountId: string },
  work: (sql: Sql) => Promise<T>,
): Promise<T> => retryConflicts(() => inAccount(db, accountId, work));

/** SQLSTATE of an error of PostgreSQL, if it is one. */
export function sqlState(error: unknown): string | null {
  return error instanceof pg.DatabaseError ? (error.code ?? null) : null;
}

/** True when Prisma was refused for a value that must be unique and is taken. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
