import { untilDone } from '../recovery.ts';
import { createPass, type Done, type OperationInput, type RunContext } from './emission-pass.ts';
import { createEventPass } from './event-pass.ts';

/** Runs an operation from its row to its verdict: the emission, or an event. Each pass starts from the rows' state. */
export function operate(kind: string, input: OperationInput, run: RunContext): Promise<Done> {
  const pass = kind === 'emit' ? createPass(input, run) : createEventPass(input, run);
  return untilDone<Done>({
    run: pass.run,
    giveUp: (reason) => pass.settle({ kind: 'erro-tecnico', code: 'falha_interna', reason }),
    doing: () => run.publisher.estado().situacao,
  });
}
