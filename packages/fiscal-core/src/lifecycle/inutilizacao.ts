import type { InutOutcome } from '../vocabulary/inutilizacao-outcome.ts';
import type { Wait } from './deadlines.ts';
import { absence, serviceWait, UNPROVEN } from './doubt.ts';

/** Result of the range; it is stored once. */
export type InutDecision =
  | Extract<InutOutcome, { kind: 'homologado' | 'recusado' }>
  | { readonly kind: 'erro-tecnico'; readonly code: string; readonly reason: string };

export type InutStep =
  /** Sends the bytes unless another worker has since: this decision was made on the count `expectedSends`. */
  | { readonly kind: 'transmitir'; readonly expectedSends: number }
  | { readonly kind: 'aguardar'; readonly wait: Wait }
  | { readonly kind: 'registrar'; readonly decision: InutDecision };

export interface InutPass {
  readonly sends: number;
  /** Bytes of an earlier send may be on record there. */
  readonly doubtful: boolean;
  readonly resends: number;
}

export interface InutMove {
  readonly pass: InutPass;
  readonly step: InutStep;
}

/** The signed bytes as they are stored. */
export interface ReadyInut {
  /** False = proven not to be at the authority. */
  readonly sent: boolean;
  readonly sends: number;
}

/** The authority's answer to our first send, proven by its answer to the second one. Source: rules.json nfe/102. */
const ACCEPTED = { cStat: '102', xMotivo: 'Inutilização de número homologado' } as const;

/** Refusals about the numbers. The authority checks them after 563, so it has no request of ours. Source: MOC 7.0 §4.3. */
const ABOUT_NUMBERS: ReadonlySet<string> = new Set(['241', '256']);

const send = (pass: InutPass): InutMove => ({
  pass: { ...pass, sends: pass.sends + 1 },
  step: { kind: 'transmitir', expectedSends: pass.sends },
});
const wait = (pass: InutPass, wait: Wait): InutMove => ({ pass, step: { kind: 'aguardar', wait } });
const settle = (pass: InutPass, decision: InutDecision): InutMove => ({
  pass,
  step: { kind: 'registrar', decision },
});

/** Sends the same bytes after any earlier result: the authority knows an accepted request (563). */
export const begin = ({ sent, sends }: ReadyInut): InutMove => send({ sends, doubtful: sent, resends: 0 });

/** The authority answered what was sent (or did not). */
export function afterSend(pass: InutPass, outcome: InutOutcome): InutMove {
  switch (outcome.kind) {
    case 'homologado':
      return settle(pass, outcome.repetido && pass.doubtful ? { ...outcome, ...ACCEPTED } : outcome);
    case 'recusado':
      // A refusal for another reason (blocked, certificate) reveals nothing about the request before: its numbers stay
      // reserved.
      return UNPROVEN.has(outcome.cStat) || (pass.doubtful && !ABOUT_NUMBERS.has(outcome.cStat))
        ? wait(pass, serviceWait({ cStat: outcome.cStat, reason: outcome.xMotivo }))
        : settle(pass, outcome);
    case 'indisponivel':
      return wait(pass, absence(outcome, { unsent: !pass.doubtful }));
    case 'duvida':
      return pass.resends === 0
        ? send({ ...pass, doubtful: true, resends: 1 })
        : wait(pass, serviceWait({ cStat: null, reason: outcome.cause }));
    case 'bloqueado':
      return settle(pass, { kind: 'erro-tecnico', code: outcome.code, reason: outcome.cause });
  }
}
