import { expect, it } from 'vitest';
import { pathOf } from './line-path.ts';

it('draws a line through days that follow each other, and a dot for one that stands alone', () => {
  const days = ['a', 'b', 'c', 'd'];
  const time = (day: string, p50Ms: number) => ({ day, p50Ms, p95Ms: 0 });
  const path = pathOf(days, [time('a', 1), time('b', 0.5), time('d', 0)], ({ p50Ms }) => p50Ms);
  expect(path).toBe('M0 0h0.01L100 50M300 100h0.01');
  expect(pathOf(days, [], () => 1)).toBe('');
});
