import type { Db } from '../base/client.ts';
import type { Acceptor, AcceptRequest, AcceptResult, Identify } from '../base/types.ts';
import { commitBatch } from './commit.ts';
import type { Outcome } from './item.ts';
import { answer, createQueue, type Waiting } from './queue.ts';

export interface AcceptorOptions {
  /** Requests that may share one commit; default 64. */
  readonly maxBatch?: number;
  /** Commits that may run at once, each of other accounts; default 2: fewer commits take more requests each. */
  readonly lanes?: number;
  readonly nowMs: () => number;
  /** A request for which this throws fails alone and gives its number back. */
  readonly identify: Identify;
  /** Called once after each commit that accepted something (wake the change notifier here). */
  readonly onCommit?: () => void;
}

/**
 * Emissions that arrive while commits run go into the next commit, across accounts: a commit costs nearly the same
 * for one and for many. An account that spoils a commit fails alone.
 */
export function createAcceptor(db: Db, options: AcceptorOptions): Acceptor {
  const { maxBatch = 64, lanes = 2, nowMs, identify } = options;
  const queue = createQueue(maxBatch);
  let active = 0;
  let woken = false;
  let closed = false;
  let idle: (() => void) | null = null;

  function enqueue(request: AcceptRequest): Promise<AcceptResult> {
    return new Promise((resolve, reject) => {
      queue.push({ request, resolve, reject });
      if (woken || active >= lanes) return;
      woken = true;
      // Requests of the same turn of the event loop share the first commit already.
      setImmediate(pump);
    });
  }

  function pump(): void {
    woken = false;
    while (active < lanes) {
      const batch = queue.take();
      if (batch === null) break;
      active++;
      void commit(batch.waiting).finally(() => {
        active--;
        queue.done(batch);
        pump();
      });
    }
    if (queue.isIdle) idle?.();
  }

  async function commit(batch: readonly Waiting[]): Promise<void> {
    const requests = batch.map((waiting) => waiting.request);
    const outcomes = await commitBatch(db, requests, () => ({ nowMs: nowMs(), identify }));
    answer(batch, outcomes);
    if (outcomes.some(isAccepted)) options.onCommit?.();
  }

  const accept = oncePerKey(enqueue);
  return {
    accept: (request) => (closed ? Promise.reject(new Error('The acceptor is closed')) : accept(request)),
    close: async () => {
      closed = true;
      if (queue.isIdle) return;
      await new Promise<void>((resolve) => {
        idle = resolve;
      });
    },
  };
}

/**
 * While a request runs, others under its Idempotency-Key are refused as in progress; afterwards the database replays
 * it.
 */
function oncePerKey(enqueue: (request: AcceptRequest) => Promise<AcceptResult>): Acceptor['accept'] {
  /** Keys being worked on, with the hash of their body. */
  const running = new Map<string, string>();
  return (request) => {
    const { idempotency, principal } = request;
    if (!idempotency) return enqueue(request);
    const key = JSON.stringify([principal.tokenId, idempotency.route, idempotency.key]);
    const other = running.get(key);
    if (other !== undefined) {
      const kind = other === idempotency.bodyHash ? 'em_processamento' : 'chave_idempotencia_reutilizada';
      return Promise.resolve({ kind });
    }
    running.set(key, idempotency.bodyHash);
    return enqueue(request).finally(() => running.delete(key));
  };
}

const isAccepted = (outcome: Outcome): boolean =>
  outcome.kind === 'resultado' && outcome.result.kind === 'aceito';
