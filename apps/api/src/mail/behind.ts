import { once } from 'node:events';

/** Work that nobody waits for, and that is waited for at the end. */
export interface Behind {
  start(work: () => Promise<unknown>): void;
  /** For as long as whoever stops a process waits; what hangs is left. */
  close(): Promise<void>;
}

const PATIENCE_MS = 20_000;

/** @param onFailed told what a piece of work failed with */
export function createBehind(onFailed: (error: unknown) => void): Behind {
  const underWay = new Set<Promise<unknown>>();
  return {
    start(work) {
      const done = work()
        .catch(onFailed)
        .finally(() => underWay.delete(done));
      underWay.add(done);
    },
    async close() {
      const patience = AbortSignal.timeout(PATIENCE_MS);
      const over = once(patience, 'abort');
      while (underWay.size > 0 && !patience.aborted) await Promise.race([Promise.allSettled(underWay), over]);
    },
  };
}
