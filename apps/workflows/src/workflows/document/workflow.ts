import { type DocumentInput, QUERIES } from '@fiscal/core/lifecycle/contract';
import { continueAsNew, defineQuery, setHandler } from '@temporalio/workflow';
import { createBell } from '../bell.ts';
import { rows } from '../steps.ts';
import { createBoard, type Estado } from './board.ts';
import { emit } from './emit.ts';
import { event } from './event.ts';
import type { Desk } from './pass.ts';

const estadoQuery = defineQuery<Estado>(QUERIES.estado);

/**
 * One run per document, a drain: take the lowest pending operation, do it, settle it, repeat, complete when none is left.
 * Messages only wake it. All it knows is read from the rows, so it can begin anew at any point.
 */
export async function document(input: DocumentInput): Promise<Estado> {
  const board = createBoard();
  const bell = createBell();
  setHandler(estadoQuery, () => board.estado());
  const desk: Desk = {
    board,
    rest: (ms, summary) => bell.rest(ms, summary, () => continueAsNew<typeof document>(input)),
  };

  for (let gone: string | null = null; ; ) {
    const seen = bell.rings();
    const operation = await rows.proximaOperacao(input);
    if (operation === null) {
      // A wake that came meanwhile may speak of a row which that read did not see.
      if (bell.rings() !== seen) continue;
      break;
    }
    const { operationId, kind } = operation;
    // Of a kind that a newer worker knows, or pending and yet not to be had: it stays pending, the sweeper comes back to it.
    if (operationId === gone) break;
    const drive = kind === 'emit' ? emit : event;
    const done = await drive({ ...input, operationId }, desk);
    bell.decided(operationId);
    gone = done === 'nada' ? operationId : null;
    if (done !== 'nada' && !done.more && bell.rings() === seen) break;
  }
  await bell.end();
  return board.estado();
}
