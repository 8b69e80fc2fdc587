import type { Db } from '../base/client.ts';

const PIECE = 5_000;

/** Rows removed, by what they were. */
export interface Removed {
  /** Idempotency keys (48 h) and change rows (7 days). */
  readonly idempotency: number;
  readonly changes: number;
  /** Of people: sessions and links that are over, attempts of days past. */
  readonly sessions: number;
  readonly verifications: number;
  readonly attempts: number;
}

/** Removes what is past its time, over all accounts, in bounded pieces. Worker role. */
export async function runRetention(db: Db): Promise<Removed> {
  const { idempotency = 0, changes = 0 } = await inPieces(db, 'select * from purge_expired($1)');
  const {
    sessions = 0,
    verifications = 0,
    attempts = 0,
  } = await inPieces(db, 'select * from purge_people($1)');
  return { idempotency, changes, sessions, verifications, attempts };
}

/** Asks until no piece comes full; the sums of what each said it removed. */
async function inPieces(db: Db, statement: string): Promise<Partial<Record<string, number>>> {
  const total: Partial<Record<string, number>> = {};
  for (;;) {
    const { rows } = await db.pool.query<Record<string, string>>(statement, [PIECE]);
    const removed = Object.entries(rows[0] ?? {}).map(([name, count]) => [name, Number(count)] as const);
    for (const [name, count] of removed) total[name] = (total[name] ?? 0) + count;
    if (removed.every(([, count]) => count < PIECE)) return total;
  }
}
