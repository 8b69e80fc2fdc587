const MINUTE_MS = 60_000;

/** Tables that an operator may load while the process runs. */
interface Loaded {
  refresh(): Promise<unknown>;
}

/** Takes the loaded tables now and every minute. `close` waits for what is under way. */
export async function watchLoadedTables(...tables: readonly Loaded[]): Promise<{ close(): Promise<void> }> {
  const refresh = (): Promise<unknown> => Promise.all(tables.map((each) => each.refresh()));
  let underWay = refresh();
  await underWay;
  const timer = setInterval(() => {
    underWay = refresh();
  }, MINUTE_MS);
  timer.unref();
  return {
    async close() {
      clearInterval(timer);
      await underWay;
    },
  };
}
