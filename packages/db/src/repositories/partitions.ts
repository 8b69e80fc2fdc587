import type { Db } from '../client.ts';

/** Makes this month's partitions and `monthsAhead` more (default 6); returns the names it made. Any process may call it, any time. */
export declare function ensurePartitions(
  db: Db,
  options?: { readonly monthsAhead?: number },
): Promise<readonly string[]>;
