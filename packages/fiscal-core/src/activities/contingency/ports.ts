import type { ServiceCondition, ServiceKey } from '../../vocabulary/contingency.ts';

/** How the services that authorise are, as an account's exchanges found them. */
export interface ServiceConditions {
  /**
   * Moves a service by `next`, under its row's lock; what `next` gives back unchanged costs nothing. A service that answers again wakes
   * what waits for it.
   *
   * @param scope the account, and the company that looks at the service are made for
   */
  move(
    scope: { readonly accountId: string; readonly clientId: string },
    key: ServiceKey,
    next: (before: ServiceCondition | null) => ServiceCondition | null,
  ): Promise<ServiceCondition | null>;
  /** Whether the caller is the one to ask the SVC of a service in trouble: once in `everyMs`, whoever asks. */
  claimSvcLook(scope: { readonly accountId: string }, key: ServiceKey, everyMs: number): Promise<boolean>;
}
