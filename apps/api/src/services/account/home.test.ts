import { expect, it } from 'vitest';
import { daysUntil, runningOut } from './home.ts';

it('counts days as São Paulo does, today last', () => {
  expect(daysUntil(new Date('2026-11-22T02:59:59Z'), 3)).toEqual(['2026-11-19', '2026-11-20', '2026-11-21']);
  expect(daysUntil(new Date('2026-11-22T03:00:00Z'), 1)).toEqual(['2026-11-22']);
});

it.each([
  ['enough for a week', 7_000n, 7_000n, false, null],
  ['less than a week', 6_999n, 7_000n, false, { available: 6.999, daysLeft: 6 }],
  ['nothing was charged', 1n, 0n, false, null],
  ['none left', 0n, 0n, false, { available: 0, daysLeft: 0 }],
  ['the trial', 0n, 7_000n, true, null],
])('warns of credits that run out: %s', (...[, availableMilli, charged, inTrial, expected]) => {
  expect(runningOut({ inTrial, credits: { availableMilli } }, charged)).toEqual(expected);
});

it('gives each day once across a change of clocks', () => {
  const days = daysUntil(new Date('2018-11-06T12:00:00Z'), 5);
  expect(days).toEqual(['2018-11-02', '2018-11-03', '2018-11-04', '2018-11-05', '2018-11-06']);
});
