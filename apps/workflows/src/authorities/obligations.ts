import type { AskedFor } from '@fiscal/core/activities/contingency/obligation-store';
import type { FiscalActivities } from '@fiscal/core/activities/fiscal';
import type { Db } from '@fiscal/db/base/client';
import { claimObligations } from '@fiscal/db/contingency/obligations';
import { takeDue } from '../take-due.ts';

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
export const settleObligations = ({ db, settle, wake, onError }: ObligationsDeps): Promise<number> =>
  takeDue({
    claim: async () => (await claimObligations(db, { limit: 1, leaseMs: LEASE_MS }))[0],
    async work(scope) {
      const asked = await settle(scope);
      if (asked !== null) await wake(asked);
    },
    lanes: LANES,
    max: STEPS_MAX,
    onError,
  });
