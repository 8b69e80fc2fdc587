import { DOCUMENT_WARNINGS, type DocumentWarning } from '@fiscal/core/lifecycle/unclosed';
import type { Db } from '../base/client.ts';
import { oneOf, type Unchecked } from '../base/parse.ts';

export interface Warned {
  readonly documentId: string;
  readonly accountId: string;
  readonly warning: DocumentWarning;
}

/**
 * Marks the MDF-e not closed that came near the limit or passed it since the last call, oldest first, across all
 * accounts (ids only). Each warning is returned once, for any number of callers. Worker role.
 */
export async function warnUnclosed(
  db: Db,
  options: {
    readonly nowMs: number;
    readonly nearDays: number;
    readonly overDays: number;
    readonly limit: number;
  },
): Promise<readonly Warned[]> {
  const { nowMs, nearDays, overDays, limit } = options;
  const { rows } = await db.pool.query<Unchecked<Warned, 'warning'>>({
    name: 'warn_unclosed',
    text: `select document_id as "documentId", account_id as "accountId", warning
             from warn_unclosed($1, $2 * interval '1 day', $3 * interval '1 day', $4)`,
    values: [new Date(nowMs), nearDays, overDays, limit],
  });
  return rows.map((row) => ({ ...row, warning: oneOf(DOCUMENT_WARNINGS, row.warning) }));
}
