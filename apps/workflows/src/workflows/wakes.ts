import { type ConcluirInput, SIGNALS, UPDATES } from '@fiscal/core/lifecycle/contract';
import {
  allHandlersFinished,
  condition,
  defineSignal,
  defineUpdate,
  setHandler,
  workflowInfo,
} from '@temporalio/workflow';

const wakeSignal = defineSignal(SIGNALS.wake);
const concluirUpdate = defineUpdate<void, [ConcluirInput]>(UPDATES.concluir);

export interface Wakes {
  /** Number of messages so far; one after a read may concern a row that the read missed. */
  readonly count: () => number;
  /** Sleeps durably until a message or the end of `ms`. Nothing is in flight then, so a long history continues as new (`again`). */
  rest(ms: number, summary: string, again: () => Promise<never>): Promise<void>;
  /** Answers everyone who waits for this operation. */
  decided(id: string): void;
  /** Answers every waiting caller before the run ends. */
  end(): Promise<void>;
}

/** Messages of a run; they only wake it, and the rows decide the work. */
export function createWakes(): Wakes {
  let count = 0;
  let rests = 0;
  let ended = false;
  const done = new Set<string>();
  setHandler(wakeSignal, () => {
    count += 1;
  });
  setHandler(concluirUpdate, async ({ id }) => {
    count += 1;
    const seen = rests;
    // The call ends when its operation waits for the authority; the caller reads the rows from here on.
    await condition(() => done.has(id) || ended || rests !== seen);
  });
  return {
    count: () => count,
    async rest(ms, summary, again) {
      const seen = count;
      rests += 1;
      await condition(() => count !== seen, ms, { summary });
      if (workflowInfo().continueAsNewSuggested) {
        rests += 1;
        await condition(allHandlersFinished);
        await again();
      }
    },
    decided(id) {
      done.add(id);
    },
    async end() {
      ended = true;
      await condition(allHandlersFinished);
    },
  };
}
