'use client';
import { useEffect, useRef } from 'react';

/** Changes of this long are looked up together. */
const TOGETHER_MS = 250;

/**
 * Collects the ids of what changed, and has them looked up together. One look-up after another: a second of the same documents
 * would be given the answer that the first still waits for. Another `name` begins anew.
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
      // What cannot be looked up is told by the next change, or when the page is read anew.
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
