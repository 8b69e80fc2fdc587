import { dayInBrasilia, isDay, writtenDay } from '@fiscal/core/calendar/calendar';
import type { Notice } from '@fiscal/core/engine/document/definition';
import { noonOf } from './emission-context.ts';

type Body = Readonly<Record<string, unknown>>;

/** A body as issued on another day. */
export interface Moved {
  readonly body: Body;
  /** Tells how far its dates were moved; none when nothing was. */
  readonly notices: readonly Notice[];
}

const DAY_MS = 86_400_000;
const DATE = /^(\d{4}-\d{2}-\d{2})(?:([Tt ]\d{2}:\d{2}\S*))?$/;
const ZONE = /(?:[Zz]|[+-]\d{2}:?\d{2})$/;

/** The day of a date in Brasília; null for what is none. */
function dayOf(text: unknown): string | null {
  const [, date, time] = (typeof text === 'string' && DATE.exec(text)) || [];
  if (date === undefined || !isDay(date)) return null;
  const zoned = time === undefined ? noonOf(date) : `${date}${time}${ZONE.test(time) ? '' : '-03:00'}`;
  const ms = Date.parse(zoned);
  return Number.isNaN(ms) ? null : dayInBrasilia(ms);
}

const daysFrom = (one: string, other: string): number => (Date.parse(other) - Date.parse(one)) / DAY_MS;
const later = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** Moves every date by the same days; a time on the day of issue becomes that of the issue, noon. */
function moveDates(
  value: unknown,
  { issued, day }: { readonly issued: string; readonly day: string },
  told: () => void,
): unknown {
  if (Array.isArray(value)) return value.map((each) => moveDates(each, { issued, day }, told));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, moveDates(each, { issued, day }, told)]),
    );
  const own = dayOf(value);
  if (own === null || typeof value !== 'string') return value;
  told();
  if (own === issued && value.length > 10) return noonOf(day);
  return `${later(value.slice(0, 10), daysFrom(issued, day))}${value.slice(10)}`;
}

/**
 * The body with its dates moved by the days between its issue and another day, so that what is due 30 days after is
 * that again. The competence is of the day itself, whose rates are asked for. A date of issue that is none stays, to
 * be refused.
 *
 * @param nowMs issue of a body that does not name its own
 */
export function issuedOn(day: string, body: Body, nowMs: number): Moved {
  const { data_emissao: given, data_competencia: competence } = body;
  const issued = given === undefined || given === null ? dayInBrasilia(nowMs) : dayOf(given);
  if (issued === null) return { body, notices: [] };
  let dates = 0;
  const moved: Body = {
    ...Object(
      moveDates(body, { issued, day }, () => {
        dates += 1;
      }),
    ),
  };
  const days = daysFrom(issued, day);
  const notices: Notice[] =
    days === 0 || dates === 0
      ? []
      : [
          {
            field: 'data_emissao',
            code: 'calculado',
            message: `As datas do corpo foram lidas ${Math.abs(days)} ${Math.abs(days) === 1 ? 'dia' : 'dias'} ${days > 0 ? 'depois' : 'antes'}, como de uma emissão em ${writtenDay(day)}.`,
          },
        ];
  const own = {
    ...(typeof given === 'string' && { data_emissao: noonOf(day) }),
    ...(typeof competence === 'string' && { data_competencia: day }),
  };
  return { body: { ...moved, ...own }, notices };
}
