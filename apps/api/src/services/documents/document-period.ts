import type { Period } from '../../inputs/document-list.ts';

/** Days of emission. */
export interface DocumentPeriod {
  readonly period?: Period | undefined;
  /** `2026-11-21`, both included; in place of `period`. */
  readonly since?: string | undefined;
  readonly until?: string | undefined;
}

const DAY_MS = 86_400_000;
/** Brasília, the fiscal clock: no daylight saving since 2019 (Decreto 9.772/2019). */
const OFFSET_MS = 3 * 3_600_000;
/** Earlier than any document. */
const EVER = new Date(0);

interface Moments {
  readonly emittedFrom?: Date;
  readonly emittedTo?: Date;
}

/** The moments between which documents of a period were emitted; `emittedFrom` is inclusive, `emittedTo` exclusive. */
export function momentsOf({ period, since, until }: DocumentPeriod, nowMs: number): Moments {
  const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`) + OFFSET_MS;
  if (since !== undefined || until !== undefined)
    return {
      ...(since === undefined ? {} : { emittedFrom: new Date(startOf(since)) }),
      ...(until === undefined ? {} : { emittedTo: new Date(startOf(until) + DAY_MS) }),
    };
  return period === undefined ? {} : namedPeriod(period, nowMs);
}

function namedPeriod(period: Period, nowMs: number): Moments {
  const here = new Date(nowMs - OFFSET_MS);
  const [year, month, day] = [here.getUTCFullYear(), here.getUTCMonth(), here.getUTCDate()];
  const quarter = month - (month % 3);
  /** A range from midnight to midnight; days and months may run over, as in `Date.UTC`. */
  const between = (from: readonly [number, number, number], to: readonly [number, number, number]) => ({
    emittedFrom: new Date(Date.UTC(...from) + OFFSET_MS),
    emittedTo: new Date(Date.UTC(...to) + OFFSET_MS),
  });
  const tomorrow = [year, month, day + 1] as const;
  switch (period) {
    case 'hoje':
      return between([year, month, day], tomorrow);
    case 'ontem':
      return between([year, month, day - 1], [year, month, day]);
    case '7':
    case '30':
    case '90':
      return between([year, month, day - Number(period) + 1], tomorrow);
    case 'mes':
      return between([year, month, 1], [year, month + 1, 1]);
    case 'mes-passado':
      return between([year, month - 1, 1], [year, month, 1]);
    case 'trimestre':
      return between([year, quarter, 1], [year, quarter + 3, 1]);
    case 'trimestre-passado':
      return between([year, quarter - 3, 1], [year, quarter, 1]);
    case 'ano':
      return between([year, 0, 1], [year + 1, 0, 1]);
    case 'ano-passado':
      return between([year - 1, 0, 1], [year, 0, 1]);
    case 'tudo':
      return { emittedFrom: EVER };
  }
}
