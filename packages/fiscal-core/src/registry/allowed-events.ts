import type {
  EarlierEvent,
  EventDefinition,
  EventRefusal,
  EventSubject,
  JsonObject,
} from '../engine/events/definition.ts';
import { termEndMs } from '../engine/events/term.ts';
import type { DocumentStatus, EventKind } from '../vocabulary/states.ts';
import { moduleOf } from './documents.ts';
import { eventDeadline } from './event-deadlines.ts';

/** Facts that decide whether an event may be requested. */
export interface EventContext {
  readonly status: DocumentStatus;
  readonly subject: EventSubject;
  readonly earlier: readonly EarlierEvent[];
  readonly nowMs: number;
}

/** Current state of an event: the reason against it, or the end of its period. */
export interface EventState {
  readonly refusal: EventRefusal | StatusRefusal | null;
  /** End of a term that still runs; null = none does. */
  readonly until: Date | null;
}

export interface StatusRefusal {
  readonly code: 'documento_nao_autorizado' | 'mdfe_encerrado';
  /** pt-BR. */
  readonly message: string;
}

/** pt-BR, for a caller whose document is not in the state that an event asks for. */
const WAY_OUT = {
  PENDENTE: 'Espere a decisão da SEFAZ e repita.',
  REJEITADA: 'A SEFAZ não a tem: corrija e emita de novo.',
  CANCELADA: 'O cancelamento está registrado; para mudar a operação, emita outro documento.',
  ERRO_TECNICO: 'Veja em POST /v1/documents/{id}/resume como seguir com ele.',
} as const;

/** Events are of documents that are AUTORIZADA. */
export const statusRefusal = (status: Exclude<DocumentStatus, 'AUTORIZADA'>): StatusRefusal =>
  status === 'ENCERRADA'
    ? { code: 'mdfe_encerrado', message: 'O MDF-e está encerrado: não aceita mais eventos.' }
    : {
        code: 'documento_nao_autorizado',
        message: `O documento está ${status}; esta operação exige um documento AUTORIZADA. ${WAY_OUT[status]}`,
      };

/** Names the event that another one cancels. */
export const PROTOCOL = 'numero_protocolo';

/** Protocols of earlier events that this one would be taken for. */
export function protocolsFor(event: EventDefinition, { subject, earlier }: EventContext): readonly string[] {
  const known = earlier.flatMap(({ protocolNumber }) => (protocolNumber === null ? [] : [protocolNumber]));
  return known.filter((protocol) => event.refusal(subject, earlier, { [PROTOCOL]: protocol }) === null);
}

const BRASILIA = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'short',
});

/**
 * Current state of an event of the document. A period that no authority enforces, or after which the event is late,
 * refuses nothing.
 */
export function eventState(event: EventDefinition, on: EventContext): EventState {
  const { status, subject, earlier, nowMs } = on;
  if (status !== 'AUTORIZADA') return { refusal: statusRefusal(status), until: null };
  const always = event.refusedFor?.[subject.type];
  if (always !== undefined)
    return { refusal: { code: 'operacao_nao_permitida', message: always.message }, until: null };
  const [protocol] = protocolsFor(event, on);
  const request: JsonObject = protocol === undefined ? {} : { [PROTOCOL]: protocol };
  const refusal = event.refusal(subject, earlier, request);
  const term = eventDeadline(subject.type, event.kind, subject.uf);
  if (term === null || term.unless?.(subject) === true) return { refusal, until: null };
  const endMs = termEndMs(term, term.from === 'emissao' ? Date.parse(subject.dhEmi) : subject.authorizedAtMs);
  if (nowMs <= endMs) return { refusal, until: new Date(endMs) };
  if (refusal !== null || term.refusal === null || term.late !== undefined) return { refusal, until: null };
  const message = `O prazo terminou em ${BRASILIA.format(endMs)} (horário de Brasília); a SEFAZ recusa com ${term.refusal}.`;
  return { refusal: { code: 'operacao_nao_permitida', message }, until: null };
}

/** An action on documents of a type, and whether it is allowed now. */
export interface AllowedAction {
  /** Kind as in `events`. */
  readonly action: EventKind;
  /** End of the period of an allowed one; absent = no period. */
  readonly until?: Date;
  /** Reason against it, pt-BR. */
  readonly reason?: string;
}

/** Every event of the document's type. */
export const allowedActions = (on: EventContext): readonly AllowedAction[] =>
  (moduleOf(on.subject.type)?.events ?? []).map((event) => {
    const { refusal, until } = eventState(event, on);
    if (refusal !== null) return { action: event.kind, reason: refusal.message };
    return { action: event.kind, ...(until !== null && { until }) };
  });
