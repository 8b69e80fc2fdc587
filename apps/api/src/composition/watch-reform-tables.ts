import type { ReformTables } from '../services/reform-tables.ts';

const MINUTE_MS = 60_000;

/** Takes the loaded tables now and every minute. `close` waits for what is under way. */
export async function watchReformTables(tables: ReformTables): Promise<{ close(): Promise<void> }> {
  let underWay: Promise<void> = tables.refresh();
  await underWay;
  const timer = setInterval(() => {
    underWay = tables.refresh();
  }, MINUTE_MS);
  timer.unref();
  return {
    async close() {
      clearInterval(timer);
      await underWay;
    },
  };
}
