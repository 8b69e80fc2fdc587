import type { Db } from '@fiscal/db/base/client';
import { type DeadlinesSent, tellDeadlines } from '@fiscal/db/contingency/deadlines';

const PIECE = 500;

/**
 * Runs a round: notifies of every deadline that reached a part of its time since the last one. `onTold` is called after
 * each commit.
 */
export async function lookAtDeadlines(
  db: Db,
  onTold: (sent: readonly DeadlinesSent[]) => void,
): Promise<void> {
  for (;;) {
    const notified = await tellDeadlines(db, PIECE);
    if (notified.length > 0) onTold(notified);
    if (notified.reduce((sum, { total }) => sum + total, 0) < PIECE) return;
  }
}
