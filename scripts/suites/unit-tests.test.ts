import { expect, it } from 'vitest';
import { distanceOf, nearest } from './unit-tests.mjs';

it('counts the imports between a test and the nearest change', () => {
  expect(distanceOf('test imports farther', [])).toBe(0);
  expect(distanceOf('test imports farther', ['other imports farther'])).toBe(0);
  expect(distanceOf('test imports farther', ['test other farther'])).toBe(1);
  expect(distanceOf('test imports farther', ['test imports other'])).toBe(2);
  expect(distanceOf('test imports farther', ['test imports'])).toBe(2);
  expect(distanceOf('test imports', ['test imports farther'])).toBe(2);
});

it('compares a test with the most similar state in which it passed', () => {
  expect(distanceOf('test imports farther', ['other imports farther', 'test imports other'])).toBe(2);
});

it('chooses the tests of changed files, then the nearest and fastest that fit in the budget', () => {
  const due = [
    { name: 'too far', distance: 4, ms: 0 },
    { name: 'far and slow', distance: 3, ms: 900 },
    { name: 'far and fast', distance: 3, ms: 10 },
    { name: 'near', distance: 2, ms: 50 },
    { name: 'imports it, slow', distance: 1, ms: 500 },
    { name: 'imports it, slower', distance: 1, ms: 700 },
    { name: 'of the change, slow', distance: 0, ms: 900 },
  ];
  expect(nearest(due, 600).map(({ name }) => name)).toEqual([
    'of the change, slow',
    'imports it, slow',
    'near',
    'far and fast',
  ]);
});
