import { commitBatch } from '../acceptance/commit.ts';
import type { Outcome } from '../acceptance/item.ts';
import { answer, takeBatch, type Waiting } from '../acceptance/queue.ts';
import type { Db } from '../client.ts';
import type { Acceptor, AcceptRequest, AcceptResult } from '../types.ts';

export interface AcceptorOptions {
  /** Requests that may share one commit; default 64. */
  readonly maxBatch?: number;
  /** Commits of different accounts that may run at once; default 4. */
  readonly lanes?: number;
  readonly nowMs: () => number;
  /** 8 digits by the document's own rules (not trivial, different from the number). */
  readonly newCodigoNumerico: (numero: number) => string;
  /** Called once after each commit that accepted something (wake the change notifier here). */
  readonly onCommit?: () => void;
}

/**
 * Emissions that arrive while a commit of their account runs go into its next one. Accounts do not wait for each other
 * (up to `lanes` commits run at once, in turn), and PostgreSQL joins their flushes by itself.
 */
export function createAcceptor(db: Db, options: AcceptorOptions): Acceptor {
  const { maxBatch = 64, lanes = 4, nowMs, newCodigoNumerico } = options;
  const queues = new Map<string, Waiting[]>();
  const ready: string[] = [];
  let active = 0;
  let closed = false;
  let idle: (() => void) | null = null;

  function enqueue(request: AcceptRequest): Promise<AcceptResult> {
    const { accountId } = request.principal;
    return new Promise((resolve, reject) => {
      const waiting = { request, resolve, reject };
      const queue = queues.get(accountId);
      if (queue) {
        queue.push(waiting);
      } else {
        queues.set(accountId, [waiting]);
        ready.push(accountId);
        // Requests of the same turn of the event loop share the first commit already.
        setImmediate(pump);
      }
    });
  }

  function pump(): void {
    while (active < lanes) {
      const accountId = ready.shift();
      if (accountId === undefined) break;
      active++;
      void commitNext(accountId).finally(() => {
        active--;
        if ((queues.get(accountId)?.length ?? 0) > 0) ready.push(accountId);
        else queues.delete(accountId);
        pump();
      });
    }
    if (active === 0 && queues.size === 0) idle?.();
  }

  async function commitNext(accountId: string): Promise<void> {
    const batch = takeBatch(queues.get(accountId) ?? [], maxBatch);
    const requests = batch.map((waiting) => waiting.request);
    const outcomes = await commitBatch(db, accountId, requests, () => ({
      nowMs: nowMs(),
      newCodigoNumerico,
    }));
    answer(batch, outcomes);
    if (outcomes.some(isAccepted)) options.onCommit?.();
  }

  const accept = oncePerKey(enqueue);
  return {
    accept: (request) => (closed ? Promise.reject(new Error('The acceptor is closed')) : accept(request)),
    close: async () => {
      closed = true;
      if (active === 0 && queues.size === 0) return;
      await new Promise<void>((resolve) => {
        idle = resolve;
      });
    },
  };
}

/** While a request runs, others under its Idempotency-Key are told so; afterwards the database replays it. */
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
