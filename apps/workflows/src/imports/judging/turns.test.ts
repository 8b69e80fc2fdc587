import { expect, it } from 'vitest';
import { createCpuTurns } from './turns.ts';

const MAX = 2000;

/** Asks for piece after piece until all have had theirs. */
async function serveAll(costs: Readonly<Record<string, readonly number[]>>): Promise<readonly string[]> {
  const turns = createCpuTurns();
  const order: string[] = [];
  await Promise.all(
    Object.entries(costs).map(async ([owner, pieces]) => {
      for (const cpuMs of pieces)
        await turns.take(owner, async () => {
          order.push(owner);
          return { value: undefined, cpuMs };
        });
    }),
  );
  return order;
}

it('an owner of costly files waits for those of others, whose CPU was less', async () => {
  const order = await serveAll({ costly: Array(10).fill(100), cheap: Array(40).fill(10) });
  const last = order.lastIndexOf('cheap');
  const before = order.slice(0, last).filter((owner) => owner === 'costly').length;
  expect(before).toBeLessThanOrEqual(5);
  expect(order).toHaveLength(50);
});

it('a new owner has no credit for the past, and waits for no more than one piece', async () => {
  const turns = createCpuTurns();
  const order: string[] = [];
  const piece = (owner: string) =>
    turns.take(owner, async () => {
      order.push(owner);
      return { value: owner, cpuMs: MAX };
    });
  await piece('first');
  await piece('first');
  await Promise.all([piece('first'), piece('first'), piece('late'), piece('late')]);
  expect(order.slice(2)).toEqual(['late', 'first', 'late', 'first']);
});

it('an owner who returns keeps its earlier usage', async () => {
  const turns = createCpuTurns();
  const order: string[] = [];
  const piece = (owner: string, cpuMs: number) =>
    turns.take(owner, async () => {
      order.push(owner);
      return { value: owner, cpuMs };
    });
  await piece('costly', MAX);
  expect(turns.leave('costly')).toBe(0);
  const others = Array.from({ length: 5 }, () => piece('cheap', MAX / 10));
  await Promise.all([...others, piece('costly', MAX)]);
  expect(order).toEqual(['costly', 'cheap', 'cheap', 'cheap', 'cheap', 'cheap', 'costly']);
});

it('a piece that fails fails for its owner alone', async () => {
  const turns = createCpuTurns();
  const failing = turns.take('a', async () => {
    throw new Error('broken');
  });
  const other = turns.take('b', async () => ({ value: 'done', cpuMs: 1 }));
  await expect(failing).rejects.toThrow('broken');
  expect(await other).toBe('done');
});
