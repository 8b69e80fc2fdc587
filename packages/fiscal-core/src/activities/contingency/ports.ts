import type { RecordedEvent } from '../../sefaz/recorded-events.ts';
import type { Epec, ServiceCondition, ServiceKey } from '../../vocabulary/contingency.ts';
import type { Scope } from '../ports.ts';

/** States of the authorization services, learned from an account's exchanges. */
export interface ServiceConditions {
  /**
   * Moves a service by `next`, under its row's lock and at the database's time, for the clocks of workers differ; what `next` gives back
   * unchanged costs nothing. A service that answers again wakes what waits for it.
   *
   * @param scope the account, and the company that looks at the service are made for
   */
  move(
    scope: { readonly accountId: string; readonly clientId: string },
    key: ServiceKey,
    next: (before: ServiceCondition | null, nowMs: number) => ServiceCondition | null,
  ): Promise<ServiceCondition | null>;
  /** Whether the caller is to query the SVC of a service in trouble: once in `everyMs`, across all callers. */
  claimSvcLook(scope: { readonly accountId: string }, key: ServiceKey, everyMs: number): Promise<boolean>;
}

/**
 * Stores events that precede documents of `epec`. The bytes are signed and stored with the attempt (`saveAttempt`) and
 * never change.
 */
export interface EpecStore {
  /** The signed event of an attempt; null when it has none. */
  bytesOf(scope: Scope, attemptId: string): Promise<Buffer | null>;
  /** Counts one more send, durable before the first byte leaves. Null: it is registered or decided, do not send. */
  markSending(scope: Scope): Promise<number | null>;
  /** Stores its registration once, with its distributed file if there is one, and notifies of the document. */
  register(
    scope: Scope,
    registered: Pick<Epec, 'protocolo'> & { readonly registeredAt: string },
    event: RecordedEvent | null,
  ): Promise<void>;
}
