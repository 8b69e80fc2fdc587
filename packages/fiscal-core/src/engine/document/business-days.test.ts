import { expect, it } from 'vitest';
import { endOfNextBusinessDay } from './business-days.ts';

it.each([
  ['2026-11-26T10:00:00-03:00', '2026-11-27T23:59:59-03:00', 'a Thursday'],
  ['2026-11-27T23:59:59-03:00', '2026-11-30T23:59:59-03:00', 'a Friday: the weekend is stepped over'],
  ['2026-12-24T10:00:00-03:00', '2026-12-28T23:59:59-03:00', 'Christmas on a Friday'],
  ['2026-04-02T10:00:00-04:00', '2026-04-06T23:59:59-04:00', 'Good Friday, in another offset'],
  ['2026-12-31T22:30:00-03:00', '2027-01-04T23:59:59-03:00', 'over the year'],
  ['2026-09-04T22:30:00-03:00', '2026-09-08T23:59:59-03:00', 'a weekend and a Monday that is a holiday'],
])('%s ends on %s: %s', (moment, end) => {
  expect(endOfNextBusinessDay(moment)).toBe(end);
});
