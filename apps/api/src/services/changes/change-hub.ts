import type { Change } from '@fiscal/db/changes/changes';

type Announced = Pick<Change, 'accountId' | 'documentId'> & Partial<Pick<Change, 'subjectId'>>;

/** Lets requests of this process wait for a document to change, or for what a change without one is about. */
export function createChangeHub() {
  const waiting = new Map<string, Map<string, Set<() => void>>>();
  let closed = false;
  return {
    get closed() {
      return closed;
    },
    /** Ends every wait: the process is going. */
    close() {
      closed = true;
      for (const ids of waiting.values()) for (const all of ids.values()) for (const wake of all) wake();
    },
    publish(changes: readonly Announced[]) {
      for (const { accountId, documentId, subjectId } of changes) {
        const id = documentId ?? subjectId ?? null;
        if (id !== null) for (const wake of waiting.get(accountId)?.get(id) ?? []) wake();
      }
    },
    /** True while a request waits for a change in the account. */
    awaits: (accountId: string) => waiting.has(accountId),
    /** Resolves at the next change of that id in the account, after `timeoutMs`, or when the hub closes. */
    next(
      { accountId, id }: { readonly accountId: string; readonly id: string },
      timeoutMs: number,
    ): Promise<void> {
      if (closed) return Promise.resolve();
      return new Promise((resolve) => {
        const ids = waiting.get(accountId) ?? new Map<string, Set<() => void>>();
        const all = ids.get(id) ?? new Set();
        const finish = () => {
          clearTimeout(timer);
          all.delete(finish);
          if (all.size === 0 && ids.get(id) === all) ids.delete(id);
          if (ids.size === 0 && waiting.get(accountId) === ids) waiting.delete(accountId);
          resolve();
        };
        const timer = setTimeout(finish, timeoutMs);
        waiting.set(accountId, ids.set(id, all.add(finish)));
      });
    },
  };
}

export type ChangeHub = ReturnType<typeof createChangeHub>;
