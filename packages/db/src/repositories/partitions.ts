import type { Db } from '../client.ts';

/** Makes this month's partitions and `monthsAhead` more (default 6); returns the names it made. Any process may call it, any time. */
export async function ensurePartitions(
  db: Db,
  options: { readonly monthsAhead?: number; readonly from?: Date } = {},
): Promise<readonly string[]> {
  const from = (options.from ?? new Date()).toISOString().slice(0, 10);
  const { rows } = await db.pool.query<{ name: string }>(
    'select ensure_partitions as name from ensure_partitions($1, $2)',
    [from, (options.monthsAhead ?? 6) + 1],
  );
  return rows.map((row) => row.name);
}
