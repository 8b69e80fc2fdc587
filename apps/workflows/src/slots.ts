import { WORKFLOWS } from '@fiscal/core/lifecycle/contract';
import { Context } from '@temporalio/activity';
import type { CustomSlotSupplier, SlotPermit, WorkflowSlotInfo } from '@temporalio/worker';

/** Steps of workflows that wait for an authority, or for a turn to call it. Meanwhile they cost this machine nothing. */
export interface Waits {
  readonly underWay: () => number;
  /** Runs `work`, counted while a workflow's step waits for it. Rounds hold no slot, so theirs are not counted. */
  during<T>(work: () => Promise<T>): Promise<T>;
  /** Sets the function that is called whenever such a wait begins. */
  onBegin(listener: () => void): void;
}

export interface SlotLimits {
  /** Workflows under way at once in this process. */
  readonly max: number;
  /** Number of those that may compute or use the database at once; the others wait for an authority. */
  readonly busyMax: number;
  readonly waits: Pick<Waits, 'underWay' | 'onBegin'>;
}

/**
 * Hands out slots for workflow tasks. A task must be completed within ten seconds of its delivery, or Temporal discards
 * its work and delivers it again, which adds to the load of a busy machine. Polls that are open while the last slot is
 * taken may still deliver a task each. A question is never counted as busy: it may wait for an A1 of its account, and
 * must not hold up the documents of others.
 */
export function createSlots({ max, busyMax, waits }: SlotLimits): CustomSlotSupplier<WorkflowSlotInfo> {
  const used = new Set<SlotPermit>();
  const questions = new Set<SlotPermit>();
  const waiting = new Set<() => void>();
  const isFull = () => used.size >= max || used.size - questions.size - waits.underWay() >= busyMax;
  const handOut = () => {
    for (const take of waiting) {
      if (isFull()) return;
      waiting.delete(take);
      take();
    }
  };
  waits.onBegin(handOut);
  return {
    type: 'custom',
    reserveSlot: (_context, signal) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason);
        const take = () => resolve({});
        waiting.add(take);
        const leave = () => {
          waiting.delete(take);
          reject(signal.reason);
        };
        signal.addEventListener('abort', leave, { once: true });
        handOut();
      }),
    tryReserveSlot: () => (isFull() ? null : {}),
    markSlotUsed({ permit, slotInfo }) {
      used.add(permit);
      if (slotInfo.workflowType === WORKFLOWS.pergunta) questions.add(permit);
    },
    releaseSlot({ permit }) {
      used.delete(permit);
      questions.delete(permit);
      handOut();
    },
  };
}

/** Whether the caller runs in a step of a workflow, which holds a slot. */
function isInStep(): boolean {
  try {
    return Context.current() !== undefined;
  } catch {
    return false;
  }
}

/** @param isCounted whether a wait that begins now holds a slot */
export function createWaits(isCounted: () => boolean = isInStep): Waits {
  let underWay = 0;
  let begin = () => {};
  return {
    underWay: () => underWay,
    async during(work) {
      if (!isCounted()) return work();
      underWay += 1;
      begin();
      try {
        return await work();
      } finally {
        underWay -= 1;
      }
    },
    onBegin(listener) {
      begin = listener;
    },
  };
}
