import { untilDone } from '../recovery.ts';
import { createEventPass } from './event-pass.ts';
import type { Desk, Done, OperationInput } from './pass.ts';

/** One event of the document from its row to its verdict. Each pass starts from what the rows say. */
export function event(input: OperationInput, desk: Desk): Promise<Done> {
  const pass = createEventPass(input, desk);
  return untilDone<Done>({
    run: pass.run,
    giveUp: (reason) => pass.settle({ kind: 'erro-tecnico', code: 'falha_interna', reason }),
    doing: () => desk.board.estado().situacao,
  });
}
