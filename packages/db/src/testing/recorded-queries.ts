import type { Db } from '../base/client.ts';
import { sqlState } from '../base/transaction.ts';

/** A statement as it went to the server. */
export interface RecordedQuery {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Outcome of a statement that was run again as another account. */
export type Outcome =
  | { readonly kind: 'recusado'; readonly code: string | null }
  | { readonly kind: 'feito'; readonly rows: readonly unknown[]; readonly victimUnchanged: boolean };

const isText = (value: unknown): value is string => typeof value === 'string';

/** A call of `pg.Client.query` as a statement; null for what is no statement. */
export function statementOf([first, second]: readonly unknown[]): RecordedQuery | null {
  const { text, values }: { text?: unknown; values?: unknown } = isText(first)
    ? { text: first, values: second }
    : Object(first);
  return isText(text) ? { text, values: Array.isArray(values) ? values : [] } : null;
}

/** Replaces a text in all values, inside lists and JSON too. */
export function replaceDeep(values: readonly unknown[], from: string, to: string): unknown[] {
  return values.map((value) => {
    if (isText(value)) return value.replaceAll(from, to);
    return Array.isArray(value) ? replaceDeep(value, from, to) : value;
  });
}

interface Who {
  readonly intruder: string;
  readonly victim: string;
  /** Statement that reads every row of the victim's as one text. */
  readonly fingerprint: string;
}

/** Another file's transaction changed or locked the same row. */
const IN_THE_WAY = new Set<string | null>(['40001', '40P01', '55P03']);

/** Runs a statement inside the intruder's walls and undoes it; reports whether the victim's rows are unchanged. */
export async function runAs(db: Db, query: RecordedQuery, who: Who): Promise<Outcome> {
  for (;;) {
    const outcome = await attempt(db, query, who);
    if (outcome.kind === 'feito' || !IN_THE_WAY.has(outcome.code)) return outcome;
  }
}

/** Fingerprints are read only of what wrote at all: PostgreSQL gives a transaction a number with its first write. */
async function attempt(db: Db, query: RecordedQuery, who: Who): Promise<Outcome> {
  const { wrote, outcome } = await asIntruder(db, query, { ...who, fingerprint: null });
  return wrote ? (await asIntruder(db, query, who)).outcome : outcome;
}

/** In few round trips: each of some thousand statements is run in every role and as several accounts. */
async function asIntruder(
  { pool, walls: accountWalls }: Db,
  query: RecordedQuery,
  { intruder, victim, fingerprint }: Omit<Who, 'fingerprint'> & { readonly fingerprint: string | null },
): Promise<{ readonly wrote: boolean; readonly outcome: Outcome }> {
  const proofOf = await accountWalls.open();
  const client = await pool.connect();
  const walls = (accountId: string) =>
    `select set_config('app.account_id', ${client.escapeLiteral(proofOf(accountId))}, true)`;
  const readValue = async (sql: string) => (await client.query<{ told: unknown }>(sql)).rows[0]?.told;
  try {
    // Files beside this one sweep over all accounts: what they commit meanwhile is no doing of this statement.
    await Promise.all([
      client.query('begin isolation level repeatable read'),
      client.query(`set local lock_timeout = '2s'`),
      client.query(walls(fingerprint === null ? intruder : victim)),
    ]);
    const before = fingerprint === null ? null : await readValue(fingerprint);
    if (fingerprint !== null) await client.query(walls(intruder));
    const { rows } = await client.query<Record<string, unknown>>(query.text, [...query.values]);
    const wrote = (await readValue('select pg_current_xact_id_if_assigned() is not null as told')) === true;
    if (fingerprint !== null) await client.query(walls(victim));
    const victimUnchanged = fingerprint === null || before === (await readValue(fingerprint));
    return { wrote, outcome: { kind: 'feito', rows, victimUnchanged } };
  } catch (error) {
    return { wrote: false, outcome: { kind: 'recusado', code: sqlState(error) } };
  } finally {
    await client.query('rollback');
    client.release();
  }
}
