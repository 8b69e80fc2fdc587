import type { Sql } from '../base/transaction.ts';
import { groupBy } from './group-by.ts';
import { accountOf, type BatchContext, fail, type Item, refuse } from './item.ts';

const LOCK = `
  select r.n, c.trial_ends_at, c.available
    from unnest($1::text[]) with ordinality as r (proof, n), lateral lock_credits(enter_account(r.proof)) as c`;

interface Credits {
  readonly n: string;
  readonly trial_ends_at: Date | null;
  readonly available: string;
}

/**
 * Holds credits of each account in order of arrival until they run out. Test tokens and accounts in their trial hold nothing.
 * Accounts are locked in a fixed order, so batches cannot wait for each other in a circle.
 */
export async function holdCredits(
  sql: Sql,
  items: readonly Item[],
  { nowMs, proofOf }: BatchContext,
): Promise<void> {
  const paid = items.filter(({ request }) => request.principal.environment === 1 && request.creditsMilli > 0);
  if (paid.length === 0) return;
  const byAccount = groupBy(paid, accountOf);
  const accounts = [...byAccount.keys()].sort();
  const { rows } = await sql.query<Credits>({
    name: 'accept_credits',
    text: LOCK,
    values: [accounts.map(proofOf)],
  });
  for (const { n, trial_ends_at: trialEndsAt, available } of rows) {
    const accountId = accounts[Number(n) - 1] ?? '';
    const own = byAccount.get(accountId) ?? [];
    if (trialEndsAt) hold(own, trialEndsAt, { available: BigInt(available), nowMs });
    else for (const item of own) fail(item, new Error(`No account ${accountId}`));
  }
}

function hold(
  items: readonly Item[],
  trialEndsAt: Date,
  { available, nowMs }: { readonly available: bigint; readonly nowMs: number },
): void {
  if (nowMs < trialEndsAt.getTime()) return;
  let left = available;
  for (const item of items) {
    const price = BigInt(item.request.creditsMilli);
    if (price > left) {
      refuse(item, { kind: 'creditos_esgotados' });
    } else {
      left -= price;
      item.heldMilli = item.request.creditsMilli;
    }
  }
}
