import { sleep, type TemporalFailure } from '@temporalio/workflow';
import { FAULT_PAUSE_MS, faultReason, isOutage, isStepFailure } from './faults.ts';
import { createPass, type Desk, type Done, type EmitInput } from './pass.ts';

/** One emission from its row to its verdict. Each pass starts from what the rows say. */
export async function emit(input: EmitInput, desk: Desk): Promise<Done> {
  const pass = createPass(input, desk);
  let faults = 0;

  for (;;) {
    try {
      const done = await pass.run();
      if (done !== 'outra-vez') return done;
      faults = 0;
    } catch (error) {
      if (!isStepFailure(error)) throw error;
      const done = await recover(error);
      if (done !== 'outra-vez') return done;
    }
  }

  /** A fault of ours: the rows are read again after a pause; one that stays is told as ERRO_TECNICO. */
  async function recover(error: TemporalFailure): Promise<Done | 'outra-vez'> {
    if (!isOutage(error)) faults += 1;
    const pauseMs = FAULT_PAUSE_MS[faults];
    if (pauseMs !== undefined) {
      await sleep(pauseMs);
      return 'outra-vez';
    }
    faults = 0;
    const reason = faultReason(error, desk.board.estado().situacao);
    try {
      return await pass.settle({ kind: 'erro-tecnico', code: 'falha_interna', reason });
    } catch (again) {
      if (!isStepFailure(again)) throw again;
      // Not even that could be written down: nothing is lost, the row is still pending.
      await sleep('5 minutes');
      return 'outra-vez';
    }
  }
}
