import type { InutilizacaoInput } from '@fiscal/core/lifecycle/contract';
import type { Wait } from '@fiscal/core/lifecycle/deadlines';
import { afterSend, begin, type InutDecision, type ReadyInut } from '@fiscal/core/lifecycle/inutilizacao';
import { authority, rows } from '../steps.ts';

export interface RangePass {
  /** Drives the range to its end, or through one wait; `again` asks for another run. */
  readonly run: () => Promise<'ended' | 'again'>;
  settle(decision: InutDecision): Promise<'ended' | 'again'>;
}

export function createRangePass(
  input: InutilizacaoInput,
  rest: (ms: number, summary: string) => Promise<void>,
): RangePass {
  async function settle(decision: InutDecision): Promise<'ended' | 'again'> {
    const settled = await rows.registrarInutilizacao({ ...input, decision });
    return settled.kind === 'aguardar' ? wait(settled.wait) : 'ended';
  }

  async function wait(why: Wait): Promise<'ended' | 'again'> {
    const deferred = await rows.adiarInutilizacao({ ...input, wait: why });
    if (deferred.kind === 'nada') return 'ended';
    if (deferred.kind === 'esgotado') return settle(deferred.decision);
    await rest(deferred.waitMs, why.reason);
    return 'again';
  }

  async function drive(range: ReadyInut): Promise<'ended' | 'again'> {
    for (let move = begin(range); ; ) {
      const { pass, step } = move;
      switch (step.kind) {
        case 'transmitir':
          move = afterSend(
            pass,
            await authority.transmitirInutilizacao({ ...input, expectedSends: step.expectedSends }),
          );
          break;
        case 'aguardar':
          return wait(step.wait);
        case 'registrar':
          return settle(step.decision);
      }
    }
  }

  async function run(): Promise<'ended' | 'again'> {
    const signed = await rows.assinarInutilizacao(input);
    switch (signed.kind) {
      case 'nada':
        return 'ended';
      case 'decidido':
        return settle(signed.decision);
      case 'aguardar':
        return wait(signed.wait);
      case 'pronto':
        return drive(signed.range);
    }
  }

  return { run, settle };
}
