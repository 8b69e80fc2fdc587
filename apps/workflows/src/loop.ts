/** Runs `work` now and then every `everyMs` after it ended, until stopped. `work` handles its own errors. */
export function repeat(work: () => Promise<unknown>, everyMs: number): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let current: Promise<unknown> = Promise.resolve();
  const run = (): void => {
    if (stopped) return;
    current = work().finally(() => {
      timer = setTimeout(run, everyMs);
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
