import type { CoercionContext } from './types.ts';

const DATE_TIME =
  /^(\d{4})-(\d{2})-(\d{2})(?:[Tt ](\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*([Zz]|[+-]\d{2}(?::?\d{2})?)?)?$/;

/** Offsets that the layouts take. Source: TDateTimeUTC of the official schemas. */
const WRITTEN = /^(?:[+-](?:0\d|10|11)|\+12):00$/;

/** True for a day of the calendar. */
export function isDay(year: number, month: number, day: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

const offsetMinutes = (offset: string): number =>
  (offset.startsWith('-') ? -1 : 1) * (Number(offset.slice(1, 3)) * 60 + Number(offset.slice(-2)));

/** `2026-11-21T10:00:00` of an instant in a zone. */
function localText(ms: number, offset: string): string {
  return new Date(ms + offsetMinutes(offset) * 60_000).toISOString().slice(0, 19);
}

/** An instant as the layouts write it: `2026-11-21T10:00:00-03:00`. */
export const dateTimeAt = (ms: number, offset: string): string => `${localText(ms, offset)}${offset}`;

/**
 * `AAAA-MM-DDThh:mm:ss-03:00` from any ISO 8601 form; null when it is none. `Z`, and an offset that the layouts do not take, become the
 * issuer's offset, a missing one is the issuer's; a bare date is midnight, or the current time when it is today.
 */
export function coerceDateTime(value: string, context: CoercionContext): string | null {
  const match = DATE_TIME.exec(value);
  if (!match) return null;
  const [, year = '', month = '', day = '', hour, minute = '00', second = '00', zone] = match;
  if (!isDay(Number(year), Number(month), Number(day))) return null;
  const date = `${year}-${month}-${day}`;
  const issuer = context.utcOffset;
  if (hour === undefined) {
    const now = localText(context.nowMs, issuer);
    return `${now.startsWith(date) ? now : `${date}T00:00:00`}${issuer}`;
  }
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null;
  const text = `${date}T${hour}:${minute}:${second}`;
  if (zone === undefined) return text + issuer;
  if (zone.toUpperCase() === 'Z') return dateTimeAt(Date.parse(`${text}Z`), issuer);
  const minutes = zone.length > 3 ? zone.slice(-2) : '00';
  const offset = `${zone.slice(0, 3)}:${minutes}`;
  if (WRITTEN.test(offset)) return text + offset;
  const ms = Date.parse(text + offset);
  return Number.isNaN(ms) ? null : dateTimeAt(ms, issuer);
}

/** `AAAA-MM-DD`; a date and time is cut as written. */
export function coerceDate(value: string): string | null {
  const match = DATE_TIME.exec(value);
  if (!match) return null;
  const [, year = '', month = '', day = ''] = match;
  return isDay(Number(year), Number(month), Number(day)) ? `${year}-${month}-${day}` : null;
}
