import { type DocumentInput, QUERIES, SIGNALS } from '@fiscal/core/lifecycle/contract';
import {
  allHandlersFinished,
  condition,
  continueAsNew,
  defineQuery,
  defineSignal,
  setHandler,
  workflowInfo,
} from '@temporalio/workflow';
import { createBoard, type Estado } from './board.ts';
import { emit } from './emit.ts';
import { rows } from './steps.ts';

const wakeSignal = defineSignal(SIGNALS.wake);
const estadoQuery = defineQuery<Estado>(QUERIES.estado);

/**
 * One run per document, a drain: take the lowest pending operation, do it, settle it, repeat, complete when none is left.
 * Messages only wake it. All it knows is read from the rows, so it can begin anew at any point.
 */
export async function document(input: DocumentInput): Promise<Estado> {
  const board = createBoard();
  let wakes = 0;
  setHandler(wakeSignal, () => {
    wakes += 1;
  });
  setHandler(estadoQuery, () => board.estado());

  /** Sleeps durably; a wake ends it early. A long history is left behind here, where nothing is in flight. */
  async function rest(ms: number, summary: string): Promise<void> {
    const seen = wakes;
    await condition(() => wakes !== seen, ms, { summary });
    if (workflowInfo().continueAsNewSuggested) {
      await condition(allHandlersFinished);
      await continueAsNew<typeof document>(input);
    }
  }

  for (let gone: string | null = null; ; ) {
    const seen = wakes;
    const operation = await rows.proximaOperacao(input);
    if (operation === null) {
      // A wake that came meanwhile may speak of a row which that read did not see.
      if (wakes === seen) return board.estado();
      continue;
    }
    // Of a kind that a newer worker knows, or pending and yet not to be had: it stays pending, the sweeper comes back to it.
    if (operation.kind !== 'emit' || operation.operationId === gone) return board.estado();
    const done = await emit({ ...input, operationId: operation.operationId }, { board, rest });
    gone = done === 'nada' ? operation.operationId : null;
    if (done !== 'nada' && !done.more && wakes === seen) return board.estado();
  }
}
