import type { Db } from '../base/client.ts';

/**
 * Makes the partitions of last month (clocks differ), this month and `monthsAhead` more (default 6); returns the names it made.
 * Any process may call it, any time. `from` makes those of an older past, for imported or generated data.
 */
export async function ensurePartitions(
  db: Db,
  options: { readonly monthsAhead?: number; readonly from?: Date } = {},
): Promise<readonly string[]> {
  const now = new Date();
  const first = options.from ?? new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1));
  const past = (now.getUTCFullYear() - first.getUTCFullYear()) * 12 + now.getUTCMonth() - first.getUTCMonth();
  const { rows } = await db.pool.query<{ name: string }>(
    'select ensure_partitions as name from ensure_partitions($1, $2)',
    [first.toISOString().slice(0, 10), past + 1 + (options.monthsAhead ?? 6)],
  );
  return rows.map((row) => row.name);
}

/** Retention of requests in days, and days of partitions made ahead. */
export const REQUEST_LOG_DAYS = { kept: 7, ahead: 7 } as const;

/** Makes the log of requests its next days and drops those that are past. Any process may call it, any time. */
export async function keepRequestLog(
  db: Db,
): Promise<{ readonly made: readonly string[]; readonly dropped: readonly string[] }> {
  const { kept, ahead } = REQUEST_LOG_DAYS;
  const { rows } = await db.pool.query<{ made: string[]; dropped: string[] }>(
    'select made, dropped from keep_request_log($1, $2)',
    [kept, ahead],
  );
  return rows[0] ?? { made: [], dropped: [] };
}

/** Drops the months of exchanges with authorities that ended more than `days` ago; returns their names. Worker role. */
export async function dropExchanges(db: Db, days: number): Promise<readonly string[]> {
  const { rows } = await db.pool.query<{ name: string }>(
    'select keep_exchanges as name from keep_exchanges($1)',
    [days],
  );
  return rows.map(({ name }) => name);
}
