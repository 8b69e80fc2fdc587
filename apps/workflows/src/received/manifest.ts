import type { ManifestationScope } from '@fiscal/core/activities/received/manifestation-ports';
import type { Db } from '@fiscal/db/base/client';
import { claimManifestations } from '@fiscal/db/received/manifestation-store';
import { takeDue } from '../take-due.ts';

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
export const manifest = ({ db, manifest: work, onError }: ManifestDeps): Promise<number> =>
  takeDue({
    claim: async () => (await claimManifestations(db, { limit: 1, leaseMs: LEASE_MS }))[0],
    work,
    lanes: LANES,
    max: ROUND_MAX,
    onError,
  });
