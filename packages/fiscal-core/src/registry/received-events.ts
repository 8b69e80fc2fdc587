import { itemFault } from '../documents/nfe/recipient/note-items.ts';
import { RECIPIENT_EVENTS } from '../documents/nfe/recipient/recipient-events.ts';
import type { EarlierEvent, EventDefinition, EventSubject, JsonObject } from '../engine/events/definition.ts';
import { type SignedEvent, signEvent } from '../engine/events/sign.ts';
import type { SigningKey } from '../signing/sign.ts';
import type {
  EarlierManifestation,
  ManifestationRefusal,
  ManifestedNote,
} from '../vocabulary/manifestation.ts';
import { isManifestation, RECEIVED_EVENTS, type ReceivedEventKind } from '../vocabulary/manifestation.ts';
import type { Ambiente } from '../vocabulary/service.ts';
import type { EventStatus } from '../vocabulary/states.ts';

/** Events that the company which received a note may author. */
export const receivedEvents = (): readonly EventDefinition[] => RECIPIENT_EVENTS;

/** Fault of the items that an event names; null = the note has them. */
export const receivedItemFault = itemFault;

export const receivedEvent = (kind: ReceivedEventKind): EventDefinition => {
  const definition = RECIPIENT_EVENTS.find((event) => event.kind === kind);
  if (definition === undefined) throw new Error(`No event ${kind} of a received note`);
  return definition;
};

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

/** Events that only the addressee makes (575); a successor of the company need not be it. */
const isAddressees = (kind: ReceivedEventKind): boolean => receivedEvent(kind).tpEvento.startsWith('211');

/** Null where the definition refuses nothing; it needs no more of the note than its events. */
function refusalOfEvent(
  earlier: readonly EarlierManifestation[],
  { kind, request }: ReceivedRequest,
): ManifestationRefusal | null {
  const subject: EventSubject = {
    type: 'nfe',
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
        cStat: '459',
        field: 'numero_protocolo',
        message: refusal.message,
        fix: 'Envie em numero_protocolo o protocolo de um evento de eventosPedidos com status registrada.',
      }
    : {
        cStat: '594',
        field: 'id',
        message: refusal.message,
        fix: 'Cancele um dos eventos antes de pedir outro.',
      };
}

/** Reason why an event of a received note would be refused now, before anything is sent; null: go. `earlier` is oldest first. */
export function receivedRefusal(
  { type, situacao, destinatario, company }: ManifestedNote,
  earlier: readonly EarlierManifestation[],
  asked: ReceivedRequest,
): ManifestationRefusal | null {
  if (type !== 'nfe')
    return {
      cStat: null,
      field: 'id',
      message: 'Este evento só existe para NF-e.',
      fix: 'Veja em eventosPossiveis o que se pode pedir deste documento.',
    };
  if (isAddressees(asked.kind) && destinatario !== null && destinatario !== company)
    return {
      cStat: '575',
      field: 'id',
      message: 'A empresa não é a destinatária desta nota: só a destinatária registra este evento.',
      fix: 'Peça o evento pela empresa destinatária, ou escolha outra nota.',
    };
  if (situacao !== 'autorizada')
    return {
      cStat: '580',
      field: 'id',
      message: `A nota está ${situacao}: a SEFAZ não aceita este evento.`,
      fix: 'Consulte os eventos da nota; não há o que registrar.',
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

/** Protocols of the events that a cancellation may name now. */
export function cancellableReceived(
  note: ManifestedNote,
  all: readonly EarlierManifestation[],
): readonly string[] {
  const earlier = all.map((one) => ({ ...one, doubtful: false }));
  return earlier
    .flatMap(({ protocolNumber }) => (protocolNumber ? [protocolNumber] : []))
    .filter((numero_protocolo) => {
      const request: JsonObject = { numero_protocolo };
      return receivedRefusal(note, earlier, { kind: 'cancelamento-evento', request }) === null;
    });
}

/** Events that a note takes now, one in doubt among them; a cancellation, when there is one to cancel. */
export function allowedReceived(
  note: ManifestedNote,
  all: readonly EarlierManifestation[],
): readonly ReceivedEventKind[] {
  const earlier = all.map((one) => ({ ...one, doubtful: false }));
  return RECEIVED_EVENTS.filter((kind) =>
    kind === 'cancelamento-evento'
      ? cancellableReceived(note, all).length > 0
      : receivedRefusal(note, earlier, { kind, request: {} }) === null,
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
  const tpEventoAut = RECIPIENT_EVENTS.find((event) => event.kind === cancelled?.kind)?.tpEvento;
  const subject: EventSubject = {
    type: 'nfe',
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
