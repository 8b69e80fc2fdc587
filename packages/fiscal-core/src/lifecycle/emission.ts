import type { Problem } from '../engine/document/definition.ts';
import type { Alert } from '../vocabulary/alert.ts';
import type { KeyOutcome, Outcome, Unproven } from '../vocabulary/outcome.ts';
import type { Wait } from './deadlines.ts';
import { absence, contradiction, serviceWait, UNPROVEN, unansweredWait, unsettledWait } from './doubt.ts';

/** Result of the document; `registrar` stores it. */
export type Decision =
  | Authorised
  /** Found on record as ours and already canceled there: authorized first, so the number is used and the credit captured. */
  | (Omit<Authorised, 'kind' | 'prot'> & {
      readonly kind: 'cancelada';
      readonly prot: string | null;
      readonly events: readonly string[];
    })
  | (Omit<Authorised, 'kind'> & { readonly kind: 'denegada' })
  | {
      readonly kind: 'rejeitada';
      readonly attemptId: string | null;
      readonly cStat: string;
      readonly xMotivo: string;
      readonly origin: 'validacao' | 'sefaz';
      readonly errors: readonly Problem[];
      /** Alerts of the authority beside its refusal; absent = none. */
      readonly alerts?: readonly Alert[];
      /** `livre`: non-use is proven; `alheio`: taken there by a key that is not ours; `reservado`: another document of ours holds it. */
      readonly numero: 'livre' | 'alheio' | 'reservado';
    }
  /** Given up by its account, and proven not to be at the authority. */
  | {
      readonly kind: 'abandonada';
      readonly attemptId: string | null;
      /** Sends of that attempt when it was known that the authority has nothing of it. */
      readonly sends: number;
      readonly xMotivo: string;
    }
  | { readonly kind: 'erro-tecnico'; readonly code: string; readonly reason: string };

interface Authorised {
  readonly kind: 'autorizada';
  readonly attemptId: string;
  readonly cStat: string;
  readonly xMotivo: string;
  readonly nProt: string;
  readonly dhRecbto: string;
  readonly prot: string;
  /** The key, where the authority gives it (NFS-e). */
  readonly chave?: string;
  /** Alerts of the authority beside its protocol (NFS-e). */
  readonly alerts?: readonly Alert[];
}

export type Step =
  /** Sends the bytes unless another worker has since: this decision was made on the count `expectedSends`. */
  | { readonly kind: 'transmitir'; readonly expectedSends: number }
  /** Ask the authority for a key; null = the attempt's own. */
  | { readonly kind: 'consultar'; readonly chave: string | null }
  | { readonly kind: 'recibo'; readonly nRec: string }
  | { readonly kind: 'aguardar'; readonly wait: Wait }
  | { readonly kind: 'registrar'; readonly decision: Decision };

/** A refusal that is final only if a query does not find the document on record. */
export interface Refusal {
  readonly cStat: string;
  readonly xMotivo: string;
  /** Whether it reports the number or the key as used (204, 205, 206, 218, 539, 613). */
  readonly taken: boolean;
  /** It refused the replacement: it proves nothing about this key. */
  readonly ofAnother?: boolean;
  /**
   * The code proves nothing by itself, so the bytes are never sent again; `claims`: it reports the document as on
   * record.
   */
  readonly unproven?: { readonly claims: boolean };
  readonly alerts?: readonly Alert[];
}

/** State of one pass over an attempt. */
export interface Pass {
  readonly attemptId: string;
  readonly accessKey: string;
  readonly digestValue: string;
  /** Bytes of an earlier send may still be on record there. */
  readonly doubtful: boolean;
  readonly resends: number;
  readonly refusal: Refusal | null;
}

export interface Move {
  readonly pass: Pass;
  readonly step: Step;
}

/** The signed bytes as they are stored. */
export interface ReadyAttempt {
  readonly id: string;
  readonly accessKey: string;
  readonly digestValue: string;
  /** False = proven not to be at the authority. */
  readonly sent: boolean;
  readonly sends: number;
  readonly nRec: string | null;
  /** A code that was answered to these bytes and proves nothing; absent = none was. */
  readonly said?: Unproven;
}

/** Result of a key query, with our own knowledge of that key. */
export interface KeyAnswer {
  /** True when the attempt's own key was asked. */
  readonly own: boolean;
  readonly outcome: KeyOutcome;
  /** Owner of the key in our records. */
  readonly owner: 'este-documento' | 'outro-nosso' | 'alheio';
  /** Our attempt with that key, when it is this document's. */
  readonly attemptId: string | null;
  /** digVal on record = digest of that attempt; null = the authority does not give it. */
  readonly sameContent: boolean | null;
  /** Sends of this pass's attempt, counted before the query left. */
  readonly sends: number;
}

/** To a question of a key: its number is on record under another one. Source: MOC 7.0 (613, 562); of the other models 600. */
export const OTHER_KEY: ReadonlySet<string> = new Set(['613', '562', '600']);

const settle = (pass: Pass, decision: Decision): Move => ({ pass, step: { kind: 'registrar', decision } });
const query = (pass: Pass, chave: string | null = null): Move => ({
  pass,
  step: { kind: 'consultar', chave: chave === pass.accessKey ? null : chave },
});
const wait = (pass: Pass, wait: Wait): Move => ({ pass, step: { kind: 'aguardar', wait } });
const away = (pass: Pass, cStat: string | null, reason: string): Move =>
  wait(pass, serviceWait({ cStat, reason }));
const waitForContradiction = (pass: Pass, cStat: string, reason: string): Move =>
  wait(pass, contradiction(cStat, reason));
const endBlocked = (pass: Pass, { code, cause }: { readonly code: string; readonly cause: string }): Move =>
  settle(pass, { kind: 'erro-tecnico', code, reason: cause });
const refuse = (
  pass: Pass,
  { cStat, xMotivo, alerts }: Omit<Refusal, 'taken'>,
  numero: 'livre' | 'alheio' | 'reservado',
): Move =>
  settle(pass, {
    kind: 'rejeitada',
    attemptId: pass.attemptId,
    cStat,
    xMotivo,
    origin: 'sefaz',
    errors: [],
    ...(alerts && { alerts }),
    numero,
  });

/** The code refuses what the authority turns out not to have. */
const refusalBy = ({ cStat, xMotivo, claims }: Unproven): Refusal => ({
  cStat,
  xMotivo,
  taken: false,
  unproven: { claims },
});

/** Starts a pass: unsent bytes are sent, all others are queried first. */
export function begin(attempt: ReadyAttempt): Move {
  const pass: Pass = {
    attemptId: attempt.id,
    accessKey: attempt.accessKey,
    digestValue: attempt.digestValue,
    doubtful: attempt.sent,
    resends: 0,
    refusal: null,
  };
  if (!attempt.sent) return { pass, step: { kind: 'transmitir', expectedSends: attempt.sends } };
  if (attempt.said !== undefined) return query({ ...pass, refusal: refusalBy(attempt.said) });
  if (attempt.nRec !== null) return { pass, step: { kind: 'recibo', nRec: attempt.nRec } };
  return query(pass);
}

/** The UF has not turned its SVC on: it comes back by nobody's waiting. Source: NT 2013.007. */
const SVC_OFF = '114';
const svcOff = (text: string): string =>
  `A SVC não está ativada para a UF (${text}). Dê a emissão por perdida e emita sem forma_emissao, ou retome quando a UF a ativar.`;

/** The authority answered what was sent (or did not). */
export function afterSend(pass: Pass, outcome: Outcome): Move {
  switch (outcome.kind) {
    case 'rejeitado':
      return pass.doubtful || UNPROVEN.has(outcome.cStat)
        ? query({ ...pass, doubtful: true, refusal: { ...outcome, taken: false } })
        : refuse(pass, outcome, 'livre');
    case 'indisponivel':
      return outcome.cStat === SVC_OFF
        ? endBlocked(pass, { code: 'svc_desligada', cause: svcOff(outcome.cause) })
        : wait(pass, absence(outcome, { unsent: !pass.doubtful }));
    case 'duvida':
      return outcome.said === undefined ? inDoubt(pass, outcome.cause) : unproven(pass, outcome.said);
    case 'recibo-perdido':
      return inDoubt(pass, outcome.cause);
    default:
      return afterAnswer(pass, outcome);
  }
}

/** Without a readable verdict, the key is queried. */
const inDoubt = (pass: Pass, cause: string): Move =>
  // Queried and sent again once already: the next query comes after a wait, for they are counted.
  pass.resends > 0 ? away(pass, null, cause) : query({ ...pass, doubtful: true });

const unproven = (pass: Pass, said: Unproven): Move =>
  query({ ...pass, doubtful: true, refusal: refusalBy(said) });

/** The authority answered for the receipt of an asynchronous lot. */
export function afterReceipt(pass: Pass, outcome: Outcome): Move {
  switch (outcome.kind) {
    case 'rejeitado':
      // The answer may refuse the receipt query itself; only the key is conclusive.
      return query({ ...pass, refusal: { ...outcome, taken: false } });
    case 'recibo-perdido':
      return query(pass);
    case 'indisponivel':
      return wait(pass, absence(outcome, { unsent: false }));
    case 'duvida':
      return outcome.said === undefined ? away(pass, null, outcome.cause) : unproven(pass, outcome.said);
    default:
      return afterAnswer(pass, outcome);
  }
}

function afterAnswer(
  pass: Pass,
  outcome: Extract<Outcome, { kind: 'autorizado' | 'denegado' | 'recibo' | 'duplicado' | 'bloqueado' }>,
): Move {
  switch (outcome.kind) {
    case 'autorizado': {
      const { digVal, ...rest } = outcome;
      // A protocol of other bytes than ours is no answer: the key is queried.
      if (digVal !== null && digVal !== pass.digestValue) return query({ ...pass, doubtful: true });
      return settle(pass, { ...rest, kind: 'autorizada', attemptId: pass.attemptId });
    }
    case 'denegado':
      return settle(pass, { ...outcome, kind: 'denegada', attemptId: pass.attemptId });
    case 'recibo':
      return wait(
        pass,
        serviceWait({
          kind: 'recibo',
          cStat: outcome.cStat,
          reason: 'Lote em processamento na SEFAZ',
          msMin: outcome.tMedSeconds * 1000,
        }),
      );
    case 'duplicado':
      return query({ ...pass, refusal: { ...outcome, taken: true } }, outcome.chave);
    case 'bloqueado':
      return endBlocked(pass, outcome);
  }
}

/** The authority answered for a key: the only thing that ends doubt. */
export function afterQuery(pass: Pass, answer: KeyAnswer): Move {
  const { outcome } = answer;
  switch (outcome.kind) {
    case 'indisponivel':
      return wait(
        pass,
        pass.refusal?.unproven === undefined ? unansweredWait(outcome) : unsettledWait(outcome),
      );
    case 'bloqueado':
      return endBlocked(pass, outcome);
    case 'encontrado':
      return answer.own || answer.owner === 'este-documento'
        ? adopt(pass, answer, outcome)
        : foreign(pass, answer, outcome);
    case 'desconhecido':
      return answer.own ? unknownKey(pass, answer.sends, outcome) : foreign(pass, answer, outcome);
    case 'recusado':
      return answer.own ? refusedQuery(pass, outcome) : foreign(pass, answer, outcome);
  }
}

function adopt(pass: Pass, answer: KeyAnswer, found: Extract<KeyOutcome, { kind: 'encontrado' }>): Move {
  const attemptId = answer.attemptId ?? pass.attemptId;
  // Our key with a foreign content: another issuer's document.
  if (answer.sameContent === false) return refuse(pass, pass.refusal ?? found, 'alheio');
  const { cStat, xMotivo, nProt, dhRecbto, prot, events, chave } = found;
  const given = chave === undefined ? {} : { chave };
  if (found.situacao === 'cancelado')
    return settle(pass, {
      kind: 'cancelada',
      attemptId,
      cStat,
      xMotivo,
      nProt,
      dhRecbto,
      prot,
      events,
      ...given,
    });
  if (prot === null)
    return waitForContradiction(pass, cStat, 'A consulta da chave encontrou o documento sem o protocolo');
  const kind = found.situacao === 'autorizado' ? 'autorizada' : 'denegada';
  return settle(pass, { kind, attemptId, cStat, xMotivo, nProt, dhRecbto, prot, ...given });
}

function unknownKey(
  pass: Pass,
  sends: number,
  outcome: { readonly cStat: string; readonly xMotivo: string },
): Move {
  const { refusal } = pass;
  if (refusal?.unproven?.claims === true)
    return waitForContradiction(
      pass,
      outcome.cStat,
      'A SEFAZ diz que registrou o documento, mas não conhece a chave',
    );
  const duplicate = refusal?.cStat === '204' && refusal.ofAnother !== true;
  // Refused, and nothing on record: the number is free unless the refusal itself reports another key for it.
  if (refusal && !duplicate) return refuse(pass, refusal, refusal.taken ? 'alheio' : 'livre');
  if (pass.resends === 0)
    return {
      pass: { ...pass, doubtful: true, resends: 1, refusal: null },
      step: { kind: 'transmitir', expectedSends: sends },
    };
  return duplicate
    ? waitForContradiction(pass, outcome.cStat, 'A SEFAZ acusa duplicidade, mas não conhece a chave')
    : away(pass, outcome.cStat, 'A SEFAZ não responde ao envio nem conhece a chave');
}

function refusedQuery(pass: Pass, outcome: Extract<KeyOutcome, { kind: 'recusado' }>): Move {
  const { cStat, xMotivo, chave } = outcome;
  if (chave !== null && chave !== pass.accessKey)
    return query({ ...pass, refusal: pass.refusal ?? { cStat, xMotivo, taken: true } }, chave);
  if (OTHER_KEY.has(cStat)) return refuse(pass, pass.refusal ?? outcome, 'alheio');
  return settle(pass, {
    kind: 'erro-tecnico',
    code: 'consulta_recusada',
    reason: `A SEFAZ recusou a consulta da chave, e sem ela não se sabe se o documento foi autorizado (${cStat}: ${xMotivo})`,
  });
}

/** The number is on record under a key that is not this document's. */
function foreign(
  pass: Pass,
  answer: KeyAnswer,
  outcome: { readonly cStat: string; readonly xMotivo: string },
): Move {
  if (answer.owner === 'este-documento')
    return waitForContradiction(
      pass,
      outcome.cStat,
      'A SEFAZ cita uma chave deste documento e não a reconhece',
    );
  return refuse(pass, pass.refusal ?? outcome, answer.owner === 'outro-nosso' ? 'reservado' : 'alheio');
}
