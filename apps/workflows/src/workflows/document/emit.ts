import type { AttemptInput } from '@fiscal/core/activities/loaded';
import type { DocumentLabels, Signed } from '@fiscal/core/activities/sign';
import type { Wait } from '@fiscal/core/lifecycle/deadlines';
import {
  afterQuery,
  afterReceipt,
  afterSend,
  begin,
  type Decision,
  type Move,
} from '@fiscal/core/lifecycle/emission';
import { proxyLocalActivities, sleep, type TemporalFailure } from '@temporalio/workflow';
import type { Activities } from '../../activities.ts';
import type { Board } from './board.ts';
import { FAULT_PAUSE_MS, faultReason, isOutage, isStepFailure } from './faults.ts';

/** The database's side of a step: tried again for as long as the database is away; what else fails comes back as a fault. */
export const rows = proxyLocalActivities<Activities>({
  startToCloseTimeout: '20 seconds',
  retry: { initialInterval: '200 milliseconds', backoffCoefficient: 2, maximumInterval: '10 seconds' },
});
/** Never tried again blindly: what fails after the first byte is doubt, and the rows tell. */
const authority = proxyLocalActivities<Activities>({
  startToCloseTimeout: '60 seconds',
  retry: { maximumAttempts: 1 },
});

export interface EmitInput {
  readonly accountId: string;
  readonly documentId: string;
  readonly operationId: string;
}

/** `more`: another operation of the document is pending; `nada`: this one was not pending any more. */
export type Done = { readonly more: boolean } | 'nada';

interface Desk {
  readonly board: Board;
  /** Resolves after `ms`, or earlier when somebody wakes the document. */
  readonly rest: (ms: number, summary: string) => Promise<void>;
}

/** One emission from its row to its verdict. Each pass starts from what the rows say. */
export async function emit(input: EmitInput, desk: Desk): Promise<Done> {
  const { board } = desk;
  let labels: DocumentLabels | null = null;
  let faults = 0;

  for (;;) {
    try {
      const done = await pass();
      if (done !== 'outra-vez') return done;
      faults = 0;
    } catch (error) {
      if (!isStepFailure(error)) throw error;
      const done = await fault(error);
      if (done !== 'outra-vez') return done;
    }
  }

  async function pass(): Promise<Done | 'outra-vez'> {
    board.doing('assinando');
    const signed: Signed = await rows.assinar(input);
    if (signed.kind === 'nada') return 'nada';
    labels = signed.labels;
    board.identify(signed.labels);
    switch (signed.kind) {
      case 'registrado':
        board.settled(signed.status, signed.cStat, null);
        return { more: signed.more };
      case 'decidido':
        return settle(signed.decision);
      case 'aguardar':
        return wait(signed.wait, null);
      case 'pronto':
        return drive(begin(signed.attempt));
    }
  }

  async function drive(first: Move): Promise<Done | 'outra-vez'> {
    for (let move = first; ; ) {
      const { pass, step } = move;
      const attempt: AttemptInput = { ...input, attemptId: pass.attemptId };
      switch (step.kind) {
        case 'transmitir':
          board.doing('transmitindo');
          move = afterSend(
            pass,
            await authority.transmitir({ ...attempt, expectedSends: step.expectedSends }),
          );
          break;
        case 'consultar':
          board.doing('consultando');
          move = afterQuery(pass, await authority.consultar({ ...attempt, chave: step.chave }));
          break;
        case 'recibo':
          board.doing('consultando');
          move = afterReceipt(pass, await authority.recibo({ ...attempt, nRec: step.nRec }));
          break;
        case 'aguardar':
          return wait(step.wait, pass.attemptId);
        case 'registrar':
          return settle(step.decision);
      }
    }
  }

  async function settle(decision: Decision): Promise<Done> {
    board.doing('registrando');
    const { status, more } = await rows.registrar({ ...input, decision, labels });
    if (decision.kind === 'erro-tecnico') board.settled(status, null, decision.reason);
    else board.settled(status, decision.cStat, decision.xMotivo);
    return { more };
  }

  async function wait(why: Wait, attemptId: string | null): Promise<Done | 'outra-vez'> {
    const deferred = await rows.adiar({ ...input, attemptId, wait: why });
    if (deferred.kind === 'nada') return 'nada';
    if (deferred.kind === 'esgotado') return settle(deferred.decision);
    board.waiting(Date.now() + deferred.waitMs, why.cStat, why.reason);
    await desk.rest(deferred.waitMs, why.reason);
    return 'outra-vez';
  }

  /** A fault of ours: the rows are read again after a pause; one that stays is told as ERRO_TECNICO. */
  async function fault(error: TemporalFailure): Promise<Done | 'outra-vez'> {
    if (!isOutage(error)) faults += 1;
    const pauseMs = FAULT_PAUSE_MS[faults];
    if (pauseMs !== undefined) {
      await sleep(pauseMs);
      return 'outra-vez';
    }
    faults = 0;
    const reason = faultReason(error, board.estado().situacao);
    try {
      return await settle({ kind: 'erro-tecnico', code: 'falha_interna', reason });
    } catch (again) {
      if (!isStepFailure(again)) throw again;
      // Not even that could be written down: nothing is lost, the row is still pending.
      await sleep('5 minutes');
      return 'outra-vez';
    }
  }
}
