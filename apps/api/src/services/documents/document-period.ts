/** Days as people name them. */
export interface DocumentPeriod {
  /** Today, or this many days up to now. */
  readonly period?: 'hoje' | '7' | '30' | '90' | undefined;
  /** `2026-11-21`, both included. */
  readonly since?: string | undefined;
  readonly until?: string | undefined;
}

const DAY_MS = 86_400_000;
/** Brasília, the fiscal clock: no daylight saving since 2019 (Decreto 9.772/2019). */
const OFFSET_MS = 3 * 3_600_000;

/** The instants between which documents of a period were created; `from` is inclusive, `to` exclusive. */
export function instantsOf(
  { period, since, until }: DocumentPeriod,
  nowMs: number,
): { readonly from?: Date; readonly to?: Date } {
  const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`) + OFFSET_MS;
  if (since !== undefined || until !== undefined)
    return {
      ...(since === undefined ? {} : { from: new Date(startOf(since)) }),
      ...(until === undefined ? {} : { to: new Date(startOf(until) + DAY_MS) }),
    };
  if (period === undefined) return {};
  const today = Math.floor((nowMs - OFFSET_MS) / DAY_MS) * DAY_MS + OFFSET_MS;
  return { from: new Date(today - (period === 'hoje' ? 0 : Number(period) - 1) * DAY_MS) };
}
