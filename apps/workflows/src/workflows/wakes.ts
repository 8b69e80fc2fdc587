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
  /** Messages so far; one that came since a read may speak of a row which that read did not see. */
  readonly count: () => number;
  /** Sleeps durably; a message ends it early. A long history is left behind here by `again`, where nothing is in flight. */
  rest(ms: number, summary: string, again: () => Promise<never>): Promise<void>;
  /** Answers everyone who waits for this operation. */
  decided(id: string): void;
  /** Before the run ends: everybody who waits is answered. */
  end(): Promise<void>;
}

/** The messages of a run. They only wake it: what is to be done is read from the rows. */
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
    // An operation that has to wait for the authority holds up nobody's call: the caller looks at the rows from here on.
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
