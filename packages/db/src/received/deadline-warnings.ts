import type { ManifestationTerm } from '@fiscal/core/vocabulary/manifestation';
import { TARGETS, type Target } from '@fiscal/core/vocabulary/target';
import type { Db } from '../base/client.ts';
import { oneOf } from '../base/parse.ts';
import { queryInAccount } from '../base/transaction.ts';
import type { CompanyScope } from '../base/types.ts';
import { ENDS_SOON } from './manifestation-rows.ts';

/** Warnings of one call, alike. */
export interface TermWarnings {
  readonly target: Target;
  readonly total: number;
}

/**
 * Writes received NF-e whose term to manifest ends soon to the change feed; each once a term, for any number of
 * callers. Over all accounts, worker role.
 */
export async function warnManifestations(
  db: Db,
  {
    term,
    days,
    before,
  }: { readonly term: ManifestationTerm; readonly days: number; readonly before: number },
  limit: number,
): Promise<readonly TermWarnings[]> {
  const { rows } = await db.pool.query<{ target: string; total: string }>({
    name: 'warn_manifestations',
    text: `select target, total from warn_manifestations($1, $2 * interval '1 day', $3 * interval '1 day', $4)`,
    values: [term, days, before, limit],
  });
  return rows.map(({ target, total }) => ({ target: oneOf(TARGETS, target), total: Number(total) }));
}

/** Number of notes of the company whose term to manifest ends soon. */
export async function countEndingSoon(
  db: Db,
  { accountId, clientId, environment }: CompanyScope,
): Promise<number> {
  const { rows } = await queryInAccount<{ total: string }>(db, accountId, {
    name: 'count_ending_soon',
    text: `select count(*) as total from received_documents d
            where d.account_id = $1 and d.environment = $2 and d.client_id = $3 and ${ENDS_SOON}`,
    values: [accountId, environment, clientId],
  });
  return Number(rows[0]?.total ?? 0);
}
