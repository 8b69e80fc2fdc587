import { itemFault } from '../documents/nfe/recipient/note-items.ts';
import type { EarlierEvent, EventSubject, JsonObject } from '../engine/events/definition.ts';
import { type SignedEvent, signEvent } from '../engine/events/sign.ts';
import { termEndMs } from '../engine/events/term.ts';
import type { SigningKey } from '../signing/sign.ts';
import type {
  EarlierManifestation,
  ManifestationRefusal,
  ManifestedNote,
} from '../vocabulary/manifestation.ts';
import {
  isManifestation,
  RECEIVED_EVENTS,
  type ReceivedEventKind,
  unprovenRefusal,
} from '../vocabulary/manifestation.ts';
import type { Ambiente } from '../vocabulary/service.ts';
import type { EventStatus } from '../vocabulary/states.ts';
import { eventDeadline } from './event-deadlines.ts';
import { receivedEvent, receivedEvents, typeTaking } from './received-definitions.ts';
import { codesOf, refusalOfDocument } from './received-rules.ts';

/** Fault of the items that an event names; null = the note has them. */
export const receivedItemFault = itemFault;

const STATUS = {
  pendente: 'pendente',
  registrada: 'autorizado',
  recusada: 'erro_autorizacao',
  erro: 'erro_autorizacao',
} as const satisfies Readonly<Record<EarlierManifestation['status'], EventStatus>>;

/** The events among the earlier requests of a note, as their definitions judge them. */
const eventsAmong = (earlier: readonly EarlierManifestation[]): readonly EarlierEvent[] =>
  earlier.flatMap(({ tipo, status, sequence, protocolNumber, cancels }) =>
    isManifestation(tipo)
      ? []
      : [
          {
            kind: tipo,
            sequence: sequence ?? 1,
            status: STATUS[status],
            protocolNumber: protocolNumber ?? null,
            details: cancels ? { nProtEvento: cancels } : null,
          },
        ],
  );

export interface ReceivedRequest {
  readonly kind: ReceivedEventKind;
  readonly request: JsonObject;
}

/** nSeqEvento of the next event: two events of one number, both canceled, leave the second cancellation another number. */
export function nextReceived(
  earlier: readonly EarlierManifestation[],
  { kind, request }: ReceivedRequest,
): number {
  const taken = new Set(
    earlier.flatMap(({ tipo, status, sequence }) =>
      tipo === kind && status === 'registrada' ? [sequence] : [],
    ),
  );
  let next = receivedEvent(kind).sequence(eventsAmong(earlier), request);
  while (taken.has(next)) next += 1;
  return next;
}

/** True where another event takes one back: none does of an MDF-e or NFS-e. */
const isCanceled = (kind: ReceivedEventKind): boolean => ['nfe', 'cte'].includes(typeTaking(kind));

/** Null where the definition refuses nothing; it needs no more of the note than its events. */
function refusalOfEvent(
  earlier: readonly EarlierManifestation[],
  { kind, request }: ReceivedRequest,
): ManifestationRefusal | null {
  const codes = codesOf(kind);
  const subject: EventSubject = {
    type: typeTaking(kind),
    environment: 2,
    uf: '',
    accessKey: '',
    emitente: '',
    dhEmi: '',
    protocolNumber: '',
    authorizedAtMs: 0,
    tpEmis: '1',
  };
  const refusal = receivedEvent(kind).refusal(subject, eventsAmong(earlier), request);
  if (refusal === null) return null;
  return refusal.code === 'evento_inexistente'
    ? {
        cStat: codes.unknown,
        field: 'numero_protocolo',
        message: refusal.message,
        fix: 'Envie em numero_protocolo o protocolo de um evento de eventosPedidos com status registrada.',
      }
    : {
        cStat: codes.tooMany,
        field: 'id',
        message: refusal.message,
        fix: isCanceled(kind)
          ? 'Cancele um dos eventos antes de pedir outro.'
          : 'Consulte eventosPedidos; não há mais o que registrar.',
      };
}

/** End of the term of an event, in milliseconds since the epoch; null: it has none. */
function receivedUntilMs({ authorizedAtMs }: ManifestedNote, kind: ReceivedEventKind): number | null {
  // No UF has this code, so the row of all UFs answers.
  const row = eventDeadline(typeTaking(kind), kind, '');
  return row === null ? null : termEndMs(row, authorizedAtMs);
}

/** Reason why an event of a received document would be refused now, before anything is sent; null: go. `earlier` is oldest first. */
export function receivedRefusal(
  note: ManifestedNote,
  earlier: readonly EarlierManifestation[],
  asked: ReceivedRequest & { readonly nowMs: number },
): ManifestationRefusal | null {
  const against = refusalOfDocument(note, asked.kind) ?? unprovenRefusal(note);
  if (against !== null) return against;
  const untilMs = receivedUntilMs(note, asked.kind);
  if (untilMs !== null && asked.nowMs > untilMs)
    return {
      cStat: '787',
      field: 'id',
      message: 'O prazo deste evento acabou: 45 dias da autorização do CT-e.',
      fix: 'A SEFAZ não aceita mais este evento; trate o caso com quem emitiu.',
    };
  if (earlier.some(({ status }) => status === 'pendente'))
    return {
      cStat: null,
      field: 'id',
      message: 'Outro pedido sobre esta nota aguarda a resposta da SEFAZ.',
      fix: 'Espere a resposta dele e peça de novo, se ainda for preciso.',
    };
  // The authority would answer its first number with the other one's bytes, and 573 would prove the wrong ones.
  if (earlier.some(({ tipo, doubtful }) => tipo === asked.kind && doubtful))
    return {
      cStat: null,
      field: 'id',
      message:
        'Um evento deste tipo, com outros dados, foi enviado sem que a resposta chegasse: a SEFAZ pode tê-lo registrado.',
      fix: 'Peça de novo, com os mesmos dados, o que está com status erro em eventosPedidos; depois, este.',
    };
  return refusalOfEvent(earlier, asked);
}

/** Events that cancel another one by its protocol. */
export const isCancellation = (kind: ReceivedEventKind): boolean => kind.startsWith('cancelamento-');

/** Protocols of the events that a cancellation may name now. */
export function cancellableReceived(
  note: ManifestedNote,
  all: readonly EarlierManifestation[],
  kind: ReceivedEventKind,
): readonly string[] {
  const earlier = all.map((one) => ({ ...one, doubtful: false }));
  return earlier
    .flatMap(({ protocolNumber }) => (protocolNumber ? [protocolNumber] : []))
    .filter((numero_protocolo) => {
      const request: JsonObject = { numero_protocolo };
      // The cancellation has no term.
      return receivedRefusal(note, earlier, { kind, request, nowMs: 0 }) === null;
    });
}

/** Events that a note takes now, one in doubt among them; a cancellation, when there is one to cancel. */
export function allowedReceived(
  note: ManifestedNote,
  all: readonly EarlierManifestation[],
  nowMs: number,
): readonly ReceivedEventKind[] {
  const earlier = all.map((one) => ({ ...one, doubtful: false }));
  return RECEIVED_EVENTS.filter((kind) =>
    isCancellation(kind)
      ? cancellableReceived(note, all, kind).length > 0
      : receivedRefusal(note, earlier, { kind, request: {}, nowMs }) === null,
  );
}

/** Facts of one event of a received note. */
export interface ReceivedFacts extends ReceivedRequest {
  readonly environment: Ambiente;
  /** UF of the company, whose organ is the author's. */
  readonly uf: string;
  readonly accessKey: string;
  /** Protocol of the document's authorization. */
  readonly protocolNumber: string;
  /** CNPJ or CPF of the company. */
  readonly autor: string;
  readonly dhEmi: string;
  readonly dhEvento: string;
  readonly sequence: number;
  readonly earlier: readonly EarlierManifestation[];
}

/** Builds and signs an event of the company that received a note. */
export function signReceived(facts: ReceivedFacts, signer: SigningKey): SignedEvent {
  const { kind, request, environment, uf, accessKey, protocolNumber, autor, dhEmi, dhEvento, sequence } =
    facts;
  const definition = receivedEvent(kind);
  const earlier = eventsAmong(facts.earlier);
  const nProtEvento = definition.cancels(earlier, request);
  const cancelled = earlier.find(({ protocolNumber }) => protocolNumber === nProtEvento);
  const tpEventoAut = receivedEvents().find((event) => event.kind === cancelled?.kind)?.tpEvento;
  const subject: EventSubject = {
    type: typeTaking(kind),
    environment,
    uf,
    accessKey,
    emitente: autor,
    dhEmi,
    protocolNumber,
    authorizedAtMs: 0,
    tpEmis: '1',
  };
  return signEvent(
    definition.build(request, subject, { sequence, dhEvento, nProtEvento, tpEventoAut }),
    signer,
  );
}
