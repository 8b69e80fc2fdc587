import type { DistributedType } from '@fiscal/core/vocabulary/received/distribution';
import type { DistributionStore, NewRow } from '../../state/distribution.ts';

const DAY_MS = 86_400_000;
/** Days after its last query for which a party still gets NSUs. Source: NT 2014.002. */
const ACTIVE_DAYS = 60;

/** Writes NSUs for the parties of a document or an event. */
export const distribute = (
  store: DistributionStore,
  of: { readonly world: string; readonly service: DistributedType; readonly nowMs: number },
  rows: readonly NewRow[],
): Promise<void> =>
  store.write(of, rows, { nowMs: of.nowMs, activeSinceMs: of.nowMs - ACTIVE_DAYS * DAY_MS });
