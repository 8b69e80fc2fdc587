const MINUTE_MS = 60_000;
const UNITS = [
  ['days', 86_400_000],
  ['hours', 3_600_000],
  ['minutes', MINUTE_MS],
] as const;

export type ClockUnit = (typeof UNITS)[number][0];

export const CLOCK_UNITS: Readonly<Record<ClockUnit, number>> = {
  minutes: MINUTE_MS,
  hours: 3_600_000,
  days: 86_400_000,
};

/** An offset in whole units, largest first, its sign aside: 90,000,000 ms → 1 day, 1 hour. Less than a minute is none. */
export function partsOf(offsetMs: number): readonly { readonly unit: ClockUnit; readonly count: number }[] {
  let left = Math.abs(offsetMs);
  return UNITS.flatMap(([unit, sizeMs]) => {
    const count = Math.floor(left / sizeMs);
    left -= count * sizeMs;
    return count === 0 ? [] : [{ unit, count }];
  });
}
