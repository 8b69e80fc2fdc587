import { expect, it } from 'vitest';
import { timeLeft } from './time-left.ts';

it.each([
  [0, '00:00'],
  [-5, '00:00'],
  [9, '00:09'],
  [3599, '59:59'],
  [3600, '01:00:00'],
  [86_399, '23:59:59'],
  [604_800, '7 d 00:00:00'],
])('%i seconds are %s', (seconds, expected) => {
  const now = new Date('2026-11-22T00:00:00Z');
  expect(timeLeft(new Date(now.getTime() + seconds * 1000), now)).toBe(expected);
});
