import type { Ambiente } from '@fiscal/core/vocabulary/service';
import {
  type ServiceOf,
  type StatusSlot,
  statusChanges,
  statusSlots,
} from '@fiscal/db/authority/sefaz-board';
import type { Db } from '@fiscal/db/base/client';

const HOUR_MS = 3_600_000;

/** Periods of histories and their intervals. */
export const PERIODS = {
  '24h': { slotMs: HOUR_MS / 2, slots: 48 },
  '30d': { slotMs: 24 * HOUR_MS, slots: 30 },
} as const;
export type Period = keyof typeof PERIODS;
export const PERIOD_NAMES = ['24h', '30d'] as const satisfies readonly Period[];

export interface SlotView {
  readonly at: Date;
  /** Share of the known time in which it was up, in percent; null without data. */
  readonly availability: number | null;
  readonly latencyMs: number | null;
}

export interface HistoryView {
  readonly type: string;
  readonly uf: string;
  readonly availability: number | null;
  /** Oldest first. */
  readonly slots: readonly SlotView[];
}

/** Stored history of the authorities. No authority is queried. */
export const createSefazHistory = ({ db, nowMs }: { readonly db: Db; readonly nowMs: () => number }) => ({
  /** Histories of each service with data in the period. */
  async histories(
    accountId: string,
    {
      period,
      ...of
    }: {
      readonly environment: Ambiente;
      readonly type?: string;
      readonly uf?: string;
      readonly period: Period;
    },
  ): Promise<readonly HistoryView[]> {
    const { slotMs, slots: count } = PERIODS[period];
    const until = new Date(nowMs());
    // Whole slots, the one that is running included.
    const fromMs = (Math.floor(until.getTime() / slotMs) + 1) * slotMs - count * slotMs;
    const found = await statusSlots(db, accountId, { ...of, from: new Date(fromMs), until, slotMs });
    // Entries of a service are adjacent.
    const firsts = found.filter(
      ({ type, uf }, index) => found[index - 1]?.type !== type || found[index - 1]?.uf !== uf,
    );
    return firsts.map((first) => {
      const seen = found.filter(({ type, uf }) => type === first.type && uf === first.uf);
      const slots = Array.from({ length: count }, (_, index) => {
        const slot = seen.find((each) => each.slot === index);
        return {
          at: new Date(fromMs + index * slotMs),
          availability: slot === undefined ? null : availabilityOf([slot]),
          latencyMs: slot?.latencyMs ?? null,
        };
      });
      return { type: first.type, uf: first.uf, availability: availabilityOf(seen), slots };
    });
  },
  /** When a service became what it was, newest first, in the last 30 days. */
  changes: (accountId: string, of: Required<ServiceOf>) => statusChanges(db, accountId, of),
});

/** Percent with two decimals, never rounded up to all of it. */
function availabilityOf(slots: readonly StatusSlot[]): number | null {
  const seenMs = slots.reduce((sum, slot) => sum + slot.seenMs, 0);
  const upMs = slots.reduce((sum, slot) => sum + slot.upMs, 0);
  return seenMs === 0 ? null : Math.floor((upMs / seenMs) * 10_000) / 100;
}
