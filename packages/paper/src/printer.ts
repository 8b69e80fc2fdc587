import { Piscina } from 'piscina';
import type { PaperRequest } from './paper.ts';
import { PaperError } from './paper-error.ts';
import type { Printed } from './printer-thread.ts';

/** Draws in threads: 990 items keep no event loop, and who never prints loads no PDF library. */
export type Printer = ReturnType<typeof createPrinter>;

const THREAD = new URL('./printer-thread.mjs', import.meta.url);
const MEMORY_MB = 256;
/** Idle threads end after this time, and with them fonts and PDF library. */
const IDLE_MS = 60_000;

type Work = PaperRequest | readonly PaperRequest[] | Uint8Array;

/** @param options.threads papers drawn at the same time */
export function createPrinter({ threads = 2 }: { readonly threads?: number } = {}) {
  const pool = new Piscina<Work, Printed>({
    filename: THREAD.href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    execArgv: [],
  });
  const run = async (work: Work, name: 'print' | 'checkLogo', signal?: AbortSignal): Promise<Uint8Array> => {
    const printed = await pool.run(work, { name, signal: signal ?? null });
    if (printed.kind === 'recusado') throw new PaperError(printed.message);
    return printed.bytes;
  };
  return {
    /**
     * Queues `drawPaper`; of a list `drawPapers`. Rejects with PaperError, or with the signal's reason once it aborts, which also ends a running
     * drawing.
     */
    print(request: PaperRequest | readonly PaperRequest[], signal?: AbortSignal): Promise<Uint8Array> {
      return run(request, 'print', signal);
    },
    /** Resolves when papers can show it. Rejects with PaperError. */
    async checkLogo(bytes: Uint8Array): Promise<void> {
      await run(bytes, 'checkLogo');
    },
    close: () => pool.destroy(),
  };
}
