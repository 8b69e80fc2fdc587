import { expect, it } from 'vitest';
import { daysLater, monthsLater, readDate, weeksOf, writtenDate } from './local-date.ts';

it.each([
  ['24/11/2026', 'pt-BR', '2026-11-24'],
  ['4/3/2026', 'pt-BR', '2026-03-04'],
  ['11/24/2026', 'en', '2026-11-24'],
  ['2026-11-24', 'pt-BR', '2026-11-24'],
  ['24/11/2026 9:05', 'pt-BR', '2026-11-24T09:05'],
  ['24/11/2026, 22:51:04', 'pt-BR', '2026-11-24T22:51:04'],
  ['2026-11-24T22:51:04-03:00', 'en', '2026-11-24T22:51:04'],
] as const)('reads %s in %s', (text, locale, iso) => {
  expect(readDate(text, locale)).toBe(iso);
});

it.each(['', 'ontem', '31/02/2026', '24/13/2026', '24/11/26', '24/11/2026 24:00', '24/11/2026 23:60'])(
  'takes %j for no day',
  (text) => {
    expect(readDate(text, 'pt-BR')).toBeNull();
  },
);

it('writes a day as the language of the console does, and reads it again', () => {
  expect(writtenDate('2026-11-24', 'pt-BR')).toBe('24/11/2026');
  expect(writtenDate('2026-11-24', 'en')).toBe('11/24/2026');
  expect(writtenDate('2026-11-24T22:51:04-03:00', 'pt-BR')).toBe('24/11/2026 22:51:04');
  expect(writtenDate('amanhã', 'pt-BR')).toBe('amanhã');
  for (const locale of ['pt-BR', 'en'] as const)
    expect(readDate(writtenDate('2026-01-02T03:04', locale), locale)).toBe('2026-01-02T03:04');
});

it('lays a month out in weeks, Sunday first', () => {
  const weeks = weeksOf('2026-11-24');
  expect(weeks[0]).toEqual([
    '2026-11-01',
    '2026-11-02',
    '2026-11-03',
    '2026-11-04',
    '2026-11-05',
    '2026-11-06',
    '2026-11-07',
  ]);
  expect(weeks).toHaveLength(5);
  expect(weeks.at(-1)?.at(-1)).toBe('2026-12-05');
});

it('steps over ends of months and years', () => {
  expect(daysLater('2026-12-31', 1)).toBe('2027-01-01');
  expect(monthsLater('2026-01-31', 1)).toBe('2026-02-28');
  expect(monthsLater('2026-01-31', -1)).toBe('2025-12-31');
});
