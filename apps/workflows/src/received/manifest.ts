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
  const claim = async () => (await claimManifestations(db, { limit: 1, leaseMs: LEASE_MS }))[0];
  let taken = 0;
  async function lane(first?: ManifestationScope): Promise<void> {
    for (
      let next = first ?? (await claim());
      next !== undefined;
      next = taken < ROUND_MAX ? await claim() : undefined
    ) {
      taken += 1;
      try {
        await step(next);
      } catch (error) {
        onError(error);
      }
    }
  }
  // Mostly nothing is due, which one look shows.
  const first = await claim();
  if (first !== undefined)
    await Promise.all([lane(first), ...Array.from({ length: LANES - 1 }, () => lane())]);
  return taken;
}
