/** Longest time that an ended credential still reads at a process that did not end it. */
const FOR_MS = 1_000;
const REMEMBERED_MAX = 10_000;

/** Callers of reads, found at most a second ago. */
export interface RecentCallers<C> {
  /** Gives the caller that `look` finds, or found lately, for credentials that are named by their hash. Null is never remembered. */
  find(credentials: string, look: () => Promise<C | null>): Promise<C | null>;
  /** Call after a change in the account, or in any, before its answer is sent. */
  forget(accountId?: string): void;
}

/** @param monotonicMs milliseconds of a clock that only goes forward */
export function createRecentCallers<C extends { readonly accountId: string }>(
  monotonicMs: () => number = () => performance.now(),
): RecentCallers<C> {
  const found = new Map<string, { readonly caller: C; readonly atMs: number }>();
  let forgotten = 0;
  return {
    async find(credentials, look) {
      const known = found.get(credentials);
      const atMs = monotonicMs();
      if (known !== undefined && atMs - known.atMs < FOR_MS) return known.caller;
      const before = forgotten;
      const caller = await look();
      if (found.size >= REMEMBERED_MAX) found.clear();
      // A look-up that a change overtook may have seen the time before it.
      if (caller !== null && forgotten === before) found.set(credentials, { caller, atMs });
      else found.delete(credentials);
      return caller;
    },
    forget(accountId) {
      forgotten++;
      if (accountId === undefined) return found.clear();
      for (const [credentials, { caller }] of found)
        if (caller.accountId === accountId) found.delete(credentials);
    },
  };
}
