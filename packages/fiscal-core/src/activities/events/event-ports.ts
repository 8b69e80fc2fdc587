import type { EarlierEvent, EventSubject, JsonObject } from '../../engine/events/definition.ts';
import type { RecordedEvent } from '../../sefaz/recorded-events.ts';
import type { RecordedAnswer } from '../../vocabulary/exchange.ts';
import type { Unproven } from '../../vocabulary/outcome.ts';
import type { DocumentStatus, EventKind } from '../../vocabulary/states.ts';
import type { Target } from '../../vocabulary/target.ts';
import type { Scope } from '../ports.ts';

/** Signed bytes of an event, stored before anything is sent. */
export interface SignedEventRow {
  readonly id: string;
  /** nSeqEvento. */
  readonly sequence: number;
  /** `enviando`: the bytes may be at the authority. */
  readonly state: 'assinado' | 'enviando';
  readonly xml: Buffer;
  readonly digestValue: string;
  /** Number of (possible) sends. */
  readonly sends: number;
  /** Code in an answer to these bytes that proves nothing. */
  readonly said: Pick<Unproven, 'cStat' | 'xMotivo'> | null;
}

export interface LastWait {
  readonly ms: number;
  readonly cStat: string | null;
  /** pt-BR. */
  readonly reason: string;
}

/** All that one operation on a document needs, in one read. */
export interface EventWork extends Scope {
  /** Database time of this read; ages of stored rows use it, because a worker's clock may be wrong. */
  readonly readAtMs: number;
  /** The account's time: at the emulated authorities, the clock that its owner moves. */
  readonly accountNowMs: number;
  readonly operationId: string;
  readonly operationCreatedAtMs: number;
  /** Times this operation waited for the authority. */
  readonly deferrals: number;
  /** Deferrals for an authority that contradicted itself. */
  readonly contradictions: number;
  /** Current wait for the authority: milliseconds left by the database's clock, and the reason. Null = due. */
  readonly wait: LastWait | null;
  readonly kind: EventKind;
  /** Result of the event's `input` for the caller's body. */
  readonly request: JsonObject;
  readonly clientId: string;
  readonly strict: boolean;
  /** Target of its document. */
  readonly target: Target;
  readonly status: DocumentStatus;
  /** True for the event of an attempt set aside; the document keeps its status. */
  readonly ofAttempt: boolean;
  readonly subject: EventSubject;
  readonly eventId: string;
  /** Null = not signed yet. */
  readonly signed: SignedEventRow | null;
  /** The document's other events, oldest first. */
  readonly earlier: readonly EarlierEvent[];
}

export interface NewEventBytes {
  readonly eventId: string;
  /** Signed bytes that these replace; null = the first. */
  readonly replaces: string | null;
  readonly sequence: number;
  readonly xml: Buffer;
  readonly digestValue: string;
  readonly details: JsonObject | null;
}

/** Result of an operation on a document; one transaction writes all its effects. */
export type EventVerdict =
  | {
      readonly kind: 'registrado';
      readonly cStat: string;
      readonly xMotivo: string;
      readonly nProt: string | null;
      readonly dhRegEvento: string;
      /** The distributed file of the event; null when only the document's situation proves it. */
      readonly proc: Buffer | null;
      /** New status of the document; null = unchanged. */
      readonly leaves: {
        readonly status: 'CANCELADA' | 'ENCERRADA';
        readonly cStat: string;
        readonly xMotivo: string;
      } | null;
    }
  /** Refused by the authority, or by us (`cStat` null); the document stays as it was. */
  | { readonly kind: 'recusado'; readonly cStat: string | null; readonly xMotivo: string }
  /** Failure on our side; the authority has nothing, so the caller may request the event again. */
  | { readonly kind: 'erro'; readonly code: string; readonly xMotivo: string };

export interface EventStore {
  /** Null when the operation is no longer pending. */
  loadEvent(scope: Scope, operationId: string): Promise<EventWork | null>;
  /**
   * Stores signed bytes under the document's row lock. `created` false = nothing was stored, because the event already
   * has other bytes or another event has the sequence; load again.
   */
  saveEventBytes(
    scope: Scope,
    bytes: NewEventBytes,
  ): Promise<{ readonly signedId: string; readonly created: boolean }>;
  /** `assinado` → `enviando`, or counts one more send; false = another worker sent or signed meanwhile, do not send. */
  markEventSending(
    scope: Scope,
    event: { readonly eventId: string; readonly signedId: string; readonly expectedSends: number },
  ): Promise<boolean>;
  /** Stores an inconclusive code with its event; its bytes are only queried afterwards, never sent again. */
  saveEventSaid(scope: Scope, eventId: string, said: Pick<Unproven, 'cStat' | 'xMotivo'>): Promise<void>;
  /** The answer to the newest recorded send of an event; null: none came, or not every send was recorded. */
  lastEventAnswer(
    scope: Scope,
    event: { readonly eventId: string; readonly sends: number },
  ): Promise<RecordedAnswer | null>;
  /** Stores an event that the authority has and we never sent; a second call changes nothing. */
  recordEvent(scope: Scope, event: RecordedEvent): Promise<void>;
  /** Settles once; a second call changes nothing. `more` = another operation is pending. */
  settleEvent(
    scope: Scope,
    operationId: string,
    verdict: EventVerdict,
  ): Promise<{ readonly more: boolean; readonly status: DocumentStatus }>;
}
