import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

it('gives keys their turns, one work of each at once', async () => {
  const turns = createTurns(2);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  const all = ['a1', 'a2', 'a3', 'b1', 'c1'].map((name) => turns.run(name.charAt(0), work(name)));
  await setImmediate();
  expect(begun).toEqual(['a1', 'b1']);
  for (const end of ends.splice(0)) end();
  await setImmediate();
  expect(begun).toEqual(['a1', 'b1', 'a2', 'c1']);
  for (const end of ends.splice(0)) end();
  await setImmediate();
  for (const end of ends.splice(0)) end();
  await Promise.all(all);
  expect(begun.at(-1)).toBe('a3');
});

it('goes on after a work that fails', async () => {
  const turns = createTurns(1);
  await expect(turns.run('a', () => Promise.reject(new Error('unreadable')))).rejects.toThrow('unreadable');
  await expect(turns.run('a', () => Promise.resolve('read'))).resolves.toBe('read');
});
