import type { Client } from '@temporalio/client';
import { expect, it } from 'vitest';
import { createRateLimiter } from '../../base/rate-limit.ts';
import { createWaker } from './wake.ts';

/** Counts what reaches Temporal. */
function createCountingWaker(isLong: boolean) {
  const woken: string[] = [];
  const client = {
    withDeadline: (_deadline: unknown, work: () => unknown) => work(),
    workflow: {
      signalWithStart: async (_type: unknown, { priority }: { priority: { fairnessKey: string } }) =>
        void woken.push(priority.fairnessKey),
    },
  } as unknown as Pick<Client, 'withDeadline' | 'workflow'>;
  const waker = createWaker(client, {
    backlog: { isLong: () => isLong },
    limiter: createRateLimiter(() => 0),
    consoleUrl: 'http://localhost:3000',
    inFlightMax: 10_000,
    onFailure(error) {
      throw error;
    },
  });
  return { waker, woken };
}

it('wakes every document while the workers keep up', async () => {
  const { waker, woken } = createCountingWaker(false);
  for (let i = 0; i < 500; i++) waker.wake(`d${i}`, 'a');
  await waker.idle();
  expect(woken).toHaveLength(500);
});

it('leaves the flood of one account to the sweeper while they are behind, and still wakes the others', async () => {
  const { waker, woken } = createCountingWaker(true);
  for (let i = 0; i < 500; i++) waker.wake(`d${i}`, 'a');
  waker.wake('e', 'b');
  await waker.idle();
  expect(woken.filter((account) => account === 'a')).toHaveLength(120);
  expect(woken.at(-1)).toBe('b');
});
