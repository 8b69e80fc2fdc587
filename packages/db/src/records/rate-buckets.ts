import type { Db } from '../base/client.ts';
import { provenRows } from '../base/walls.ts';

/** Tokens taken from a bucket since it was settled last. */
export interface Spent {
  readonly key: string;
  /** Tokens added in a minute. */
  readonly perMinute: number;
  /** Tokens of a full bucket. */
  readonly size: number;
  readonly spent: number;
}

/**
 * Takes the spent tokens from the buckets that all processes share. Returns the level of each; below zero it is
 * overdrawn.
 */
export async function settleBuckets(db: Db, spent: readonly Spent[]): Promise<ReadonlyMap<string, number>> {
  const taken = spent.map(({ perMinute, ...bucket }) => ({ ...bucket, per_minute: perMinute }));
  const { rows } = await db.pool.query<{ key: string; level: number }>({
    name: 'settle_buckets',
    text: 'select key, level from settle_buckets($1, $2)',
    values: await provenRows(db.walls, 'rate_buckets', taken),
  });
  return new Map(rows.map(({ key, level }) => [key, level]));
}
