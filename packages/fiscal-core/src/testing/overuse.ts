import { idOfKey } from '../activities/overuse/overuse-book.ts';
import type { OveruseKey, OveruseStore, StoredOveruse } from '../activities/overuse/overuse-ports.ts';

export interface MemoryOveruse extends OveruseStore {
  /** Forgets everything, as an operator does. */
  release(): void;
}

/** Counts that workers share, in memory, by a clock that a test moves. */
export function createMemoryOveruse(nowMs: () => number): MemoryOveruse {
  const rows = new Map<string, { readonly key: OveruseKey; readonly stored: StoredOveruse }>();
  return {
    read: (key) => Promise.resolve({ stored: rows.get(idOfKey(key))?.stored ?? null, nowMs: nowMs() }),
    swap: (key, revision, next) => {
      const id = idOfKey(key);
      const swapped = (rows.get(id)?.stored.revision ?? null) === revision;
      if (swapped) rows.set(id, { key, stored: next });
      return Promise.resolve({ swapped, nowMs: nowMs() });
    },
    openBlocks: () =>
      Promise.resolve({
        nowMs: nowMs(),
        blocks: [...rows.values()].flatMap(({ key, stored: { state } }) =>
          state.block !== null && state.block.untilMs > nowMs() ? [{ key, state }] : [],
        ),
      }),
    release: () => rows.clear(),
  };
}
