/** Lets a number of works run at once, of each key one: keys whose works wait take turns. */
export function createTurns(atOnce: number): { run<T>(key: string, work: () => Promise<T>): Promise<T> } {
  const waiting = new Map<string, (() => void)[]>();
  const busy = new Set<string>();
  let free = atOnce;

  const next = (): void => {
    for (const [key, queue] of waiting) {
      if (free === 0) return;
      if (busy.has(key)) continue;
      const [begin, ...others] = queue;
      // Behind the other keys.
      waiting.delete(key);
      if (others.length > 0) waiting.set(key, others);
      free -= 1;
      busy.add(key);
      begin?.();
    }
  };

  return {
    async run(key, work) {
      await new Promise<void>((resolve) => {
        waiting.set(key, [...(waiting.get(key) ?? []), resolve]);
        next();
      });
      try {
        return await work();
      } finally {
        free += 1;
        busy.delete(key);
        next();
      }
    },
  };
}
