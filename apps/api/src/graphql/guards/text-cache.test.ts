import { expect, it } from 'vitest';
import { createTextCache } from './text-cache.ts';

const cache = () =>
  createTextCache<string>({ entries: 3, characters: 10, sizeOf: (key, value) => key.length + value.length });

it('forgets what was used least recently, by entries', () => {
  const kept = cache();
  for (const key of ['a', 'b', 'c']) kept.set(key, '1');
  expect(kept.get('a')).toBe('1');
  kept.set('d', '1');
  expect(['a', 'b', 'c', 'd'].map((key) => kept.get(key))).toEqual(['1', undefined, '1', '1']);
});

it('forgets by characters, and never keeps what is larger than all of it', () => {
  const kept = cache();
  kept.set('a', '1234');
  kept.set('b', '1234');
  kept.set('c', '1');
  expect(['a', 'b', 'c'].map((key) => kept.get(key))).toEqual([undefined, '1234', '1']);
  kept.set('d', '1234567890');
  expect(['b', 'c', 'd'].map((key) => kept.get(key))).toEqual(['1234', '1', undefined]);
});

it('counts a key that is set again once', () => {
  const kept = cache();
  for (let n = 0; n < 9; n++) kept.set('a', '123456');
  kept.set('b', '1');
  expect(kept.get('a')).toBe('123456');
});
