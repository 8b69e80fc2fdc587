import { untilDone } from '../recovery.ts';
import { createPass, type Desk, type Done, type OperationInput } from './pass.ts';

/** One emission from its row to its verdict. Each pass starts from what the rows say. */
export function emit(input: OperationInput, desk: Desk): Promise<Done> {
  const pass = createPass(input, desk);
  return untilDone<Done>({
    run: pass.run,
    giveUp: (reason) => pass.settle({ kind: 'erro-tecnico', code: 'falha_interna', reason }),
    doing: () => desk.board.estado().situacao,
  });
}
