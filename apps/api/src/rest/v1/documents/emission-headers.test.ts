import { expect, it } from 'vitest';
import { waitSeconds } from './emission-headers.ts';

it.each([
  ['wait=10', 10],
  ['respond-async, wait=5', 5],
  ['WAIT = "7"', 7],
  ['wait=0', 0],
  ['wait=3600', 30],
  ['wait=abc', null],
  ['wait=-1', null],
  ['await=5', null],
  ['', null],
  [undefined, null],
])('reads Prefer: %s as %s', (prefer, seconds) => {
  expect(waitSeconds(prefer)).toBe(seconds);
});
