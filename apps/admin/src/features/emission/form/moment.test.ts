import { expect, it } from 'vitest';
import { momentOf } from './moment.ts';

it.each([
  ['2026-11-24T09:05', '2026-11-24T22:51:04-04:00', '2026-11-24T09:05:00-04:00'],
  ['2026-11-24T09:05:30', '', '2026-11-24T09:05:30-03:00'],
  ['', '2026-11-24T22:51:04-04:00', ''],
])('%s after %s is %s', (local, before, moment) => {
  expect(momentOf(local, before)).toBe(moment);
});
