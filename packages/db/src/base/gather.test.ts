import { expect, test } from 'vitest';
import { gather } from './gather.ts';

/** A look-up whose queries end when the test releases them. */
function controlledLookUp(options: { lanes?: number; max?: number }) {
  const begun: { keys: readonly number[]; end: (error?: Error) => void }[] = [];
  const ask = gather<number, string | null>(
    (keys) =>
      new Promise((resolve, reject) => {
        const end = (error?: Error): void => {
          if (error) reject(error);
          else resolve(keys.map((key) => (key < 0 ? null : `value ${key}`)));
        };
        begun.push({ keys, end });
      }),
    options,
  );
  return { ask, begun };
}

const turn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

test('look-ups of one turn share a query, those that come while it runs share the next', async () => {
  const { ask, begun } = controlledLookUp({ lanes: 1 });
  const first = [ask(1), ask(2)];
  await turn();
  const second = [ask(3), ask(-1)];
  await turn();
  expect(begun.map(({ keys }) => keys)).toEqual([[1, 2]]);
  begun[0]?.end();
  expect(await Promise.all(first)).toEqual(['value 1', 'value 2']);
  await turn();
  expect(begun.map(({ keys }) => keys)).toEqual([
    [1, 2],
    [3, -1],
  ]);
  begun[1]?.end();
  expect(await Promise.all(second)).toEqual(['value 3', null]);
});

test('a query takes no more than max keys, and lanes bound the queries', async () => {
  const { ask, begun } = controlledLookUp({ lanes: 2, max: 2 });
  const all = [1, 2, 3, 4, 5].map(ask);
  await turn();
  expect(begun.map(({ keys }) => keys)).toEqual([
    [1, 2],
    [3, 4],
  ]);
  begun[1]?.end();
  await Promise.all(all.slice(2, 4));
  await turn();
  expect(begun[2]?.keys).toEqual([5]);
  begun[0]?.end();
  begun[2]?.end();
  expect(await Promise.all(all)).toHaveLength(5);
});

test('a failing query fails only its own look-ups', async () => {
  const { ask, begun } = controlledLookUp({ lanes: 1 });
  const lost = ask(1);
  await turn();
  const next = ask(2);
  begun[0]?.end(new Error('away'));
  await expect(lost).rejects.toThrow('away');
  await turn();
  begun[1]?.end();
  expect(await next).toBe('value 2');
});
