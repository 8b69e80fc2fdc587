import type { Db } from '../client.ts';

/** Removes expired idempotency keys (48 h) and change rows (7 days) over all accounts, in bounded pieces. Worker role. */
export declare function runRetention(
  db: Db,
): Promise<{ readonly idempotency: number; readonly changes: number }>;
