import type { Change } from '@fiscal/db/changes/changes';

/** Lets requests of this process wait for a document to change, or for what a change without one is about. */
export interface ChangeHub {
  publish(changes: readonly (Pick<Change, 'documentId'> & Partial<Pick<Change, 'subjectId'>>)[]): void;
  /** Resolves at the document's next change, after `timeoutMs`, or when the hub closes. */
  next(documentId: string, timeoutMs: number): Promise<void>;
  readonly closed: boolean;
  /** Ends every wait: the process is going. */
  close(): void;
}

export function createChangeHub(): ChangeHub {
  const waiting = new Map<string, Set<() => void>>();
  let closed = false;
  return {
    get closed() {
      return closed;
    },
    close() {
      closed = true;
      for (const all of waiting.values()) for (const wake of all) wake();
    },
    publish(changes) {
      for (const { documentId, subjectId } of changes) {
        const id = documentId ?? subjectId ?? null;
        if (id !== null) for (const wake of waiting.get(id) ?? []) wake();
      }
    },
    next(documentId, timeoutMs) {
      if (closed) return Promise.resolve();
      return new Promise((resolve) => {
        const all = waiting.get(documentId) ?? new Set();
        const finish = () => {
          clearTimeout(timer);
          all.delete(finish);
          if (all.size === 0 && waiting.get(documentId) === all) waiting.delete(documentId);
          resolve();
        };
        const timer = setTimeout(finish, timeoutMs);
        all.add(finish);
        waiting.set(documentId, all);
      });
    },
  };
}
