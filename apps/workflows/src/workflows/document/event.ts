import { untilDone } from '../recovery.ts';
import { createEventPass } from './event-pass.ts';
import type { Done, OperationInput, RunContext } from './pass.ts';

/** One event of the document from its row to its verdict. Each pass starts from what the rows say. */
export function event(input: OperationInput, run: RunContext): Promise<Done> {
  const pass = createEventPass(input, run);
  return untilDone<Done>({
    run: pass.run,
    giveUp: (reason) => pass.settle({ kind: 'erro-tecnico', code: 'falha_interna', reason }),
    doing: () => run.publisher.estado().situacao,
  });
}
