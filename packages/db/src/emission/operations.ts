import type { Db } from '../base/client.ts';
import { isUuid } from '../base/ids.ts';
import { withAccount } from '../base/transaction.ts';
import { type Actor, auditIn } from '../records/audit.ts';
import { reopenIn } from './reopen.ts';

/**
 * Claims documents with an operation pending for longer than `olderThanMs`, least recently woken first, across all accounts
 * (ids only). A claimed document rests for `olderThanMs`, or up to eight times as long when waking it changes nothing, so a
 * stuck one never hides the others. At most `wokenMax` claimed documents are with the workers at once.
 */
export async function listStale(
  db: Db,
  options: { readonly olderThanMs: number; readonly limit: number; readonly wokenMax: number },
): Promise<readonly { readonly documentId: string; readonly accountId: string }[]> {
  const { rows } = await db.pool.query<{ documentId: string; accountId: string }>({
    name: 'take_stale',
    text: `select document_id as "documentId", account_id as "accountId" from take_stale($1 * interval '1 millisecond', $2, $3)`,
    values: [options.olderThanMs, options.limit, options.wokenMax],
  });
  return rows;
}

/** Ranges of numbers that wait for the authority's answer; same order and limits. */
export async function listStaleRanges(
  db: Db,
  options: { readonly olderThanMs: number; readonly limit: number },
): Promise<readonly { readonly inutilizacaoId: string; readonly accountId: string }[]> {
  const { rows } = await db.pool.query<{ inutilizacao_id: string; account_id: string }>({
    name: 'take_stale_inutilizacoes',
    text: `select * from take_stale_inutilizacoes($1 * interval '1 millisecond', $2)`,
    values: [options.olderThanMs, options.limit],
  });
  return rows.map((row) => ({ inutilizacaoId: row.inutilizacao_id, accountId: row.account_id }));
}

/**
 * True when at least `count` operations of all accounts have waited for two seconds and no worker has begun them; those
 * that wait for the authority do not count.
 */
export async function backlogReaches(db: Db, count: number): Promise<boolean> {
  const { rows } = await db.pool.query<{ reached: boolean }>({
    name: 'backlog_reaches',
    text: 'select backlog_reaches($1) as reached',
    values: [count],
  });
  return rows[0]?.reached ?? false;
}

/** Number of waiting operations and the age of the oldest, over all accounts; for metrics. */
export async function pendingStats(
  db: Db,
): Promise<{ readonly pending: number; readonly oldestAgeMs: number }> {
  const { rows } = await db.pool.query<{ pending: string; oldest_age_ms: number }>(
    'select * from pending_stats()',
  );
  return { pending: Number(rows[0]?.pending ?? 0), oldestAgeMs: rows[0]?.oldest_age_ms ?? 0 };
}

/** ERRO_TECNICO → PENDENTE with its emission pending again; false when the document is not in ERRO_TECNICO. Audited. Wake it afterwards. */
export async function reopenEmission(
  db: Db,
  scope: { readonly accountId: string; readonly documentId: string },
  { actor, requestId }: { readonly actor: Actor; readonly requestId?: string },
): Promise<boolean> {
  if (!isUuid(scope.documentId)) return false;
  return withAccount(db, scope.accountId, async (tx) => {
    if (!(await reopenIn(tx, scope, { abandoned: false }))) return false;
    await auditIn(tx, scope.accountId, {
      actor,
      action: 'document.reopen',
      subject: { type: 'document', id: scope.documentId },
      ...(requestId !== undefined && { requestId }),
    });
    return true;
  });
}
