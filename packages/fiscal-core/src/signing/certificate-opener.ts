import { Worker } from 'node:worker_threads';
import type { OpenedCertificate } from './certificate.ts';
import { CertificateError, OpenerBusyError } from './certificate-error.ts';
import type { OpenRequest, ThreadMessage } from './certificate-thread.ts';

export interface CertificateOpenerOptions {
  /** Files opened at the same time. */
  readonly threads?: number;
  /** For one file, loading of the thread not counted; a slower one is refused as `demorado`. */
  readonly timeoutMs?: number;
  /** Files that may wait for their turn; all of them when absent. */
  readonly waitingMax?: number;
  /** Maximum waiting per owner; all of them when absent. */
  readonly waitingPerOwnerMax?: number;
}

const THREAD = new URL('./certificate-thread.mjs', import.meta.url);
/** A file has at most 512 KiB; what needs more than this is no certificate. */
const MEMORY_MB = 256;

/** Opens A1 files in threads: a hostile one stalls no event loop and is given up in time. */
export function createCertificateOpener(options: CertificateOpenerOptions = {}) {
  const lanes = Array.from({ length: options.threads ?? 2 }, () => createLane(options));
  const turns = createTurns(lanes, options);
  return {
    /**
     * Queues `openPkcs12`: the files of one `owner` one after the other, those of others between them. Rejects with
     * CertificateError, or with OpenerBusyError when too many wait.
     */
    async open(pfx: Uint8Array | string, password: string, owner?: string): Promise<OpenedCertificate> {
      const turn = await turns.take(owner);
      try {
        return await turn.lane.open({ pfx, password });
      } finally {
        turn.end();
      }
    },
    async close() {
      await Promise.all(lanes.map((lane) => lane.close()));
    },
  };
}

export type CertificateOpener = ReturnType<typeof createCertificateOpener>;

interface Turn {
  readonly lane: Lane;
  /** Gives the lane to the next. */
  end(): void;
}
interface Waiting {
  readonly owner: string | undefined;
  readonly begin: (turn: Turn) => void;
}

/** Assigns lanes to waiting owners. */
function createTurns(lanes: readonly Lane[], options: CertificateOpenerOptions) {
  const { waitingMax = Number.POSITIVE_INFINITY, waitingPerOwnerMax = Number.POSITIVE_INFINITY } = options;
  const free = [...lanes];
  /** Owners with a file in a lane. */
  const served = new Set<string>();
  const waiting: Waiting[] = [];

  const mayBegin = ({ owner }: Pick<Waiting, 'owner'>) => owner === undefined || !served.has(owner);
  const begin = (lane: Lane, { owner, begin: tell }: Waiting) => {
    if (owner !== undefined) served.add(owner);
    tell({
      lane,
      end() {
        if (owner !== undefined) served.delete(owner);
        free.push(lane);
        goOn(owner);
      },
    });
  };
  const goOn = (after: string | undefined) => {
    const other = waiting.findIndex((each) => each.owner !== after && mayBegin(each));
    const at = other < 0 ? waiting.findIndex(mayBegin) : other;
    const [next] = at < 0 ? [] : waiting.splice(at, 1);
    const lane = next && free.shift();
    if (next && lane) begin(lane, next);
  };
  return {
    async take(owner: string | undefined): Promise<Turn> {
      return new Promise((resolve, reject) => {
        const one = { owner, begin: resolve };
        const lane = mayBegin(one) ? free.shift() : undefined;
        const ahead = owner === undefined ? [] : waiting.filter((each) => each.owner === owner);
        if (lane) begin(lane, one);
        else if (waiting.length >= waitingMax || ahead.length >= waitingPerOwnerMax)
          reject(new OpenerBusyError());
        else waiting.push(one);
      });
    },
  };
}

interface Lane {
  open(request: OpenRequest): Promise<OpenedCertificate>;
  close(): Promise<void>;
}

/** A thread, started when first needed and again after a file crashed it. */
function createLane({ timeoutMs = 10_000 }: CertificateOpenerOptions): Lane {
  let thread: Promise<Worker> | null = null;
  const drop = async (worker: Worker) => {
    thread = null;
    await worker.terminate();
  };
  return {
    async open(request) {
      thread ??= startThread();
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

function startThread(): Promise<Worker> {
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
