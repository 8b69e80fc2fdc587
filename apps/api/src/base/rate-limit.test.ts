import { expect, it } from 'vitest';
import { createRateLimiter, perDay } from './rate-limit.ts';

function clock() {
  const at = { ms: 0 };
  return { at, limiter: createRateLimiter(() => at.ms) };
}

it('holds a minute’s worth and refills evenly', () => {
  const { at, limiter } = clock();
  for (let i = 0; i < 60; i++) expect(limiter.take('a', 60).allowed).toBe(true);
  expect(limiter.take('a', 60)).toEqual({
    allowed: false,
    limit: 60,
    remaining: 0,
    resetSeconds: 60,
    retryAfterSeconds: 1,
  });
  at.ms = 1000;
  expect(limiter.take('a', 60).allowed).toBe(true);
  expect(limiter.take('a', 60).allowed).toBe(false);
  at.ms = 10 * 60_000;
  expect(limiter.peek('a', 60)).toMatchObject({ allowed: true, remaining: 60, resetSeconds: 0 });
});

it('keeps keys apart and survives a clock that goes back', () => {
  const { at, limiter } = clock();
  at.ms = 5000;
  expect(limiter.take('a', 1).allowed).toBe(true);
  expect(limiter.take('a', 1).allowed).toBe(false);
  expect(limiter.take('b', 1).allowed).toBe(true);
  at.ms = 0;
  expect(limiter.take('a', 1).allowed).toBe(false);
});

it('lowers a full bucket when the limit is lowered', () => {
  const { limiter } = clock();
  limiter.take('a', 600);
  expect(limiter.take('a', 10)).toMatchObject({ limit: 10, remaining: 9 });
});

it('holds a day’s worth, of which one falls due every so often', () => {
  const { at, limiter } = clock();
  const rate = perDay(1440);
  expect(limiter.take('a', rate, 1440)).toMatchObject({ allowed: true, limit: 1440, remaining: 0 });
  expect(limiter.take('a', rate)).toMatchObject({
    allowed: false,
    retryAfterSeconds: 60,
    resetSeconds: 86_400,
  });
  at.ms = 60_000;
  expect(limiter.take('a', rate).allowed).toBe(true);
  expect(limiter.take('a', rate).allowed).toBe(false);
});
