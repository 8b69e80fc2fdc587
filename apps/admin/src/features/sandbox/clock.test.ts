import { expect, it } from 'vitest';
import { CLOCK_UNITS, partsOf } from './clock.ts';

it('writes an offset in days, hours and minutes, of either sign', () => {
  const { days, hours, minutes } = CLOCK_UNITS;
  expect(partsOf(0)).toEqual([]);
  expect(partsOf(25 * hours)).toEqual([
    { unit: 'days', count: 1 },
    { unit: 'hours', count: 1 },
  ]);
  expect(partsOf(-(30 * days + 5 * minutes))).toEqual([
    { unit: 'days', count: 30 },
    { unit: 'minutes', count: 5 },
  ]);
});
