import type { Db } from '@fiscal/db/base/client';
import type { Resealed } from '@fiscal/db/companies/reseal-certificates';
import { fillEmissions } from '@fiscal/db/upkeep/fill-emissions';
import { dropExchanges, ensurePartitions, keepRequestLog } from '@fiscal/db/upkeep/partitions';
import { type Removed, type RetentionDays, runRetention } from '@fiscal/db/upkeep/retention';

/** Advisory lock of this job: one worker does it, the others skip the round. */
const LOCK_KEY = 727_073_690;

export interface MaintenanceReport extends Removed {
  readonly partitions: readonly string[];
  /** Days of the log of requests and months of exchanges that are past. */
  readonly dropped: readonly string[];
  /** Documents that a process of the release before wrote, given their kind of operation. */
  readonly filled: number;
  readonly resealed: Resealed;
}

/** Partitions ahead, rows past their time, A1s sealed to the current key. Null when another process is at it. */
export async function maintain(
  db: Db,
  {
    exchangeDays,
    reseal,
    ...kept
  }: RetentionDays & { readonly exchangeDays: number; readonly reseal: () => Promise<Resealed> },
): Promise<MaintenanceReport | null> {
  const session = await db.pool.connect();
  try {
    const { rows } = await session.query('select pg_try_advisory_lock($1) as taken', [LOCK_KEY]);
    if (rows[0]?.taken !== true) return null;
    try {
      const partitions = await ensurePartitions(db);
      const requestLog = await keepRequestLog(db);
      const exchanges = await dropExchanges(db, exchangeDays);
      const removed = await runRetention(db, kept);
      return {
        partitions: [...partitions, ...requestLog.made],
        dropped: [...requestLog.dropped, ...exchanges],
        filled: await fillEmissions(session),
        resealed: await reseal(),
        ...removed,
      };
    } finally {
      await session.query('select pg_advisory_unlock($1)', [LOCK_KEY]);
    }
  } finally {
    session.release();
  }
}
