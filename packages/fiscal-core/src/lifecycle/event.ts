import type { Duplicate } from '../engine/events/definition.ts';
import type { EventFound, EventOutcome, Registered } from '../vocabulary/event-outcome.ts';
import type { Unproven } from '../vocabulary/outcome.ts';
import type { Wait } from './deadlines.ts';
import { absence, contradiction, serviceWait, UNPROVEN, unansweredWait } from './doubt.ts';

/** Result of the event; it is stored once. */
export type EventDecision =
  | (Registered & { readonly kind: 'registrado' })
  | { readonly kind: 'recusado'; readonly cStat: string; readonly xMotivo: string }
  | { readonly kind: 'erro-tecnico'; readonly code: string; readonly reason: string };

export type EventStep =
  /** Sends the bytes unless another worker has since: this decision was made on the count `expectedSends`. */
  | { readonly kind: 'transmitir'; readonly expectedSends: number }
  /** Ask the authority for the document's key and look for the event. */
  | { readonly kind: 'consultar' }
  /** A foreign event has the sequence: build and sign again with this one, then start over. */
  | { readonly kind: 'renumerar'; readonly sequence: number }
  | { readonly kind: 'aguardar'; readonly wait: Wait }
  | { readonly kind: 'registrar'; readonly decision: EventDecision };

/** A refusal that is final only if a query does not find the event on record. */
interface EventTaken {
  readonly cStat: string;
  readonly xMotivo: string;
  /** Whether it reports that the event, or its effect, exists already. */
  readonly taken: boolean;
  readonly nProt: string | null;
  readonly dhRegEvento: string | null;
  /**
   * The code proves nothing by itself, so the bytes are never sent again; `claims`: it reports the event as on record.
   */
  readonly unproven?: { readonly claims: boolean };
}

/** The signed bytes as they are stored. */
export interface ReadyEvent {
  readonly eventId: string;
  readonly sequence: number;
  /** Maximum of the definition. */
  readonly sequenceMax: number;
  /** Duplicate rule of the definition. */
  readonly duplicate: Duplicate;
  /** False = proven not to be at the authority. */
  readonly sent: boolean;
  readonly sends: number;
  /** A code that was answered to these bytes and proves nothing; absent = none was. */
  readonly said?: Unproven;
}

/** State of one pass over an event. */
export interface EventPass {
  readonly event: Omit<ReadyEvent, 'sent' | 'sends' | 'said'>;
  /** Bytes of an earlier send may still be on record there. */
  readonly doubtful: boolean;
  readonly resends: number;
  readonly refusal: EventTaken | null;
}

export interface EventMove {
  readonly pass: EventPass;
  readonly step: EventStep;
}

/** Result of a key query. */
export interface EventAnswer {
  readonly outcome: EventFound;
  /** Sends of the event, counted before the query left. */
  readonly sends: number;
}

/** Refusals of a cancellation because the document is canceled already. Source: rules.json nfe/218, nfe/420. */
const CANCELLED_BEFORE: ReadonlySet<string> = new Set(['218', '420']);

/** Refusals by an event on record, which may be the requested one or one that rules it out. Source: Anexo II v1.01 of NFS-e. */
const BY_RECORD: ReadonlySet<string> = new Set(['E0840']);

/** The authority's answer to one more. Source: rules.json nfe/594. */
const NO_SEQUENCE_LEFT = {
  cStat: '594',
  xMotivo: 'Rejeição: O número de sequencia do evento informado é maior que o permitido',
} as const;

const move = (pass: EventPass, step: EventStep): EventMove => ({ pass, step });
const query = (pass: EventPass): EventMove => move(pass, { kind: 'consultar' });
const wait = (pass: EventPass, wait: Wait): EventMove => move(pass, { kind: 'aguardar', wait });
const settle = (pass: EventPass, decision: EventDecision): EventMove =>
  move(pass, { kind: 'registrar', decision });
const adopt = (pass: EventPass, registered: Registered): EventMove =>
  settle(pass, { ...registered, kind: 'registrado' });
const refuse = (pass: EventPass, { cStat, xMotivo }: Pick<EventTaken, 'cStat' | 'xMotivo'>): EventMove =>
  settle(pass, { kind: 'recusado', cStat, xMotivo });
const endBlocked = (pass: EventPass, { code, cause }: { readonly code: string; readonly cause: string }) =>
  settle(pass, { kind: 'erro-tecnico', code, reason: cause });

/** Starts a pass: unsent bytes are sent, all others are queried first. */
export function begin({ sent, sends, said, ...event }: ReadyEvent): EventMove {
  const pass: EventPass = { event, doubtful: sent, resends: 0, refusal: null };
  if (sent && said !== undefined) return unproven(pass, said);
  return sent ? query(pass) : move(pass, { kind: 'transmitir', expectedSends: sends });
}

/** The authority answered what was sent (or did not). */
export function afterSend(pass: EventPass, outcome: EventOutcome): EventMove {
  switch (outcome.kind) {
    case 'registrado':
      return settle(pass, outcome);
    case 'recusado':
      return handleRefusal(pass, outcome);
    case 'duplicado':
      return query({ ...pass, refusal: { ...outcome, taken: true } });
    case 'indisponivel':
      return wait(pass, absence(outcome, { unsent: !pass.doubtful }));
    case 'duvida':
      if (outcome.said !== undefined) return unproven(pass, outcome.said);
      // Queried and sent again once already: the next query comes after a wait, for they are counted.
      return pass.resends > 0
        ? wait(pass, serviceWait({ cStat: null, reason: outcome.cause }))
        : query({ ...pass, doubtful: true });
    case 'bloqueado':
      return endBlocked(pass, outcome);
  }
}

const unproven = (pass: EventPass, { cStat, xMotivo, claims }: Unproven): EventMove =>
  query({
    ...pass,
    doubtful: true,
    refusal: { cStat, xMotivo, taken: false, nProt: null, dhRegEvento: null, unproven: { claims } },
  });

function handleRefusal(
  pass: EventPass,
  { cStat, xMotivo }: Pick<EventTaken, 'cStat' | 'xMotivo'>,
): EventMove {
  const taken = pass.event.duplicate === 'adotar' && CANCELLED_BEFORE.has(cStat);
  const refusal = { cStat, xMotivo, taken, nProt: null, dhRegEvento: null };
  if (taken) return query({ ...pass, refusal });
  return pass.doubtful || UNPROVEN.has(cStat) || BY_RECORD.has(cStat)
    ? query({ ...pass, doubtful: true, refusal })
    : refuse(pass, refusal);
}

/** The authority answered for the document's key: the only thing that ends doubt. */
export function afterQuery(pass: EventPass, { outcome, sends }: EventAnswer): EventMove {
  switch (outcome.kind) {
    case 'encontrado':
      return (outcome.sameContent ?? pass.doubtful) || pass.event.duplicate === 'adotar'
        ? adopt(pass, outcome.registered)
        : renumber(pass, outcome.nextSequence);
    case 'ausente':
      return absent(pass, outcome, sends);
    case 'recusado':
      return settle(pass, {
        kind: 'erro-tecnico',
        code: 'consulta_recusada',
        reason: `A SEFAZ recusou a consulta da chave, e sem ela não se sabe se o evento foi registrado (${outcome.cStat}: ${outcome.xMotivo})`,
      });
    case 'indisponivel':
      return wait(pass, unansweredWait(outcome));
    case 'bloqueado':
      return endBlocked(pass, outcome);
  }
}

/** A foreign event has our sequence: take the next free one, or the refusal when the type has no more of them. */
const renumber = (pass: EventPass, sequence: number): EventMove =>
  sequence > pass.event.sequenceMax
    ? refuse(pass, NO_SEQUENCE_LEFT)
    : move(pass, { kind: 'renumerar', sequence });

function absent(
  pass: EventPass,
  outcome: Extract<EventFound, { kind: 'ausente' }>,
  sends: number,
): EventMove {
  const { event, refusal, doubtful } = pass;
  const { cStat, xMotivo, dhRecbto } = outcome;
  if (event.duplicate === 'adotar' && outcome.cancelado)
    return adopt(pass, { cStat, xMotivo, nProt: null, dhRegEvento: dhRecbto, proof: null });
  if (refusal?.taken) {
    const { nProt, dhRegEvento } = refusal;
    // Ours went out and was taken; this authority does not show the event, but the refusal names its protocol.
    if (doubtful && nProt !== null && dhRegEvento !== null)
      return adopt(pass, { cStat: refusal.cStat, xMotivo: refusal.xMotivo, nProt, dhRegEvento, proof: null });
    if (!doubtful && event.duplicate === 'proxima-sequencia') return renumber(pass, event.sequence + 1);
    return wait(
      pass,
      contradiction(cStat, 'A SEFAZ acusa duplicidade, mas não mostra o evento na consulta da chave'),
    );
  }
  if (refusal?.unproven?.claims === true)
    return wait(
      pass,
      serviceWait({ cStat, reason: 'A SEFAZ diz que registrou o evento, mas não o mostra na consulta' }),
    );
  if (refusal) return refuse(pass, refusal);
  if (pass.resends === 0)
    return move({ ...pass, doubtful: true, resends: 1 }, { kind: 'transmitir', expectedSends: sends });
  return wait(
    pass,
    serviceWait({ cStat, reason: 'A SEFAZ não responde ao envio nem tem o evento na consulta da chave' }),
  );
}
