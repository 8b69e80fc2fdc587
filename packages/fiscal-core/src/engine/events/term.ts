import type { EventKind } from '../../vocabulary/states.ts';
import type { EventSubject } from './definition.ts';

/** A length of time; or the rest of the month (of Brasília) in which it begins, plus `hoursAfterMonth`. */
type Term = { readonly minutes: number } | { readonly months: number } | { readonly hoursAfterMonth: number };

/** Deadline of an event in a UF. A UF with another term gets a row. */
export interface EventDeadline {
  readonly kind: EventKind;
  /** Absent: every UF without a row of its own. */
  readonly uf?: string;
  /** Start of the period, when it is not the authorization. */
  readonly from?: 'emissao';
  /** End of acceptance. */
  readonly term: Term;
  /** Shorter term: an event after it and within `term` is accepted late, with the code of `late` and a fine. */
  readonly onTime?: Term;
  /** Code of a late event: after `onTime`, or without one at any time after the term; absent: none is accepted late. */
  readonly late?: '155';
  /** Refusal after the term; null = no authority checks it. */
  readonly refusal: '220' | '501' | '596' | '787' | null;
  /** True where the term does not run. */
  readonly unless?: (subject: EventSubject) => boolean;
  readonly source: string;
}

/** Minutes. */
export const HOUR = 60;
const MINUTE_MS = 60_000;

/** Brasília is three hours behind UTC all year. */
const BRASILIA_MS = 3 * HOUR * MINUTE_MS;

/** When the next month begins in Brasília. */
function nextMonthMs(fromMs: number): number {
  const here = new Date(fromMs - BRASILIA_MS);
  return Date.UTC(here.getUTCFullYear(), here.getUTCMonth() + 1, 1) + BRASILIA_MS;
}

/** True for an event accepted after its time. */
export function isTakenLate(deadline: EventDeadline, fromMs: number, nowMs: number): boolean {
  if (deadline.late === undefined) return false;
  const overMs = termEndMs(deadline, fromMs);
  if (deadline.onTime === undefined) return nowMs > overMs;
  return nowMs > termEndMs({ term: deadline.onTime }, fromMs) && nowMs <= overMs;
}

/** The last instant of a term, in milliseconds since the epoch. */
export function termEndMs({ term }: Pick<EventDeadline, 'term'>, fromMs: number): number {
  if ('minutes' in term) return fromMs + term.minutes * MINUTE_MS;
  if ('hoursAfterMonth' in term) return nextMonthMs(fromMs) + term.hoursAfterMonth * HOUR * MINUTE_MS;
  const end = new Date(fromMs);
  const day = end.getUTCDate();
  end.setUTCMonth(end.getUTCMonth() + term.months);
  // 31 August and six months is the last day of February, not 3 March.
  if (end.getUTCDate() !== day) end.setUTCDate(0);
  return end.getTime();
}
