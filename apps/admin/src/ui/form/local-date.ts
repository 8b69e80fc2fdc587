import type { Locale } from '../../text/locale.ts';

/** Format of a typed day: `24/11/2026`, in English `11/24/2026`. */
export const DAY_SHAPES: Readonly<Record<Locale, string>> = { 'pt-BR': 'dd/mm/aaaa', en: 'mm/dd/yyyy' };

const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}))?)?/;
const WRITTEN = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:,?\s+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;

const two = (part: string) => part.padStart(2, '0');

/** `2026-11-24` or `2026-11-24T22:51:04…` as people write it; anything else as it is. */
export function writtenDate(iso: string, locale: Locale): string {
  const [found, year = '', month = '', day = '', hour, minute = '', second] = ISO.exec(iso) ?? [];
  if (found === undefined) return iso;
  const date = locale === 'en' ? `${month}/${day}/${year}` : `${day}/${month}/${year}`;
  if (hour === undefined) return date;
  return `${date} ${hour}:${minute}${second === undefined ? '' : `:${second}`}`;
}

/** Parses a typed day to `2026-11-24`, with its time if present; null for an invalid day. */
export function readDate(text: string, locale: Locale): string | null {
  const asked = text.trim();
  const iso = ISO.exec(asked);
  const written = WRITTEN.exec(asked);
  if (iso === null && written === null) return null;
  const [, first = '', middle = '', last = '', hour, minute = '', second] = iso ?? written ?? [];
  const [year, month, day] =
    iso !== null ? [first, middle, last] : locale === 'en' ? [last, first, middle] : [last, middle, first];
  const date = `${year}-${two(month)}-${two(day)}`;
  if (new Date(`${date}T00:00:00Z`).toJSON()?.slice(0, 10) !== date) return null;
  if (hour === undefined) return date;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second ?? 0) > 59) return null;
  return `${date}T${two(hour)}:${minute}${second === undefined ? '' : `:${second}`}`;
}

/** Weeks of a month, Sunday first, each day as `2026-11-24`; those of its neighbors fill the ends. */
export function weeksOf(month: string): readonly (readonly string[])[] {
  const first = new Date(`${month.slice(0, 7)}-01T00:00:00Z`);
  const start = first.getTime() - first.getUTCDay() * DAY_MS;
  const dayAt = (index: number) => new Date(start + index * DAY_MS).toISOString().slice(0, 10);
  const weeks = Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => dayAt(week * 7 + day)),
  );
  return weeks.filter((week) => week.some((day) => day.startsWith(month.slice(0, 7))));
}

const DAY_MS = 86_400_000;

/** Day that is `days` after another. */
export const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The same day of another month, or its last one. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  return `${last.toISOString().slice(0, 8)}${two(String(Math.min(date, last.getUTCDate())))}`;
}
