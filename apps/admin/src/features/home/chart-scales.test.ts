import { describe, expect, it } from 'vitest';
import { dayAt, scalesOf } from './chart-scales.ts';

const days = Array.from({ length: 30 }, (_, index) => `2026-11-${String(index + 1).padStart(2, '0')}`);
const scales = (over: { readonly most?: number; readonly width?: number } = {}) =>
  scalesOf({ width: 1000, height: 200, days, most: 187, format: String, ...over });

describe('the axes of a chart', () => {
  it('go from nothing to a round value above the highest', () => {
    const { y, ticks } = scales();
    expect(y.domain()).toEqual([0, 200]);
    expect(ticks).toEqual([0, 50, 100, 150, 200]);
    expect(y(0)).toBeGreaterThan(y(200));
  });

  it('have whole values only, however few documents there are', () => {
    expect(scales({ most: 0 }).ticks).toEqual([0, 1]);
    expect(scales({ most: 2 }).ticks).toEqual([0, 1, 2]);
  });

  it('name the last day always, and fewer of the others where there is less room', () => {
    const wide = scales().labelled;
    const narrow = scales({ width: 300 }).labelled;
    expect(wide.at(-1)).toBe('2026-11-30');
    expect(narrow.at(-1)).toBe('2026-11-30');
    expect(narrow.length).toBeLessThan(wide.length);
  });
});

describe('the day at a place', () => {
  it('is the one whose column is there, and the outermost beyond the edges', () => {
    const found = scales();
    for (const day of days) expect(dayAt(found, (found.x(day) ?? 0) + found.x.bandwidth() / 2)).toBe(day);
    expect(dayAt(found, 0)).toBe('2026-11-01');
    expect(dayAt(found, 5000)).toBe('2026-11-30');
  });
});
