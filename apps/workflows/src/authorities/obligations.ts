import type { AskedFor, ObligationScope } from '@fiscal/core/activities/contingency/obligation-store';
import type { FiscalActivities } from '@fiscal/core/activities/fiscal';
import type { Db } from '@fiscal/db/base/client';
import { claimObligations } from '@fiscal/db/contingency/obligations';

export interface ObligationsDeps {
  readonly db: Db;
  readonly settle: FiscalActivities['regularizar'];
  readonly wake: (asked: AskedFor) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/** At once. */
const LANES = 4;
/** Steps before others have their turn. */
const STEPS_MAX = 100;
/** Lease of a step, longer than two questions with their time-outs. After a worker's death another one continues then. */
const LEASE_MS = 75_000;

/** Runs a round: a step of each due obligation. Returns their number. */
export async function settleObligations({ db, settle, wake, onError }: ObligationsDeps): Promise<number> {
  const claim = async () => (await claimObligations(db, { limit: 1, leaseMs: LEASE_MS }))[0];
  let steps = 0;
  async function lane(first?: ObligationScope): Promise<void> {
    for (
      let next = first ?? (await claim());
      next !== undefined;
      next = steps < STEPS_MAX ? await claim() : undefined
    ) {
      steps += 1;
      try {
        const asked = await settle(next);
        if (asked !== null) await wake(asked);
      } catch (error) {
        onError(error);
      }
    }
  }
  const first = await claim();
  if (first !== undefined)
    await Promise.all([lane(first), ...Array.from({ length: LANES - 1 }, () => lane())]);
  return steps;
}
