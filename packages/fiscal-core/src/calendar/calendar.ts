import type { Target } from '../vocabulary/target.ts';
import type { Change, Since } from './change.ts';
import { CHANGES } from './changes.ts';
import { PAST } from './past.ts';

export type ChangeId = keyof typeof CHANGES;
/** A change, announced or past. */
export type LawId = ChangeId | keyof typeof PAST;

const isChangeId = (id: string): id is ChangeId => Object.hasOwn(CHANGES, id);
export const CHANGE_IDS: readonly ChangeId[] = Object.keys(CHANGES).filter(isChangeId);

/** Day and target for which the law is read. */
export interface Moment {
  readonly day: string;
  readonly target: Target;
}

/** Changes that introduce a rule, end it, or both. */
export interface Dated {
  readonly since?: LawId;
  readonly endedBy?: LawId;
}

const LAW: Readonly<Record<LawId, Change>> = { ...CHANGES, ...PAST };
export const changeOf = (id: LawId): Change => LAW[id];

/** First day of a change at a target. The sandbox follows production, because integrators prepare for it. */
export const sinceAt = ({ homologation, production }: Change, target: Target): Since =>
  target === 'homologacao' && homologation !== undefined ? homologation : production;

/** True from the first day of a change to its last, both included. No other code compares such days. */
export function inForce(id: LawId, { day, target }: Moment): boolean {
  const change = changeOf(id);
  const since = sinceAt(change, target);
  if (since === null || (change.until !== undefined && day > change.until)) return false;
  return since === 'always' || since <= day;
}

/** True when the change that starts a row is in force and the one that ends it is not. */
export const applies = ({ since, endedBy }: Dated, moment: Moment): boolean =>
  (since === undefined || inForce(since, moment)) && (endedBy === undefined || !inForce(endedBy, moment));

/** Changes that are in force on only one of two days at a target. */
export const changesBetween = (before: string, after: string, target: Target): readonly ChangeId[] =>
  CHANGE_IDS.filter((id) => inForce(id, { day: before, target }) !== inForce(id, { day: after, target }));

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** Days after `after`, up to `last`, on which the law at a target differs from the day before. */
export const comingDays = (after: string, last: string, target: Target): readonly string[] =>
  [
    ...new Set(
      CHANGE_IDS.flatMap((id) => {
        const { until } = changeOf(id);
        const since = sinceAt(changeOf(id), target);
        return [since ?? '', until === undefined ? '' : dayAfter(until)];
      }),
    ),
  ]
    .filter((day) => isDay(day) && day > after && day <= last)
    .toSorted();

const BRASILIA_MS = 3 * 3_600_000;
const DAY_MS = 24 * 3_600_000;
/** The day that was asked for last: a document asks for its own several times. */
let latest = { days: Number.NaN, day: '' };
/** Day in Brasília, which has had no daylight saving time since 2019 (Decreto 9.772/2019). @throws {RangeError} for no time */
export function dayInBrasilia(ms: number): string {
  const days = Math.floor((ms - BRASILIA_MS) / DAY_MS);
  if (days !== latest.days) latest = { days, day: new Date(days * DAY_MS).toISOString().slice(0, 10) };
  return latest.day;
}

/** Day of a fact, in Brasília if its hour is given. @param date `AAAA-MM-DD` or `AAAA-MM-DDThh:mm:ssTZD` */
export function factDay(date: string): string {
  const ms = date.includes('T') ? Date.parse(date) : Number.NaN;
  return Number.isNaN(ms) ? date.slice(0, 10) : dayInBrasilia(ms);
}
/** Moment for rates and tables, which change on the same days at every target. @param date as in `factDay` */
export const factAt = (date: string): Moment => ({ day: factDay(date), target: 'producao' });

/** True for a day of the calendar, `AAAA-MM-DD`. */
export const isDay = (text: string): boolean => {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
};
const YEARS = Object.values<Change>(CHANGES)
  .flatMap(({ homologation, production, until }) => [homologation, production, until])
  .flatMap((day) => (typeof day === 'string' && day !== 'always' ? [day.slice(0, 4)] : []))
  .toSorted();
/** First and last year with a change. */
export const CALENDAR_YEARS = { first: YEARS.at(0) ?? '', last: YEARS.at(-1) ?? '' } as const;

/** True for a day, `AAAA-MM-DD`, from the first to the last year with a change. */
export const isCalendarDay = (text: string): boolean =>
  isDay(text) && text.slice(0, 4) >= CALENDAR_YEARS.first && text.slice(0, 4) <= CALENDAR_YEARS.last;

/** Appends to a field's pt-BR text the first day and the norm of the change that introduces it. */
export function describeSince(id: ChangeId, text: string): string {
  const { production, norm } = changeOf(id);
  return `${text}; desde ${production ?? 'data a definir'} (${norm})`;
}

/** pt-BR: `2026-08-03` as `03/08/2026`. */
export const writtenDay = (day: string): string => day.split('-').toReversed().join('/');

/** The norm of a duty and its first day. */
export function obligationOf(id: ChangeId): { readonly norm: string; readonly since: string } {
  const { norm, production } = changeOf(id);
  return { norm, since: String(production) };
}
