import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Db } from '../base/client.ts';
import { inAccount, type Sql } from '../base/transaction.ts';

const entry = z.strictObject({
  id: z.string(),
  actorKind: z.string(),
  actorId: z.string(),
  action: z.string(),
  subjectType: z.string(),
  subjectId: z.string(),
  /** PostgreSQL's own text of the JSON. */
  details: z.string().nullable(),
  requestId: z.string().nullable(),
  /** ISO 8601, UTC, with milliseconds. */
  createdAt: z.string(),
});

const link = z.strictObject({
  seq: z.coerce.number().int().positive(),
  auditId: z.string(),
  /** SHA-256 of the previous entry and of this one, as hex. */
  previous: z.string(),
  hash: z.string(),
  /** The entry lost an e-mail to an erasure after it was hashed: SHA-256 of what is left, at the same place; else null. */
  redacted: z.string().nullable().default(null),
});

/** A line of an export: an entry and its place in the chain; null for the missing part. */
const entryLine = z.strictObject({ accountId: z.string(), entry: entry.nullable(), link: link.nullable() });
/** Behind an account's entries: where its chain ends. */
const headLine = z.strictObject({
  accountId: z.string(),
  head: z.strictObject({ seq: z.coerce.number().int().nonnegative(), hash: z.string() }),
});
export const auditLine = z.union([entryLine, headLine]);
export type AuditLine = z.infer<typeof auditLine>;
type EntryLine = z.infer<typeof entryLine>;

export interface AuditProblem {
  readonly accountId: string;
  /**
   * `changed`: not what was hashed. `removed`: the chain has it, the log does not. `inserted`: the log has it, the chain does not.
   * `reordered`: not at its place. `unlinked`: does not continue the entry before it; one of the two was replaced, hash and all.
   */
  readonly kind: 'changed' | 'removed' | 'inserted' | 'reordered' | 'unlinked';
  /** Id of the entry; null where only its gap remains. */
  readonly id: string | null;
  readonly seq: number | null;
}

const START = '00'.repeat(32);
const BATCH = 1_000;

const field = (value: string | null): string =>
  value === null ? '-,' : `${Buffer.byteLength(value)}:${value},`;

/** Recomputes the hash of prisma/functions/chain_audit.sql with other code. */
function hashOf(
  accountId: string,
  written: z.infer<typeof entry>,
  { seq, previous }: { readonly seq: number; readonly previous: string },
): string {
  const { id, actorKind, actorId, action, subjectType, subjectId, details, requestId, createdAt } = written;
  const fields = [accountId, String(seq), id, actorKind, actorId, action, subjectType, subjectId];
  const text = [...fields, details, requestId, createdAt].map(field).join('');
  return createHash('sha256').update(previous, 'hex').update(text).digest('hex');
}

/** Verifies one account's lines, in their order; its head is the last. Trusts nothing but the head. */
export function verifyAudit(lines: readonly AuditLine[]): readonly AuditProblem[] {
  const problems: AuditProblem[] = [];
  const entries = lines.filter((line): line is EntryLine => 'entry' in line);
  const places = new Set(entries.flatMap((line) => line.link?.seq ?? []));
  let expected = 1;
  let previous = START;
  const missing = (accountId: string, until: number): void => {
    for (; expected < until; expected++)
      if (!places.has(expected)) problems.push({ accountId, kind: 'removed', id: null, seq: expected });
  };
  for (const { accountId, entry: written, link: at } of entries) {
    if (at === null) {
      problems.push({ accountId, kind: 'inserted', id: written?.id ?? null, seq: null });
      continue;
    }
    const { seq, auditId: id } = at;
    const add = (kind: AuditProblem['kind']) => problems.push({ accountId, kind, id, seq });
    const gap = seq > expected && !places.has(expected);
    if (gap) missing(accountId, seq);
    if (seq !== expected) add('reordered');
    else if (!gap && at.previous !== previous) add('unlinked');
    if (written === null) add('removed');
    else if (hashOf(accountId, written, { seq, previous: at.previous }) !== (at.redacted ?? at.hash))
      add('changed');
    expected = seq + 1;
    previous = at.hash;
  }
  const end = lines.find((line) => 'head' in line);
  if (end !== undefined) {
    missing(end.accountId, end.head.seq + 1);
    const last = entries.findLast((line) => line.link?.seq === end.head.seq)?.link;
    if (last && last.hash !== end.head.hash)
      problems.push({ accountId: end.accountId, kind: 'unlinked', id: last.auditId, seq: last.seq });
  }
  return problems;
}

const LINE = `
  select jsonb_build_object(
           'id', a.id, 'actorKind', a.actor_kind, 'actorId', a.actor_id, 'action', a.action, 'subjectType', a.subject_type,
           'subjectId', a.subject_id, 'details', a.details::text, 'requestId', a.request_id,
           'createdAt', to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as entry, a.id is null as gone,
         c.seq, c.audit_id as "auditId", encode(c.previous, 'hex') as previous, encode(c.hash, 'hex') as hash,
         encode(r.hash, 'hex') as redacted`;

const PAGE = `${LINE}
    from audit_chain c left join audit_log a on a.id = c.audit_id and a.account_id = c.account_id
         left join audit_redactions r on r.audit_id = c.audit_id
   where c.account_id = $1 and c.seq > $2 and c.seq <= $3 order by c.seq limit ${BATCH}`;

const UNCHAINED = `${LINE}
    from audit_log a left join audit_chain c on c.audit_id = a.id and c.account_id = a.account_id
         left join audit_redactions r on r.audit_id = c.audit_id
   where a.account_id = $1 and c.audit_id is null order by a.id`;

interface Row {
  readonly entry: unknown;
  readonly gone: boolean;
  readonly seq: string | null;
  readonly auditId: string;
  readonly previous: string;
  readonly hash: string;
  readonly redacted: string | null;
}

const lineOf =
  (accountId: string) =>
  ({ entry: written, gone, seq, ...rest }: Row): EntryLine => ({
    accountId,
    entry: gone ? null : entry.parse(written),
    link: seq === null ? null : link.parse({ seq, ...rest }),
  });

/**
 * Exports one account's audit log with its chain, in the order of the chain; rows beside the chain, then the head,
 * come last.
 */
export async function* exportAudit(db: Db, accountId: string): AsyncGenerator<AuditLine> {
  const ask = <R extends object>(text: string, values: readonly unknown[]): Promise<R[]> =>
    inAccount(db, accountId, async (sql: Sql) => (await sql.query<R>({ text, values: [...values] })).rows);
  const [head = { seq: '0', hash: START }] = await ask<{ seq: string; hash: string }>(
    `select seq, encode(hash, 'hex') as hash from audit_heads where account_id = $1`,
    [accountId],
  );
  // Later entries than the head that was read are not part of this export.
  for (let after = '0'; ; ) {
    const rows = await ask<Row>(PAGE, [accountId, after, head.seq]);
    yield* rows.map(lineOf(accountId));
    after = rows.at(-1)?.seq ?? after;
    if (rows.length < BATCH) break;
  }
  yield* (await ask<Row>(UNCHAINED, [accountId])).map(lineOf(accountId));
  yield headLine.parse({ accountId, head });
}

/** Every account, or the one; in no particular order. */
export async function auditedAccounts(db: Db): Promise<readonly string[]> {
  const { rows } = await db.pool.query<{ id: string }>('select account_ids() as id');
  return rows.map(({ id }) => id);
}
