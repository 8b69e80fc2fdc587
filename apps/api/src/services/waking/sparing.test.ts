import { expect, it } from 'vitest';
import { sparing } from './sparing.ts';

it('reports one failure a second and counts the others', () => {
  let now = 0;
  const reported: unknown[] = [];
  const report = sparing((error, unreported) => reported.push([error, unreported]), { nowMs: () => now });
  for (const [at, error] of [
    [0, 'a'],
    [1, 'b'],
    [999, 'c'],
    [1000, 'd'],
    [1001, 'e'],
    [2500, 'f'],
    [9000, 'g'],
  ] as const) {
    now = at;
    report(error);
  }
  expect(reported).toEqual([
    ['a', 0],
    ['d', 2],
    ['f', 1],
    ['g', 0],
  ]);
});
