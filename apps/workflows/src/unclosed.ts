import { UNCLOSED_DAYS } from '@fiscal/core/lifecycle/unclosed';
import { type Warned, warnUnclosed } from '@fiscal/db/authority/warnings';
import type { Db } from '@fiscal/db/base/client';

const PIECE = 500;

/** Warns of every open MDF-e near or past 30 days, live and test; once for each of both. */
export async function warnOfUnclosed(db: Db, nowMs: number): Promise<readonly Warned[]> {
  const { near: nearDays, over: overDays } = UNCLOSED_DAYS;
  const warned: Warned[] = [];
  for (;;) {
    const piece = await warnUnclosed(db, { nowMs, nearDays, overDays, limit: PIECE });
    warned.push(...piece);
    if (piece.length < PIECE) return warned;
  }
}
