import { describe, expect, it } from 'vitest';
import { MDFE_RULES } from '../documents/mdfe/rules/table.ts';
import { NOTE_RULES } from '../documents/nfe/rules/table.ts';
import { dayAfter, dayBefore } from '../testing/days.ts';
import { TARGETS, type Target } from '../vocabulary/target.ts';
import {
  applies,
  CALENDAR_YEARS,
  CHANGE_IDS,
  changeOf,
  dayInBrasilia,
  factAt,
  factDay,
  inForce,
  isCalendarDay,
  sinceAt,
} from './calendar.ts';
import type { Change } from './change.ts';
import { CHANGES } from './changes.ts';
import { PAST } from './past.ts';

const IDS = CHANGE_IDS;
const isDay = (since: string | null): since is string => since !== null && since !== 'always';

/** First day of every change that has one at a target. */
const FIRST_DAYS = IDS.flatMap((id) =>
  TARGETS.flatMap((target) => {
    const day = sinceAt(changeOf(id), target);
    return isDay(day) ? [{ id, target, day }] : [];
  }),
);

describe('a change', () => {
  it.each(FIRST_DAYS)(
    '$id is in force at $target from $day on, and not the day before',
    ({ id, target, day }) => {
      expect(inForce(id, { day: dayBefore(day), target })).toBe(false);
      expect(inForce(id, { day, target })).toBe(true);
      expect(applies({ since: id }, { day, target })).toBe(true);
      expect(applies({ endedBy: id }, { day, target })).toBe(false);
      expect(applies({ endedBy: id }, { day: dayBefore(day), target })).toBe(true);
    },
  );

  it.each(IDS.filter((id) => changeOf(id).until !== undefined))('%s ends after its last day', (id) => {
    const { until = '' } = changeOf(id);
    for (const target of TARGETS) {
      expect(inForce(id, { day: until, target })).toBe(true);
      expect(inForce(id, { day: dayAfter(until), target })).toBe(false);
    }
  });

  it('without a day in production is off in the sandbox and live, independent of homologação', () => {
    const future = IDS.filter((id) => changeOf(id).production === null);
    expect(future).toContain('nfe-rtc-1115');
    for (const id of future)
      for (const target of ['sandbox', 'producao'] satisfies Target[])
        expect(inForce(id, { day: '9999-12-31', target })).toBe(false);
    expect(inForce('nfe-rtc-1115', { day: '2026-07-01', target: 'homologacao' })).toBe(true);
  });

  it('goes by its own day in homologation, and by that of production where none is known', () => {
    const day = '2026-10-26';
    expect(inForce('nfe-2026.008', { day, target: 'homologacao' })).toBe(true);
    expect(inForce('nfe-2026.008', { day, target: 'sandbox' })).toBe(false);
    expect(inForce('nfe-2026.010', { day: '2026-12-01', target: 'homologacao' })).toBe(true);
  });

  it('in force since an unspecified day has no earlier day', () => {
    expect(inForce('cte-2026.001', { day: '1900-01-01', target: 'producao' })).toBe(true);
  });
});

it('counts days as Brasília does', () => {
  expect(dayInBrasilia(Date.parse('2026-12-01T02:59:59Z'))).toBe('2026-11-30');
  expect(dayInBrasilia(Date.parse('2026-12-01T03:00:00Z'))).toBe('2026-12-01');
});

it.each([
  ['2026-11-16', true],
  [`${CALENDAR_YEARS.first}-01-01`, true],
  [`${CALENDAR_YEARS.last}-12-31`, true],
  [`${Number(CALENDAR_YEARS.first) - 1}-12-31`, false],
  [`${Number(CALENDAR_YEARS.last) + 1}-01-01`, false],
  ['2026-02-30', false],
  ['2026-11-16T10:00:00-03:00', false],
  ['amanhã', false],
])('knows something of %s: %s', (day, known) => {
  expect(isCalendarDay(day)).toBe(known);
});

it.each([
  ['2026-12-31T22:00:00-05:00', '2027-01-01'],
  ['2026-12-31T21:59:59-05:00', '2026-12-31'],
  ['2027-01-01T00:30:00-02:00', '2026-12-31'],
  ['2026-12-31', '2026-12-31'],
  ['31/12/2026', '31/12/2026'],
])('is a fact at %s on the day %s', (date, day) => {
  expect(factDay(date)).toBe(day);
  expect(inForce('rate-2026', factAt(date))).toBe(day === '2026-12-31');
});

describe('the table', () => {
  const rows = Object.values<Change>({ ...CHANGES, ...PAST }).map((row) => ({
    homologation: undefined,
    until: undefined,
    ...row,
  }));

  it('has days that exist, and none in homologation after production', () => {
    for (const { homologation, production, until } of rows) {
      for (const day of [homologation ?? null, production, until ?? null].filter(isDay))
        expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day);
      if (isDay(homologation ?? null) && isDay(production))
        expect((homologation ?? '') <= production).toBe(true);
    }
  });

  it('has every word that is needed to judge a row', () => {
    for (const { documents, about, norm, source } of rows)
      for (const text of [documents, about, norm, source]) expect(text.trim()).toMatch(/\S{2}/);
  });

  it('calls a change built or partly built where a rule names it', () => {
    const named = [...NOTE_RULES, ...MDFE_RULES]
      .flatMap(({ since, endedBy }) => [since, endedBy])
      .filter((id) => id !== undefined);
    expect(named.length).toBeGreaterThanOrEqual(17);
    expect(named.filter((id) => changeOf(id).state === 'not built')).toEqual([]);
  });
});
