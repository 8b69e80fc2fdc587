import { type DocumentInput, QUERIES } from '@fiscal/core/lifecycle/contract';
import { continueAsNew, defineQuery, setHandler } from '@temporalio/workflow';
import { rows } from '../steps.ts';
import { createWakes } from '../wakes.ts';
import type { RunContext } from './emission-pass.ts';
import { operate } from './operation.ts';
import { createStatusPublisher, type Estado } from './status-publisher.ts';

const estadoQuery = defineQuery<Estado>(QUERIES.estado);

/**
 * Runs once per document, as a drain: take the lowest pending operation, do it, settle it, repeat, complete when none
 * is left. Signals only wake it. All its state is read from the rows, so it can restart at any point.
 */
export async function document(input: DocumentInput): Promise<Estado> {
  const publisher = createStatusPublisher();
  const wakes = createWakes();
  setHandler(estadoQuery, () => publisher.estado());
  const run: RunContext = {
    publisher,
    rest: (ms, summary) => wakes.rest(ms, summary, () => continueAsNew<typeof document>(input)),
  };

  for (let gone: string | null = null; ; ) {
    const seen = wakes.count();
    const operation = await rows.proximaOperacao(input);
    if (operation === null) {
      // A wake that came meanwhile may speak of a row which that read did not see.
      if (wakes.count() !== seen) continue;
      break;
    }
    const { operationId, kind } = operation;
    // The kind is known to a newer worker, or the operation is pending and unavailable: it stays pending, the sweeper
    // comes back to it.
    if (operationId === gone) break;
    const done = await operate(kind, { ...input, operationId }, run);
    wakes.decided(operationId);
    gone = done === 'gone' ? operationId : null;
    if (done !== 'gone' && !done.more && wakes.count() === seen) break;
  }
  await wakes.end();
  return publisher.estado();
}
