import type { SlotPermit } from '@temporalio/worker';
import { expect, it } from 'vitest';
import { countCalls, createSlots } from './slots.ts';

const context = {
  slotType: 'workflow',
  taskQueue: 'q',
  workerIdentity: 'w',
  workerBuildId: '',
  isSticky: false,
} as const;
const slotInfo = { type: 'workflow', workflowType: 'document', isSticky: false } as const;

/** Slots of a worker whose authority answers when the test says so. */
function open(limits: { max: number; busyMax: number }) {
  const answers: (() => void)[] = [];
  const { wire, calls } = countCalls({
    reach: () => Promise.reject(new Error('not asked')),
    call: () =>
      new Promise((resolve) => {
        answers.push(() => resolve({ kind: 'sem-resposta', cause: 'test', httpStatus: null }));
      }),
  });
  const slots = createSlots({ ...limits, calls });
  const aborts = new AbortController();
  const delivered: SlotPermit[] = [];
  const poll = async () => {
    const permit = await slots.reserveSlot(context, aborts.signal);
    slots.markSlotUsed({ slotInfo, permit });
    delivered.push(permit);
  };
  const ask = () => wire.call({} as Parameters<typeof wire.call>[0]);
  /** All that can happen has happened. */
  const rest = () => new Promise(setImmediate);
  return { slots, aborts, delivered, poll, ask, answers, rest };
}

it('takes no task beyond those that may be busy, and one more for each that ends', async () => {
  const { slots, delivered, poll, rest } = open({ max: 10, busyMax: 2 });
  await poll();
  await poll();
  const third = poll();
  await rest();
  expect(delivered).toHaveLength(2);
  expect(slots.tryReserveSlot(context)).toBeNull();
  slots.releaseSlot({ slotInfo, permit: delivered[0] ?? {} });
  await third;
  expect(delivered).toHaveLength(3);
});

it('takes others while documents wait for the authority, up to all that may be under way', async () => {
  const { delivered, poll, ask, answers, rest } = open({ max: 3, busyMax: 1 });
  for (let n = 0; n < 3; n++) {
    await poll();
    void ask();
  }
  void poll();
  await rest();
  expect(delivered).toHaveLength(3);
  expect(answers).toHaveLength(3);
});

it('gives a slot that was never used back, and ends a wait that is aborted', async () => {
  const { slots, aborts, poll } = open({ max: 1, busyMax: 1 });
  slots.releaseSlot({ permit: await slots.reserveSlot(context, aborts.signal) });
  await poll();
  const waits = poll();
  aborts.abort();
  await expect(waits).rejects.toMatchObject({ name: 'AbortError' });
});
