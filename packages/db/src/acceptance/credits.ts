import type { Sql } from '../transaction.ts';
import { type Item, refuse } from './item.ts';

const LOCK = `
  select a.trial_ends_at, b.balance_milli - b.held_milli as available
    from accounts a join credit_balances b on b.account_id = a.account_id
   where a.account_id = $1 for update of b`;

/** Holds credits in order of arrival until they run out. Test tokens and accounts in their trial hold nothing. */
export async function holdCredits(
  sql: Sql,
  accountId: string,
  items: readonly Item[],
  nowMs: number,
): Promise<void> {
  const paid = items.filter(({ request }) => request.principal.environment === 1 && request.creditsMilli > 0);
  if (paid.length === 0) return;
  const { rows } = await sql.query<{ trial_ends_at: Date; available: string }>({
    name: 'accept_credits',
    text: LOCK,
    values: [accountId],
  });
  const account = rows[0];
  if (!account) throw new Error(`No account ${accountId}`);
  if (nowMs < account.trial_ends_at.getTime()) return;
  let available = BigInt(account.available);
  for (const item of paid) {
    const price = BigInt(item.request.creditsMilli);
    if (price > available) {
      refuse(item, { kind: 'creditos_esgotados' });
    } else {
      available -= price;
      item.heldMilli = item.request.creditsMilli;
    }
  }
}
