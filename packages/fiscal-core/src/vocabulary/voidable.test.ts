import { expect, it } from 'vitest';
import { voidableUntilMs } from './voidable.ts';

it.each([
  ['2026-11-26T12:00:00-03:00', '2026-12-10T23:59:59-03:00', 'the tenth of the next month'],
  ['2026-11-30T23:59:59-03:00', '2026-12-10T23:59:59-03:00', 'the last moment of a month in Brasília'],
  ['2026-12-01T00:00:00-03:00', '2027-01-10T23:59:59-03:00', 'over the year'],
])('a number left at %s is to be void by %s: %s', (from, end) => {
  expect(new Date(voidableUntilMs(Date.parse(from))).toISOString()).toBe(new Date(end).toISOString());
});
