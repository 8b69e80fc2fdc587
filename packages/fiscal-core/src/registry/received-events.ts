import { TAKER_EVENTS } from '../documents/cte/taker/taker-events.ts';
import { itemFault } from '../documents/nfe/recipient/note-items.ts';
import { RECIPIENT_EVENTS } from '../documents/nfe/recipient/recipient-events.ts';
import type { EarlierEvent, EventDefinition, EventSubject, JsonObject } from '../engine/events/definition.ts';
import { type SignedEvent, signEvent } from '../engine/events/sign.ts';
import { termEndMs } from '../engine/events/term.ts';
import type { SigningKey } from '../signing/sign.ts';
import type {
  EarlierManifestation,
  ManifestationRefusal,
  ManifestedNote,
} from '../vocabulary/manifestation.ts';
import { isManifestation, RECEIVED_EVENTS, type ReceivedEventKind } from '../vocabulary/manifestation.ts';
import type { Ambiente } from '../vocabulary/service.ts';
import type { EventStatus } from '../vocabulary/states.ts';
import { eventDeadline } from './event-deadlines.ts';

const EVENTS: readonly EventDefinition[] = [...RECIPIENT_EVENTS, ...TAKER_EVENTS];

/** Events that the company which received a document may author. */
export const receivedEvents = (): readonly EventDefinition[] => EVENTS;

/** Fault of the items that an event names; null = the note has them. */
export const receivedItemFault = itemFault;

export const receivedEvent = (kind: ReceivedEventKind): EventDefinition => {
  const definition = EVENTS.find((event) => event.kind === kind);
  if (definition === undefined) throw new Error(`No event ${kind} of a received note`);
  return definition;
};

/** Types of received documents that take such events. */
export type TakingType = 'nfe' | 'cte';

/** Type of the documents that take an event. */
export const typeTaking = (kind: ReceivedEventKind): TakingType =>
  receivedEvent(kind).types.includes('cte') ? 'cte' : 'nfe';

/** Codes of an authority's refusals, by the type of the document. Sources: NT 2025.002-RTC v1.52 §8; MOC CT-e 4.00 Visão Geral. */
const CODES = {
  nfe: { author: '575', denied: '580', canceled: '580', unknown: '459', tooMany: '594' },
  cte: { author: '755', denied: '205', canceled: '218', unknown: '866', tooMany: '636' },
} as const satisfies Readonly<Record<TakingType, object>>;

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

/** Events that only the addressee of a note, or the taker of a CT-e, makes (575, 755); a successor of the company need not be it. */
const isAddressees = (kind: ReceivedEventKind): boolean => /^(211|6101)/.test(receivedEvent(kind).tpEvento);

/** Null where the definition refuses nothing; it needs no more of the note than its events. */
function refusalOfEvent(
  earlier: readonly EarlierManifestation[],
  { kind, request }: ReceivedRequest,
): ManifestationRefusal | null {
  const codes = CODES[typeTaking(kind)];
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
        fix: 'Cancele um dos eventos antes de pedir outro.',
      };
}

/** Model of the GTV-e, which the events of the taker leave out. Source: MOC CT-e 4.00, N15: models 57 and 67. */
const GTVE = '64';

/** Facts of a document against an event, apart from earlier events. */
function refusalOfDocument(
  { type, modelo, situacao, destinatario, company }: ManifestedNote,
  kind: ReceivedEventKind,
): ManifestationRefusal | null {
  const taking = typeTaking(kind);
  const codes = CODES[taking];
  if (type !== taking)
    return {
      cStat: null,
      field: 'id',
      message: `Este evento só existe para ${taking === 'cte' ? 'CT-e' : 'NF-e'}.`,
      fix: 'Veja em eventosPossiveis o que se pode pedir deste documento.',
    };
  if (modelo === GTVE)
    return {
      cStat: '595',
      field: 'id',
      message: 'Este evento só existe para CT-e e CT-e OS: o documento é uma GTV-e.',
      fix: 'Veja em eventosPossiveis o que se pode pedir deste documento.',
    };
  if (isAddressees(kind) && destinatario !== null && destinatario !== company)
    return {
      cStat: codes.author,
      field: 'id',
      message:
        taking === 'cte'
          ? 'A empresa não é a tomadora deste CT-e: só a tomadora registra este evento.'
          : 'A empresa não é a destinatária desta nota: só a destinatária registra este evento.',
      fix: `Peça o evento pela empresa ${taking === 'cte' ? 'tomadora' : 'destinatária'}, ou escolha outro documento.`,
    };
  return situacao === 'autorizada'
    ? null
    : {
        cStat: situacao === 'denegada' ? codes.denied : codes.canceled,
        field: 'id',
        message: `O documento está com a situação ${situacao}: a SEFAZ não aceita este evento.`,
        fix: 'Consulte os eventos do documento; não há o que registrar.',
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
  const against = refusalOfDocument(note, asked.kind);
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
  // By its first number the authority would name the other one's bytes, and 573 would prove the wrong ones.
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
  /** CNPJ or CPF of the company. */
  readonly autor: string;
  readonly dhEmi: string;
  readonly dhEvento: string;
  readonly sequence: number;
  readonly earlier: readonly EarlierManifestation[];
}

/** Builds and signs an event of the company that received a note. */
export function signReceived(facts: ReceivedFacts, signer: SigningKey): SignedEvent {
  const { kind, request, environment, uf, accessKey, autor, dhEmi, dhEvento, sequence } = facts;
  const definition = receivedEvent(kind);
  const earlier = eventsAmong(facts.earlier);
  const nProtEvento = definition.cancels(earlier, request);
  const cancelled = earlier.find(({ protocolNumber }) => protocolNumber === nProtEvento);
  const tpEventoAut = EVENTS.find((event) => event.kind === cancelled?.kind)?.tpEvento;
  const subject: EventSubject = {
    type: typeTaking(kind),
    environment,
    uf,
    accessKey,
    emitente: autor,
    dhEmi,
    protocolNumber: '',
    authorizedAtMs: 0,
    tpEmis: '1',
  };
  return signEvent(
    definition.build(request, subject, { sequence, dhEvento, nProtEvento, tpEventoAut }),
    signer,
  );
}
