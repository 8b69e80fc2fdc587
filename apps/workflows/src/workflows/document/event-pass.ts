import type { LastWait } from '@fiscal/core/activities/events/event-ports';
import type { SignedEventInput } from '@fiscal/core/activities/events/event-send';
import type { SignEventInput, SignedEvent } from '@fiscal/core/activities/events/event-sign';
import type { Wait } from '@fiscal/core/lifecycle/deadlines';
import { afterQuery, afterSend, begin, type EventDecision } from '@fiscal/core/lifecycle/event';
import { authority, rows } from '../steps.ts';
import type { Done, OperationInput, RunContext } from './emission-pass.ts';

export interface EventPass {
  /** Runs from the rows' state to a verdict, or to a wait after which the rows are read again. */
  readonly run: () => Promise<Done | 'again'>;
  settle(decision: EventDecision): Promise<Done | 'again'>;
}

export function createEventPass(input: OperationInput, { publisher, rest }: RunContext): EventPass {
  async function settle(decision: EventDecision): Promise<Done | 'again'> {
    publisher.doing('registrando');
    const settled = await rows.registrarEvento({ ...input, decision });
    if (settled.kind === 'nada') return 'gone';
    if (settled.kind === 'aguardar') return wait(settled.wait);
    if (decision.kind === 'erro-tecnico') publisher.settled(settled.status, null, decision.reason);
    else publisher.settled(settled.status, decision.cStat, decision.xMotivo);
    return { more: settled.more };
  }

  async function wait(why: Wait): Promise<Done | 'again'> {
    const deferred = await rows.adiarEvento({ ...input, wait: why });
    if (deferred.kind === 'nada') return 'gone';
    if (deferred.kind === 'esgotado') return settle(deferred.decision);
    return pause({ ...why, ms: deferred.waitMs });
  }

  async function pause({ ms, cStat, reason }: LastWait): Promise<'again'> {
    publisher.waiting(Date.now() + ms, cStat, reason);
    await rest(ms, reason);
    return 'again';
  }

  async function drive({
    signedId,
    event,
  }: Extract<SignedEvent, { kind: 'pronto' }>): Promise<Done | 'again'> {
    const signed: SignedEventInput = { ...input, signedId };
    for (let move = begin(event); ; ) {
      const { pass, step } = move;
      switch (step.kind) {
        case 'transmitir':
          publisher.doing('transmitindo');
          move = afterSend(
            pass,
            await authority.transmitirEvento({ ...signed, expectedSends: step.expectedSends }),
          );
          break;
        case 'consultar':
          publisher.doing('consultando');
          move = afterQuery(pass, await authority.consultarEvento(signed));
          break;
        case 'renumerar':
          return pursue({ signedId, sequence: step.sequence });
        case 'aguardar':
          return wait(step.wait);
        case 'registrar':
          return settle(step.decision);
      }
    }
  }

  async function pursue(renumber: SignEventInput['renumber']): Promise<Done | 'again'> {
    publisher.doing('assinando');
    const signed = await rows.assinarEvento({ ...input, renumber });
    if (signed.kind === 'nada') return 'gone';
    publisher.identify(signed.labels);
    switch (signed.kind) {
      case 'registrado':
        publisher.settled(signed.status, null, signed.motivo);
        return { more: signed.more };
      case 'decidido':
        return settle(signed.decision);
      case 'aguardar':
        return wait(signed.wait);
      case 'cedo':
        return pause(signed.wait);
      case 'pronto':
        return drive(signed);
    }
  }

  return { run: () => pursue(null), settle };
}
