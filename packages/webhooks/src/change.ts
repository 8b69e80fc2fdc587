import type { Ambiente } from '@fiscal/core/vocabulary/service';
import {
  DOCUMENT_STATUS,
  type DocumentStatus,
  EVENT_STATUS,
  type EventStatus,
} from '@fiscal/core/vocabulary/states';
import type { z } from 'zod';
import { messageSchema } from './message.ts';
import { isMessageType, MESSAGE_TYPES, type MessageType, TYPE_OF_STATUS } from './types.ts';

/** Something that happened in an account, as the change feed has it. */
export interface PublishedChange {
  readonly seq: bigint;
  readonly clientId: string | null;
  /** Null: it happened to no document. */
  readonly documentId: string | null;
  readonly environment: Ambiente;
  /** Type of the document. */
  readonly type: string;
  /** A document's new status, `evento`, or the type of the message. */
  readonly kind: string;
  readonly subjectId: string | null;
  readonly details: Readonly<Record<string, unknown>> | null;
  readonly at: Date;
}

const TYPE_OF_EVENT = {
  pendente: 'document.event.requested',
  autorizado: 'document.event.registered',
  erro_autorizacao: 'document.event.refused',
} as const satisfies Readonly<Record<EventStatus, MessageType>>;

const statusOf = (value: unknown): DocumentStatus | undefined =>
  DOCUMENT_STATUS.find((each) => each === value);
const eventStatusOf = (value: unknown): EventStatus | undefined =>
  EVENT_STATUS.find((each) => each === value);

/** Cancellations of NF-e, in rows from before `effect`. */
const CANCELLATIONS: ReadonlySet<unknown> = new Set(['110111', '110112']);
const cancels = (details: Readonly<Record<string, unknown>>): boolean =>
  details['effect'] === undefined
    ? CANCELLATIONS.has(details['tpEvento'])
    : details['effect'] === 'cancelada';

/** Null for an event that came before its note, which then arrives as canceled, and for a manifestation or a requested event that waits. */
function typeOfReceived(kind: string, details: PublishedChange['details']): MessageType | null {
  switch (kind) {
    case 'received.event':
      if (typeof details?.['receivedId'] !== 'string') return null;
      return cancels(details) ? 'received.cancelled' : 'received.event';
    case 'received.manifested':
    case 'received.requested':
      return details?.['status'] === 'pendente' ? null : kind;
    default:
      return isMessageType(kind) ? kind : null;
  }
}

/** Message type of a change; null when an event's row does not name the event, and for what is not published. */
export function typeOfChange({
  kind,
  details,
}: Pick<PublishedChange, 'kind' | 'details'>): MessageType | null {
  const status = statusOf(kind);
  if (status !== undefined) return TYPE_OF_STATUS[status];
  const event = kind === 'evento' ? eventStatusOf(details?.['status']) : undefined;
  if (event !== undefined) return TYPE_OF_EVENT[event];
  return typeOfReceived(kind, details);
}

/** Published form of a message: its times are text. */
export type PublishedMessage = z.infer<ReturnType<typeof messageSchema>>;

/** `document.event` and `document.event.*` ask for all of their group. */
export function asksFor(asked: string, type: string): boolean {
  const group = asked.endsWith('.*') ? asked.slice(0, -2) : asked;
  return type === group || type.startsWith(`${group}.`);
}

/** Paths where callers read a resource. */
export interface Places {
  /** Path of a document. */
  readonly document: (type: string, documentId: string) => string;
  readonly account: string;
  readonly client: (clientId: string) => string;
  /** Path of a received note. */
  readonly received: (receivedId: string) => string;
  /** Path of the voided number ranges of a type. */
  readonly voidedNumbers: (type: string) => string;
}

function receivedDataOf(
  { clientId, type: documentType, subjectId, details }: PublishedChange,
  subject: 'received' | 'received-event' | 'received-request' | 'received-deadline' | 'manifestation',
  places: Places,
): unknown {
  const of = (field: string): unknown => details?.[field];
  // A row about a note has the note itself as its subject.
  const receivedId = of('receivedId') ?? subjectId;
  const note = {
    clientId,
    documentType,
    receivedId,
    accessKey: of('accessKey'),
    url: typeof receivedId === 'string' ? places.received(receivedId) : null,
  };
  switch (subject) {
    case 'received':
      return {
        ...note,
        situacao: of('situacao'),
        completa: of('completa'),
        // Rows of what an authority delivered name no proof.
        proof: of('proof') ?? 'confirmed',
        ...(typeof of('proofReason') === 'string' && { proofReason: of('proofReason') }),
      };
    case 'received-event':
      return {
        ...note,
        situacao: of('situacao'),
        eventId: of('eventId') ?? subjectId,
        tpEvento: of('tpEvento'),
      };
    case 'received-request':
      return {
        ...note,
        eventId: of('eventId') ?? subjectId,
        evento: of('evento') ?? of('tipo'),
        status: of('status'),
      };
    case 'received-deadline':
      return { ...note, situacao: of('situacao'), prazo: of('prazo'), endsAt: of('endsAt') };
    case 'manifestation':
      return {
        ...note,
        manifestationId: of('manifestationId') ?? subjectId,
        tipo: of('tipo'),
        status: of('status'),
        ...(of('referencia') !== undefined && { referencia: of('referencia') }),
      };
  }
}

function dataOf(change: PublishedChange, type: MessageType, places: Places): unknown {
  const { clientId, documentId, details, seq, type: documentType, kind } = change;
  const document = {
    clientId,
    documentType,
    documentId,
    status: statusOf(kind) ?? details?.['documentStatus'],
    sequence: Number(seq),
    url: documentId && places.document(documentType, documentId),
  };
  switch (MESSAGE_TYPES[type].subject) {
    case 'document':
      return document;
    case 'imported':
      return { ...document, ...(details?.['imported'] !== undefined && { imported: details['imported'] }) };
    case 'event':
      return {
        ...document,
        eventId: change.subjectId,
        eventType: details?.['type'],
        eventStatus: details?.['status'],
      };
    case 'deadline':
      return {
        ...document,
        deadlineId: change.subjectId,
        deadlineKind: details?.['kind'],
        endsAt: details?.['endsAt'],
        percent: details?.['percent'],
      };
    case 'received':
    case 'received-event':
    case 'received-request':
    case 'received-deadline':
    case 'manifestation':
      return receivedDataOf(change, MESSAGE_TYPES[type].subject, places);
    case 'received-neighbor':
      return {
        clientId,
        documentType,
        ...details,
        url: clientId && `${places.client(clientId)}/received/${change.environment}`,
      };
    case 'numbering':
      return { clientId, documentType, ...details, url: places.voidedNumbers(documentType) };
    case 'certificate':
      return { clientId, ...details, url: clientId && places.client(clientId) };
    case 'credits':
      return { ...details, url: places.account };
    case 'authority':
      return { documentType, ...details };
    case 'test':
      return details;
  }
}

/**
 * Published form of a change, the same when pulled and when sent to an endpoint. Null where `typeOfChange` is null.
 *
 * @param place of the change in the feed, which makes the message's id
 */
export function messageOf(change: PublishedChange, place: string, places: Places): PublishedMessage | null {
  const type = typeOfChange(change);
  if (type === null) return null;
  return messageSchema(type).parse({
    id: `msg_${place}`,
    type,
    timestamp: change.at.toISOString(),
    createdAt: change.at.toISOString(),
    environment: change.environment,
    data: dataOf(change, type, places),
  });
}
