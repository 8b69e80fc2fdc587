import pg from 'pg';
import { Prisma } from '../generated/prisma/client.ts';
import type { Db } from './client.ts';
import { isUuid } from './ids.ts';

export type Tx = Prisma.TransactionClient;
export type Sql = Pick<pg.PoolClient, 'query'>;

/** The one way of Prisma to tenant tables: a transaction inside one account's walls. */
export function withAccount<T>(db: Db, accountId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.prisma.$transaction(async (tx) => {
    await enterAccount(tx, accountId);
    return work(tx);
  });
}

/** From here on the transaction is inside that account's walls, and no other's. */
export async function enterAccount(tx: Tx, accountId: string): Promise<void> {
  await tx.$executeRaw`select set_config('app.account_id', ${checked(accountId)}, true)`;
}

/**
 * `generic`: one plan serves every call, right for reads by keys; the server would plan partitioned tables anew each time.
 * `custom`: planned for the values at hand (a millisecond or two), right for filters: what is rare and what is not
 * takes different indexes.
 */
type Plan = 'generic' | 'custom';

/** The same for SQL. The setting is the transaction's, so the pooled connection carries nothing over. */
export function inAccount<T>(
  db: Db,
  accountId: string,
  work: (sql: Sql) => Promise<T>,
  plan: Plan = 'generic',
): Promise<T> {
  return inTransaction(db, plan, wallsOf(accountId), work);
}

/** One statement in a transaction of its own inside one account's walls: beginning, statement and commit are one round trip. */
export async function queryInAccount<R extends pg.QueryResultRow>(
  db: Db,
  accountId: string,
  query: pg.QueryConfig,
  plan: Plan = 'generic',
): Promise<pg.QueryResult<R>> {
  const begin = beginning(plan, wallsOf(accountId));
  const client = await db.pool.connect();
  // Behind a statement that fails, the commit is a rollback.
  const [, result, commit] = await inOneWrite(client, () =>
    Promise.allSettled([client.query(begin), client.query<R>(query), client.query('commit')]),
  );
  client.release(commit.status === 'rejected');
  if (result.status === 'rejected') throw result.reason;
  if (commit.status === 'rejected') throw commit.reason;
  return result.value;
}

/** A transaction inside no walls, which shows no row: each statement enters the account of each of its rows (`enter_account`). */
export const acrossAccounts = <T>(db: Db, work: (sql: Sql) => Promise<T>): Promise<T> =>
  inTransaction(db, 'generic', '', work);

const beginning = (plan: Plan, walls: string): string =>
  `begin; select set_config('plan_cache_mode', 'force_${plan}_plan', true)${walls}`;

/** A checked UUID needs no quoting. */
const wallsOf = (accountId: string): string =>
  `, set_config('app.account_id', '${checked(accountId)}', true)`;

/** The beginning and the first statement of `work` are one round trip. */
async function inTransaction<T>(
  db: Db,
  plan: Plan,
  walls: string,
  work: (sql: Sql) => Promise<T>,
): Promise<T> {
  const begin = beginning(plan, walls);
  const client = await db.pool.connect();
  let broken: Error | undefined;
  try {
    const [, result] = await inOneWrite(client, () => Promise.all([client.query(begin), work(client)]));
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

/** What `send` sends before it waits for anything. A write costs the processor more than most statements. */
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
export async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let left = 2; ; left--) {
    try {
      return await work();
    } catch (error) {
      if (left === 0 || !RETRIED.has(sqlState(error) ?? '')) throw error;
    }
  }
}

/** SQLSTATE of an error of PostgreSQL, if it is one. */
export function sqlState(error: unknown): string | null {
  return error instanceof pg.DatabaseError ? (error.code ?? null) : null;
}

/** Whether Prisma was refused for a value that must be unique and is taken. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';

function checked(accountId: string): string {
  if (!isUuid(accountId)) throw new Error('account id is not a UUID');
  return accountId;
}
