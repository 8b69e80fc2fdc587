import type { InutOutcome } from '../vocabulary/inutilizacao-outcome.ts';
import type { Wait } from './deadlines.ts';
import { absence, serviceWait, UNPROVEN } from './doubt.ts';

/** What becomes of the range; it is written down once. */
export type InutDecision =
  | Extract<InutOutcome, { kind: 'homologado' | 'recusado' }>
  | { readonly kind: 'erro-tecnico'; readonly code: string; readonly reason: string };

export type InutStep =
  /** Send the bytes if nobody has since: `expectedSends` is the count this decision was made on. */
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

/** What the authority answered to our first send, which its answer to the second one proves. Source: rules.json nfe/102. */
const ACCEPTED = { cStat: '102', xMotivo: 'Inutilização de número homologado' } as const;

/** Refusals that speak of the numbers: the authority looks for them after 563, so no request of ours is there. Source: MOC 7.0 §4.3. */
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

/** The same bytes are sent, whatever became of them before: the authority knows a request that it has taken (563). */
export const begin = ({ sent, sends }: ReadyInut): InutMove => send({ sends, doubtful: sent, resends: 0 });

/** The authority answered what was sent (or did not). */
export function afterSend(pass: InutPass, outcome: InutOutcome): InutMove {
  switch (outcome.kind) {
    case 'homologado':
      return settle(pass, outcome.repetido && pass.doubtful ? { ...outcome, ...ACCEPTED } : outcome);
    case 'recusado':
      // Whoever is refused for another reason (blocked, certificate) is not told of the request that went before: its numbers stay held.
      return UNPROVEN.has(outcome.cStat) || (pass.doubtful && !ABOUT_NUMBERS.has(outcome.cStat))
        ? wait(pass, serviceWait({ cStat: outcome.cStat, reason: outcome.xMotivo }))
        : settle(pass, outcome);
    case 'indisponivel':
      return wait(pass, absence(outcome, !pass.doubtful));
    case 'duvida':
      return pass.resends === 0
        ? send({ ...pass, doubtful: true, resends: 1 })
        : wait(pass, serviceWait({ cStat: null, reason: outcome.cause }));
    case 'bloqueado':
      return settle(pass, { kind: 'erro-tecnico', code: outcome.code, reason: outcome.cause });
  }
}
