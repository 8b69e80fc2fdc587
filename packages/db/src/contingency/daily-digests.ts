import type { Db } from '../base/client.ts';
import { queryInAccount } from '../base/transaction.ts';

/**
 * Claims accounts with open items that were not notified today, each once a day. An unsent digest is returned again
 * after the lease; of several callers only one gets it.
 */
export async function claimDailyDigests(
  db: Db,
  options: { readonly nowMs: number; readonly leaseSeconds: number; readonly limit: number },
): Promise<readonly string[]> {
  const { nowMs, leaseSeconds, limit } = options;
  const { rows } = await db.pool.query<{ account_id: string }>({
    name: 'daily_digests_claim',
    text: "select * from claim_daily_digests($1, $2 * interval '1 second', $3)",
    values: [new Date(nowMs), leaseSeconds, limit],
  });
  return rows.map((row) => row.account_id);
}

/** Records that people were notified, or that nothing is open: not again today. */
export async function markDigestSent(db: Db, accountId: string, nowMs: number): Promise<void> {
  await queryInAccount(db, accountId, {
    text: 'update daily_digests set sent_at = $2 where account_id = $1 and sent_at is null',
    values: [accountId, new Date(nowMs)],
  });
}
