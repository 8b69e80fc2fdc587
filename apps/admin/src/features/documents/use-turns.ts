'use client';
import { useEffect, useRef } from 'react';

/** Changes of this long are looked up together. */
const TOGETHER_MS = 250;

/**
 * Batches the ids of changed documents and looks them up together. Look-ups run one after another: a concurrent query
 * for the same documents would receive the pending answer of the first. Another `name` starts over.
 */
export function useTurns(name: string, lookUp: (ids: readonly string[]) => Promise<unknown>) {
  const changed = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
      timer.current = null;
      changed.current.clear();
    },
    [name],
  );
  const soon = () => {
    timer.current ??= setTimeout(() => {
      const ids = [...changed.current];
      changed.current.clear();
      // A failed look-up is repaired by the next change or by a reload.
      const done = lookUp(ids).catch(() => {});
      void done.then(() => {
        timer.current = null;
        if (changed.current.size > 0) soon();
      });
    }, TOGETHER_MS);
  };
  return (ids: readonly string[]) => {
    for (const id of ids) changed.current.add(id);
    soon();
  };
}
