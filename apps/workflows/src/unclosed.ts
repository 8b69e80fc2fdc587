import { UNCLOSED_DAYS } from '@fiscal/core/lifecycle/unclosed';
import { type Warned, warnUnclosed } from '@fiscal/db/authority/warnings';
import type { Db } from '@fiscal/db/base/client';

const PIECE = 500;

/** Warns of every MDF-e not closed that came near 30 days or passed them, live and test: each is told once of each. */
export async function warnOfUnclosed(db: Db, nowMs: number): Promise<readonly Warned[]> {
  const { near: nearDays, over: overDays } = UNCLOSED_DAYS;
  const warned: Warned[] = [];
  for (;;) {
    const piece = await warnUnclosed(db, { nowMs, nearDays, overDays, limit: PIECE });
    warned.push(...piece);
    if (piece.length < PIECE) return warned;
  }
}
