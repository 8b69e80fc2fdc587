import type { AskedFor } from '@fiscal/core/activities/contingency/obligation-store';
import type { FiscalActivities } from '@fiscal/core/activities/fiscal';
import type { Db } from '@fiscal/db/base/client';
import { claimObligations } from '@fiscal/db/contingency/obligations';

export interface ObligationsDeps {
  readonly db: Db;
  readonly settle: FiscalActivities['regularizar'];
  readonly wake: (asked: AskedFor) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/** Of one round, and at once. */
const BATCH = 8;
const LANES = 4;
/** More than one step takes: two questions and their time-outs. */
const LEASE_MS = 3 * 60_000;

/** One round: a step of each obligation that is due. Returns how many. */
export async function settleObligations({ db, settle, wake, onError }: ObligationsDeps): Promise<number> {
  const due = [...(await claimObligations(db, { limit: BATCH, leaseMs: LEASE_MS }))];
  const count = due.length;
  const lane = async (): Promise<void> => {
    for (let next = due.shift(); next !== undefined; next = due.shift()) {
      try {
        const asked = await settle(next);
        if (asked !== null) await wake(asked);
      } catch (error) {
        onError(error);
      }
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return count;
}
