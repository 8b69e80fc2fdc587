import { untilDone } from '../recovery.ts';
import { createPass, type Done, type OperationInput, type RunContext } from './pass.ts';

/** One emission from its row to its verdict. Each pass starts from what the rows say. */
export function emit(input: OperationInput, run: RunContext): Promise<Done> {
  const pass = createPass(input, run);
  return untilDone<Done>({
    run: pass.run,
    giveUp: (reason) => pass.settle({ kind: 'erro-tecnico', code: 'falha_interna', reason }),
    doing: () => run.publisher.estado().situacao,
  });
}
