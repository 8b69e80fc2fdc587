import { once } from 'node:events';

/** Background work, awaited only at the end of the process. */
export interface Behind {
  start(work: () => Promise<unknown>): void;
  /** Waits for at most `PATIENCE_MS`; work that hangs is abandoned. */
  close(): Promise<void>;
}

const PATIENCE_MS = 20_000;

/** @param onFailed gets the error of each failed piece of work */
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
