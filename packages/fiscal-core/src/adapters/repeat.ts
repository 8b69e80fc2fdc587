/** Runs `work` now and then `everyMs` after each end, until `stop`, which waits for a running one. A failure goes to `onError`. */
export function repeat(
  work: () => Promise<unknown>,
  everyMs: number,
  onError: (error: unknown) => void,
): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let current: Promise<unknown> = Promise.resolve();
  const run = (): void => {
    if (stopped) return;
    current = work()
      .catch(onError)
      .finally(() => {
        timer = setTimeout(run, everyMs);
        timer.unref();
      });
  };
  run();
  return {
    async stop() {
      stopped = true;
      await current;
      clearTimeout(timer);
    },
  };
}
