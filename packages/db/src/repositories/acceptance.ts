import { acceptBatch } from '../acceptance/batch.ts';
import type { Outcome } from '../acceptance/item.ts';
import { LostRaceError } from '../acceptance/store.ts';
import type { Db } from '../client.ts';
import { inAccount, sqlState } from '../transaction.ts';
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

interface Waiting {
  readonly request: AcceptRequest;
  readonly resolve: (result: AcceptResult) => void;
  readonly reject: (error: unknown) => void;
}

const BATCH_BYTES_MAX = 8 * 1024 * 1024;
const TRIES = 4;

/**
 * Emissions that arrive while a commit of their account runs go into its next one. Accounts do not wait for each other
 * (up to `lanes` commits run at once, in turn), and PostgreSQL joins their flushes by itself.
 */
export function createAcceptor(db: Db, options: AcceptorOptions): Acceptor {
  const { maxBatch = 64, lanes = 4 } = options;
  const queues = new Map<string, Waiting[]>();
  const ready: string[] = [];
  /** Idempotency keys being worked on, with the hash of their body. */
  const running = new Map<string, string>();
  let active = 0;
  let closed = false;
  let idle: (() => void) | null = null;

  function accept(request: AcceptRequest): Promise<AcceptResult> {
    if (closed) return Promise.reject(new Error('The acceptor is closed'));
    const { idempotency, principal } = request;
    if (!idempotency) return enqueue(request);
    const key = JSON.stringify([principal.tokenId, idempotency.route, idempotency.key]);
    const other = running.get(key);
    if (other !== undefined) {
      return Promise.resolve({
        kind: other === idempotency.bodyHash ? 'em_processamento' : 'chave_idempotencia_reutilizada',
      });
    }
    running.set(key, idempotency.bodyHash);
    return enqueue(request).finally(() => running.delete(key));
  }

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
    try {
      settle(batch, await commit(accountId, batch));
    } catch (error) {
      if (batch.length === 1 || !wasRolledBack(error))
        return settle(
          batch,
          batch.map(() => ({ kind: 'falha', error })),
        );
      // One row spoiled the commit: each for itself, so that only that row fails.
      for (const one of batch)
        settle(
          [one],
          await commit(accountId, [one]).catch((cause: unknown): Outcome[] => [
            { kind: 'falha', error: cause },
          ]),
        );
    }
  }

  async function commit(accountId: string, batch: readonly Waiting[]): Promise<Outcome[]> {
    for (let left = TRIES; ; left--) {
      try {
        const context = { nowMs: options.nowMs(), newCodigoNumerico: options.newCodigoNumerico };
        const outcomes = await inAccount(db, accountId, (sql) =>
          acceptBatch(
            sql,
            accountId,
            batch.map((one) => one.request),
            context,
          ),
        );
        if (outcomes.some((outcome) => outcome.kind === 'resultado' && outcome.result.kind === 'aceito'))
          options.onCommit?.();
        return outcomes;
      } catch (error) {
        if (left === 1 || !isRace(error)) throw error;
      }
    }
  }

  return {
    accept,
    close: async () => {
      closed = true;
      if (active === 0 && queues.size === 0) return;
      await new Promise<void>((resolve) => {
        idle = resolve;
      });
    },
  };
}

function settle(batch: readonly Waiting[], outcomes: readonly Outcome[]): void {
  batch.forEach((waiting, index) => {
    const outcome = outcomes[index];
    if (outcome?.kind === 'resultado') waiting.resolve(outcome.result);
    else waiting.reject(outcome?.error ?? new Error('Request left undecided'));
  });
}

/** Takes from the front; a second request with the same reference stays for the next commit, which then sees the first. */
function takeBatch(queue: Waiting[], maxBatch: number): Waiting[] {
  const batch: Waiting[] = [];
  const left: Waiting[] = [];
  const references = new Set<string>();
  let bytes = 0;
  let taken = 0;
  for (const waiting of queue) {
    const { principal, referencia, payload } = waiting.request;
    bytes += payload.length;
    if (batch.length > 0 && (batch.length + left.length >= maxBatch || bytes > BATCH_BYTES_MAX)) break;
    taken++;
    const reference = `${principal.clientId}/${principal.environment}/${referencia}`;
    if (referencia !== null && references.has(reference)) left.push(waiting);
    else batch.push(waiting);
    if (referencia !== null) references.add(reference);
  }
  queue.splice(0, taken, ...left);
  return batch;
}

/** A race that another look decides: unique key taken meanwhile, deadlock, serialization. */
const isRace = (error: unknown): boolean =>
  error instanceof LostRaceError || ['23505', '40001', '40P01'].includes(sqlState(error) ?? '');

/** The server itself refused: nothing was committed. After a lost connection nobody knows, so nothing is tried again. */
const wasRolledBack = (error: unknown): boolean =>
  error instanceof LostRaceError || /^(2|3|40|42|P0)/.test(sqlState(error) ?? '');
