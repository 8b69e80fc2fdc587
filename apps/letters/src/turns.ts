/** Lets a number of works run at once; others wait in the order in which they came. */
export function createTurns(atOnce: number): { run<T>(work: () => Promise<T>): Promise<T> } {
  const waiting: (() => void)[] = [];
  let free = atOnce;

  const take = (): Promise<void> => {
    if (free > 0) {
      free -= 1;
      return Promise.resolve();
    }
    return new Promise((resolve) => waiting.push(resolve));
  };

  const leave = (): void => {
    const next = waiting.shift();
    if (next === undefined) free += 1;
    else next();
  };

  return {
    async run(work) {
      await take();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
