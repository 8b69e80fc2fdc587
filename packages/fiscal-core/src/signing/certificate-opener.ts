import { Worker } from 'node:worker_threads';
import type { OpenedCertificate } from './certificate.ts';
import { CertificateError } from './certificate-error.ts';
import type { OpenRequest, ThreadMessage } from './certificate-thread.ts';

export interface CertificateOpenerOptions {
  /** Files opened at the same time. */
  readonly threads?: number;
  /** For one file, loading of the thread not counted; a slower one is refused as `demorado`. */
  readonly timeoutMs?: number;
}

/** Opens A1 files in threads: a hostile one stalls no event loop and is given up in time. */
export interface CertificateOpener {
  /** As `openPkcs12`, in its turn. Rejects with CertificateError. */
  open(pfx: Uint8Array | string, password: string): Promise<OpenedCertificate>;
  close(): Promise<void>;
}

const THREAD = new URL('./certificate-thread.mjs', import.meta.url);
/** A file has at most 512 KiB; what needs more than this is no certificate. */
const MEMORY_MB = 256;

export function createCertificateOpener(options: CertificateOpenerOptions = {}): CertificateOpener {
  const lanes = Array.from({ length: options.threads ?? 2 }, () => createLane(options));
  const free = [...lanes];
  const waiting: ((lane: Lane) => void)[] = [];
  const take = async (): Promise<Lane> =>
    free.shift() ?? new Promise<Lane>((resolve) => waiting.push(resolve));
  const give = (lane: Lane) => {
    const next = waiting.shift();
    if (next === undefined) free.push(lane);
    else next(lane);
  };
  return {
    async open(pfx, password) {
      const lane = await take();
      try {
        return await lane.open({ pfx, password });
      } finally {
        give(lane);
      }
    },
    async close() {
      await Promise.all(lanes.map((lane) => lane.close()));
    },
  };
}

interface Lane {
  open(request: OpenRequest): Promise<OpenedCertificate>;
  close(): Promise<void>;
}

/** One thread, started when first needed and again after a file took it down. */
function createLane({ timeoutMs = 10_000 }: CertificateOpenerOptions): Lane {
  let thread: Promise<Worker> | null = null;
  const drop = async (worker: Worker) => {
    thread = null;
    await worker.terminate();
  };
  return {
    async open(request) {
      thread ??= started();
      const worker = await thread.catch((error: unknown) => {
        thread = null;
        throw error;
      });
      worker.ref();
      try {
        return await answerOf(worker, request, timeoutMs);
      } catch (error) {
        if (!(error instanceof CertificateError) || error.code === 'demorado') await drop(worker);
        throw error;
      } finally {
        worker.unref();
      }
    },
    async close() {
      const worker = await thread?.catch(() => null);
      if (worker) await drop(worker);
    },
  };
}

function started(): Promise<Worker> {
  const resourceLimits = { maxOldGenerationSizeMb: MEMORY_MB };
  const worker = new Worker(THREAD, { resourceLimits, execArgv: [] });
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', () => {
      worker.off('error', reject);
      // An error between two files takes the thread down; without a listener it would take the process down.
      worker.on('error', () => {});
      resolve(worker);
    });
  });
}

function answerOf(worker: Worker, request: OpenRequest, timeoutMs: number): Promise<OpenedCertificate> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      settle();
    };
    const onMessage = (message: ThreadMessage) => {
      if (message.kind === 'aberto') end(() => resolve(message.opened));
      else if (message.kind === 'recusado') end(() => reject(new CertificateError(message.code)));
    };
    const onError = (error: Error & { code?: string }) => {
      const refused = new CertificateError('demorado', { cause: error });
      end(() => reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? refused : error));
    };
    const onExit = () => end(() => reject(new Error('the thread that opens certificates ended')));
    const timer = setTimeout(() => end(() => reject(new CertificateError('demorado'))), timeoutMs);
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(request);
  });
}
