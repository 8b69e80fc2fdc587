import type { Locale } from '../../text/locale.ts';

const noon = (day: string) => new Date(`${day}T12:00:00Z`);

/** `22/11` of `2026-11-22`. */
export const shortDay = (day: string, locale: Locale): string =>
  noon(day).toLocaleDateString(locale, { day: '2-digit', month: '2-digit', timeZone: 'UTC' });

/** `850 ms`, `1,2 s`. */
export const formatMs = (ms: number, locale: Locale): string =>
  ms < 1000
    ? `${Math.round(ms)} ms`
    : `${(ms / 1000).toLocaleString(locale, { maximumFractionDigits: 1 })} s`;
