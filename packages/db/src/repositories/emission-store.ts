import type { EmissionStore } from '@fiscal/core/activities/ports';
import type { Db } from '../client.ts';

/** `onCommit` is called after each commit that wrote a change row. */
export declare function createEmissionStore(
  db: Db,
  options?: { readonly onCommit?: () => void },
): EmissionStore;
