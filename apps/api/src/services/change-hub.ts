import type { DocumentChange } from '@fiscal/db/repositories/changes';

/** Lets requests of this process wait for a document to change. */
export interface ChangeHub {
  publish(changes: readonly Pick<DocumentChange, 'documentId'>[]): void;
  /** Resolves at the document's next change, or after `timeoutMs`. */
  next(documentId: string, timeoutMs: number): Promise<void>;
}

export function createChangeHub(): ChangeHub {
  const waiting = new Map<string, Set<() => void>>();
  return {
    publish(changes) {
      for (const { documentId } of changes) {
        for (const wake of waiting.get(documentId) ?? []) wake();
      }
    },
    next(documentId, timeoutMs) {
      return new Promise((resolve) => {
        const all = waiting.get(documentId) ?? new Set();
        const done = () => {
          clearTimeout(timer);
          all.delete(done);
          if (all.size === 0 && waiting.get(documentId) === all) waiting.delete(documentId);
          resolve();
        };
        const timer = setTimeout(done, timeoutMs);
        all.add(done);
        waiting.set(documentId, all);
      });
    },
  };
}
