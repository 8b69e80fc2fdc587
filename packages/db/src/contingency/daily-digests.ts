import type { Db } from '../base/client.ts';
import { queryAct, queryInAccount } from '../base/transaction.ts';

/**
 * Claims accounts with open items that were not notified today, each once a day. An unsent digest is returned again
 * after the lease; of several callers only one gets it.
 */
export async function claimDailyDigests(
  db: Db,
  options: { readonly nowMs: number; readonly leaseSeconds: number; readonly limit: number },
): Promise<readonly string[]> {
  const { nowMs, leaseSeconds, limit } = options;
  const rows = await queryAct<{ account_id: string }>(db, 'claim_daily_digests', {
    others: "$1, $2 * interval '1 second',",
    last: '$3::integer',
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
