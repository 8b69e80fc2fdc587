const DAY_MS = 86_400_000;

const shiftDay = (day: string, ms: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + ms).toISOString().slice(0, 10);

/** The day before and after one, `AAAA-MM-DD`. */
export const dayBefore = (day: string): string => shiftDay(day, -DAY_MS);
export const dayAfter = (day: string): string => shiftDay(day, DAY_MS);
