/** Work that nobody waits for, and that is waited for at the end. */
export interface Behind {
  start(work: () => Promise<unknown>): void;
  close(): Promise<void>;
}

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
      while (underWay.size > 0) await Promise.allSettled(underWay);
    },
  };
}
