import { expect, it } from 'vitest';
import { timeBody } from './time.ts';

it.each([
  ['PT25H', 90_000_000],
  ['P7D', 604_800_000],
  ['P1DT1H1M1S', 90_061_000],
  [3600, 3_600_000],
])('%s further on is %i ms', (advance, ms) => {
  expect(timeBody.parse({ advance })).toEqual({ advance: ms });
});

it.each([
  [{}],
  [{ advance: 'P' }],
  [{ advance: 'PT' }],
  [{ advance: 'P1M' }],
  [{ advance: -1 }],
  [{ at: 'amanhã' }],
  [{ advance: 1, at: '2026-12-01T08:00:00-03:00' }],
])('%j moves no clock', (body) => {
  expect(timeBody.safeParse(body).success).toBe(false);
});
