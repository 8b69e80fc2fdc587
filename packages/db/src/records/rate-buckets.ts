import type { Db } from '../base/client.ts';

/** Tokens taken from a bucket since it was settled last. */
export interface Spent {
  readonly key: string;
  /** Tokens added in a minute. */
  readonly perMinute: number;
  /** Tokens of a full bucket. */
  readonly size: number;
  readonly spent: number;
}

/** Rows are taken in the order of their keys, so that processes never wait for each other in a circle. */
const SETTLE = `
  insert into rate_buckets as b (key, per_minute, size, level, at)
  select s.key, s.per_minute, s.size, s.size - s.spent, now()
    from unnest($1::text[], $2::float8[], $3::float8[], $4::float8[]) as s (key, per_minute, size, spent) order by s.key
  on conflict (key) do update set
    per_minute = excluded.per_minute,
    size = excluded.size,
    level = least(excluded.size,
                  b.level + greatest(extract(epoch from excluded.at - b.at), 0) * excluded.per_minute / 60)
            - (excluded.size - excluded.level),
    at = greatest(b.at, excluded.at)
  returning key, level`;

/**
 * Takes the spent tokens from the buckets that all processes share. Returns the level of each; below zero it is
 * overdrawn.
 */
export async function settleBuckets(db: Db, spent: readonly Spent[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.pool.query<{ key: string; level: number }>({
    name: 'settle_buckets',
    text: SETTLE,
    values: [
      spent.map(({ key }) => key),
      spent.map(({ perMinute }) => perMinute),
      spent.map(({ size }) => size),
      spent.map((each) => each.spent),
    ],
  });
  return new Map(rows.map(({ key, level }) => [key, level]));
}
