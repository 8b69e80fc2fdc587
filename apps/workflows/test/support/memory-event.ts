import type { EventVerdict, SignedEventRow } from '@fiscal/core/activities/events/event-ports';
import type { JsonObject } from '@fiscal/core/engine/events/definition';
import type { EventKind, EventStatus } from '@fiscal/core/vocabulary/states';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** Protocol of every document that is AUTORIZADA from the start. */
export const PROTOCOL = '135260000000001';
export const AUTHORIZED_AT_MS = Date.parse('2026-11-21T10:00:10-03:00');

export interface MemoryEvent {
  readonly id: string;
  readonly operationId: string | null;
  readonly kind: EventKind;
  status: EventStatus;
  /** Signed and, before it, replaced bytes: the last one counts. */
  signed: Mutable<SignedEventRow> | null;
  sequence: number;
  protocolNumber: string | null;
  details: JsonObject | null;
  verdict: EventVerdict | null;
}
