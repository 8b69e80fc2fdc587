import type { ManifestationScope } from '@fiscal/core/activities/received/manifestation-ports';
import type { Db } from '@fiscal/db/base/client';
import { claimManifestations } from '@fiscal/db/received/manifestation-store';

export interface ManifestDeps {
  readonly db: Db;
  readonly manifest: (scope: ManifestationScope) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/** Lease of a pass, longer than its time-outs. After a worker's death another one continues then. */
const LEASE_MS = 120_000;
const LANES = 8;
/** Manifestations of one round. */
const ROUND_MAX = 200;

/** Runs a round: takes every manifestation that is due as far as it goes. Returns their number. */
export async function manifest({ db, manifest: step, onError }: ManifestDeps): Promise<number> {
  let taken = 0;
  async function lane(): Promise<void> {
    while (taken < ROUND_MAX) {
      const [scope] = await claimManifestations(db, { limit: 1, leaseMs: LEASE_MS });
      if (scope === undefined) return;
      taken += 1;
      try {
        await step(scope);
      } catch (error) {
        onError(error);
      }
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane));
  return taken;
}
