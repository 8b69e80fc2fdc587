import type { Reach, SefazPort } from '@fiscal/core/sefaz/port';
import type { CustomSlotSupplier, SlotPermit, WorkflowSlotInfo } from '@temporalio/worker';

/** Calls to authorities under way: a document that waits for an answer costs this machine nothing. */
export interface Calls {
  readonly underWay: () => number;
  /** Sets what is called when one begins. */
  onBegin(listener: () => void): void;
}

export interface SlotLimits {
  /** Documents under way at once in this process. */
  readonly max: number;
  /** Of them, those that compute or use the database. */
  readonly busyMax: number;
  readonly calls: Calls;
}

/**
 * Hands out slots for workflow tasks. A task must be completed within ten seconds of its delivery, or Temporal discards
 * its work and delivers it again, which adds to the load of a busy machine. Polls that are open while the last slot is
 * taken may still deliver a task each.
 */
export function createSlots({ max, busyMax, calls }: SlotLimits): CustomSlotSupplier<WorkflowSlotInfo> {
  const used = new Set<SlotPermit>();
  const waiting = new Set<() => void>();
  const isFull = () => used.size >= max || used.size - calls.underWay() >= busyMax;
  const handOut = () => {
    for (const take of waiting) {
      if (isFull()) return;
      waiting.delete(take);
      take();
    }
  };
  calls.onBegin(handOut);
  return {
    type: 'custom',
    reserveSlot: (_context, signal) =>
      new Promise((resolve, reject) => {
        const take = () => resolve({});
        waiting.add(take);
        signal.addEventListener('abort', () => {
          waiting.delete(take);
          reject(signal.reason);
        });
        handOut();
      }),
    tryReserveSlot: () => (isFull() ? null : {}),
    markSlotUsed: ({ permit }) => used.add(permit),
    releaseSlot({ permit }) {
      used.delete(permit);
      handOut();
    },
  };
}

/** The same wire, and the calls of it that are under way. */
export function countCalls(wire: SefazPort & { readonly reach: Reach }) {
  let underWay = 0;
  let begin = () => {};
  const call: SefazPort['call'] = async (request) => {
    underWay += 1;
    begin();
    try {
      return await wire.call(request);
    } finally {
      underWay -= 1;
    }
  };
  const calls: Calls = {
    underWay: () => underWay,
    onBegin(listener) {
      begin = listener;
    },
  };
  return { wire: { reach: wire.reach, call }, calls };
}
