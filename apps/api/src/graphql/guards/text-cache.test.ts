import { expect, it } from 'vitest';
import { createTextCache } from './text-cache.ts';

const cache = () =>
  createTextCache<string>({ entries: 3, characters: 10, sizeOf: (key, value) => key.length + value.length });

it('forgets what was used least recently, by entries', () => {
  const cached = cache();
  for (const key of ['a', 'b', 'c']) cached.set(key, '1');
  expect(cached.get('a')).toBe('1');
  cached.set('d', '1');
  expect(['a', 'b', 'c', 'd'].map((key) => cached.get(key))).toEqual(['1', undefined, '1', '1']);
});

it('forgets by characters, and never keeps what is larger than all of it', () => {
  const cached = cache();
  cached.set('a', '1234');
  cached.set('b', '1234');
  cached.set('c', '1');
  expect(['a', 'b', 'c'].map((key) => cached.get(key))).toEqual([undefined, '1234', '1']);
  cached.set('d', '1234567890');
  expect(['b', 'c', 'd'].map((key) => cached.get(key))).toEqual(['1234', '1', undefined]);
});

it('counts a key that is set again once', () => {
  const cached = cache();
  for (let n = 0; n < 9; n++) cached.set('a', '123456');
  cached.set('b', '1');
  expect(cached.get('a')).toBe('123456');
});
