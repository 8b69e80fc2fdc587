import type { AttemptInput } from '@fiscal/core/activities/loaded';
import type { DocumentLabels } from '@fiscal/core/activities/sign';
import { abandoning } from '@fiscal/core/lifecycle/abandon';
import type { Wait } from '@fiscal/core/lifecycle/deadlines';
import {
  afterQuery,
  afterReceipt,
  afterSend,
  begin,
  type Decision,
  type Pass as Memory,
  type Move,
  type ReadyAttempt,
} from '@fiscal/core/lifecycle/emission';
import { patched } from '@temporalio/workflow';
import { authority, rows } from '../steps.ts';
import type { StatusPublisher } from './status-publisher.ts';

export interface OperationInput {
  readonly accountId: string;
  readonly documentId: string;
  readonly operationId: string;
}

/** `more`: another operation of the document is pending; `nada`: this one was no longer pending. */
export type Done = { readonly more: boolean } | 'gone';

export interface RunContext {
  readonly publisher: StatusPublisher;
  /** Resolves after `ms`, or earlier when the document is woken. */
  readonly rest: (ms: number, summary: string) => Promise<void>;
}

/** A move that asks the authority something. */
interface Asking extends Move {
  readonly step: Exclude<Move['step'], { readonly kind: 'aguardar' | 'registrar' }>;
}

export interface Pass {
  /** Runs from the rows' state to a verdict, or to a wait after which the rows are read again. */
  readonly run: () => Promise<Done | 'again'>;
  settle(decision: Decision): Promise<Done>;
}

/** A duplicity that no answer to this attempt accused: what was issued in its place was refused for it. */
function withoutTold(pass: Memory): Memory {
  const { refusal } = pass;
  if (refusal?.cStat !== '204' || refusal.taken || !patched('refusal-of-another')) return pass;
  return { ...pass, refusal: { ...refusal, ofAnother: true } };
}

export function createPass(input: OperationInput, { publisher, rest }: RunContext): Pass {
  let labels: DocumentLabels | null = null;

  async function settle(decision: Decision): Promise<Done> {
    publisher.doing('registrando');
    const { status, more } = await rows.registrar({ ...input, decision, labels });
    if (decision.kind === 'erro-tecnico') publisher.settled(status, null, decision.reason);
    else if (decision.kind === 'abandonada') publisher.settled(status, null, decision.xMotivo);
    else publisher.settled(status, decision.cStat, decision.xMotivo);
    return { more };
  }

  async function wait(why: Wait, attemptId: string | null): Promise<Done | 'again'> {
    const deferred = await rows.adiar({ ...input, attemptId, wait: why });
    if (deferred.kind === 'nada') return 'gone';
    if (deferred.kind === 'esgotado') return settle(deferred.decision);
    publisher.waiting(Date.now() + deferred.waitMs, why.cStat, why.reason);
    await rest(deferred.waitMs, why.reason);
    return 'again';
  }

  async function take({ pass, step }: Asking): Promise<Move> {
    const attempt: AttemptInput = { ...input, attemptId: pass.attemptId };
    switch (step.kind) {
      case 'transmitir':
        publisher.doing('transmitindo');
        return afterSend(pass, await authority.transmitir({ ...attempt, expectedSends: step.expectedSends }));
      case 'consultar':
        publisher.doing('consultando');
        return afterQuery(withoutTold(pass), await authority.consultar({ ...attempt, chave: step.chave }));
      case 'recibo':
        publisher.doing('consultando');
        return afterReceipt(pass, await authority.recibo({ ...attempt, nRec: step.nRec }));
    }
  }

  async function drive(attempt: ReadyAttempt, abandoned: boolean): Promise<Done | 'again'> {
    for (let before: Move | null = null, move = begin(attempt); ; ) {
      if (abandoned) move = abandoning(before?.pass ?? null, move);
      const { pass, step } = move;
      if (step.kind === 'aguardar') return wait(step.wait, pass.attemptId);
      if (step.kind === 'registrar') return settle(step.decision);
      before = move;
      move = await take({ pass, step });
    }
  }

  async function run(): Promise<Done | 'again'> {
    publisher.doing('assinando');
    const signed = await rows.assinar(input);
    if (signed.kind === 'nada') return 'gone';
    labels = signed.labels;
    publisher.identify(signed.labels);
    switch (signed.kind) {
      case 'registrado':
        publisher.settled(signed.status, signed.cStat, null);
        return { more: signed.more };
      case 'decidido':
        return settle(signed.decision);
      case 'aguardar':
        return wait(signed.wait, null);
      case 'pronto':
        return drive(signed.attempt, signed.abandoned);
    }
  }

  return { run, settle };
}
