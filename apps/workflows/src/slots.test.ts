import { WORKFLOWS } from '@fiscal/core/lifecycle/contract';
import type { SlotPermit } from '@temporalio/worker';
import { expect, it } from 'vitest';
import { createSlots, createWaits } from './slots.ts';

const context = {
  slotType: 'workflow',
  taskQueue: 'q',
  workerIdentity: 'w',
  workerBuildId: '',
  isSticky: false,
} as const;
const slotInfo = { type: 'workflow', workflowType: WORKFLOWS.document, isSticky: false } as const;

/** Slots of a worker whose authority answers when the test wants. */
function open(limits: { max: number; busyMax: number }, isInStep = true) {
  const answers: (() => void)[] = [];
  const waits = createWaits(() => isInStep);
  const slots = createSlots({ ...limits, waits });
  const aborts = new AbortController();
  const delivered: SlotPermit[] = [];
  const poll = async (workflowType: string = WORKFLOWS.document) => {
    const permit = await slots.reserveSlot(context, aborts.signal);
    slots.markSlotUsed({ slotInfo: { ...slotInfo, workflowType }, permit });
    delivered.push(permit);
  };
  const ask = () =>
    waits.during(
      () =>
        new Promise<void>((resolve) => {
          answers.push(resolve);
        }),
    );
  /** Resolves after everything that needs no further act. */
  const rest = () => new Promise(setImmediate);
  return { slots, waits, aborts, delivered, poll, ask, answers, rest };
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
  const { delivered, poll, ask, waits, answers, rest } = open({ max: 3, busyMax: 1 });
  const asked = [];
  for (let n = 0; n < 3; n++) {
    await poll();
    asked.push(ask());
  }
  void poll();
  await rest();
  expect(delivered).toHaveLength(3);
  for (const answer of answers) answer();
  await Promise.all(asked);
  expect(waits.underWay()).toBe(0);
});

it('counts no wait of a round, which holds no slot', async () => {
  const { delivered, poll, ask, rest } = open({ max: 10, busyMax: 1 }, false);
  await poll();
  void ask();
  void poll();
  await rest();
  expect(delivered).toHaveLength(1);
});

it('leaves documents their slots however many questions wait', async () => {
  const { delivered, poll, rest } = open({ max: 6, busyMax: 1 });
  for (let n = 0; n < 5; n++) await poll(WORKFLOWS.pergunta);
  await poll();
  expect(delivered).toHaveLength(6);
  void poll();
  await rest();
  expect(delivered).toHaveLength(6);
});

it('counts no slot that is given back unused, and ends a wait that is aborted or was', async () => {
  const { slots, aborts, delivered, poll } = open({ max: 1, busyMax: 1 });
  slots.releaseSlot({ permit: await slots.reserveSlot(context, aborts.signal) });
  await poll();
  expect(delivered).toHaveLength(1);
  const waits = poll();
  aborts.abort();
  await expect(waits).rejects.toMatchObject({ name: 'AbortError' });
  await expect(poll()).rejects.toMatchObject({ name: 'AbortError' });
});
