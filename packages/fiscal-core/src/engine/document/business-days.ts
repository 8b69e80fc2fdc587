/** National holidays by law, `MM-DD`. Source: Leis 662/1949, 6.802/1980, 10.607/2002 and 14.759/2023 (20 November, from 2024). */
const FIXED: ReadonlySet<string> = new Set([
  '01-01',
  '04-21',
  '05-01',
  '09-07',
  '10-12',
  '11-02',
  '11-15',
  '11-20',
  '12-25',
]);

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Easter Sunday of a Gregorian year, at 0 h UTC (Meeus, Jones and Butcher). */
function easterMs(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1);
}

/**
 * Whether `day` (0 h UTC of that date) is none on which terms end: a weekend or a national holiday. Carnival, Corpus Christi and what
 * a state or a town keeps are none here: a term that ends too early does no harm.
 */
const isRestDay = (dayMs: number): boolean => {
  const day = new Date(dayMs);
  const weekday = day.getUTCDay();
  const goodFridayMs = easterMs(day.getUTCFullYear()) - 2 * DAY_MS;
  return (
    weekday === 0 || weekday === 6 || FIXED.has(day.toISOString().slice(5, 10)) || dayMs === goodFridayMs
  );
};

/** The last second of the first business day after a moment, with the offset it was written with. */
export function endOfNextBusinessDay(moment: string): string {
  const offset = /[+-]\d{2}:\d{2}$/.exec(moment)?.[0] ?? '+00:00';
  let dayMs = Date.parse(`${moment.slice(0, 10)}T00:00:00Z`) + DAY_MS;
  while (isRestDay(dayMs)) dayMs += DAY_MS;
  return `${new Date(dayMs).toISOString().slice(0, 10)}T23:59:59${offset}`;
}

/** So many hours after a moment, with the offset it was written with. */
export const hoursAfter =
  (hours: number) =>
  (moment: string): string => {
    const offset = /[+-]\d{2}:\d{2}$/.exec(moment)?.[0] ?? '+00:00';
    const localMs = Date.parse(`${moment.slice(0, 19)}Z`);
    return new Date(localMs + hours * HOUR_MS).toISOString().slice(0, 19) + offset;
  };
