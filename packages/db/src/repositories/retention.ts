import type { Db } from '../client.ts';

const PIECE = 5_000;

/** Removes expired idempotency keys (48 h) and change rows (7 days) over all accounts, in bounded pieces. Worker role. */
export async function runRetention(
  db: Db,
): Promise<{ readonly idempotency: number; readonly changes: number }> {
  const total = { idempotency: 0, changes: 0 };
  for (;;) {
    const { rows } = await db.pool.query<{ idempotency: string; changes: string }>(
      'select * from purge_expired($1)',
      [PIECE],
    );
    const piece = { idempotency: Number(rows[0]?.idempotency ?? 0), changes: Number(rows[0]?.changes ?? 0) };
    total.idempotency += piece.idempotency;
    total.changes += piece.changes;
    if (piece.idempotency < PIECE && piece.changes < PIECE) return total;
  }
}
