import type { AcceptRequest, AcceptResult } from '../base/types.ts';
import type { Outcome } from './item.ts';

/** A caller that waits for its commit. */
export interface Waiting {
  readonly request: AcceptRequest;
  readonly resolve: (result: AcceptResult) => void;
  readonly reject: (error: unknown) => void;
}

/** Requests of one commit; those of an account are adjacent, in order of arrival. */
export interface Batch {
  readonly waiting: readonly Waiting[];
  readonly accounts: readonly string[];
}

const BATCH_BYTES_MAX = 8 * 1024 * 1024;

/** Room that is left in a batch. */
interface Room {
  requests: number;
  bytes: number;
}

/** An account is in one batch at a time: the next one of the same process would only wait for its locks. */
export function createQueue(maxBatch: number) {
  const queues = new Map<string, Waiting[]>();
  const ready: string[] = [];
  return {
    push(waiting: Waiting) {
      const { accountId } = waiting.request.principal;
      const queue = queues.get(accountId);
      if (queue) {
        queue.push(waiting);
      } else {
        queues.set(accountId, [waiting]);
        ready.push(accountId);
      }
    },
    /** Takes from the accounts in turn; null when all waiting accounts have a running commit. */
    take(): Batch | null {
      const room: Room = { requests: maxBatch, bytes: BATCH_BYTES_MAX };
      const waiting: Waiting[] = [];
      const accounts: string[] = [];
      while (ready.length > 0) {
        const [accountId = ''] = ready;
        const taken = takeFrom(queues.get(accountId) ?? [], room);
        if (taken.length === 0) break;
        ready.shift();
        accounts.push(accountId);
        waiting.push(...taken);
      }
      return waiting.length === 0 ? null : { waiting, accounts };
    },
    /** The batch is committed: its accounts may be taken from again. */
    done({ accounts }: Batch) {
      for (const accountId of accounts) {
        if (queues.get(accountId)?.length === 0) queues.delete(accountId);
        else ready.push(accountId);
      }
    },
    /** Nothing waits and nothing taken is left undone. */
    get isIdle() {
      return queues.size === 0;
    },
  };
}

/**
 * Takes from the front what there is room for, the first of a batch in any case; a second request with the same reference
 * stays for the next commit, which then sees the first.
 */
function takeFrom(queue: Waiting[], room: Room): Waiting[] {
  const taken: Waiting[] = [];
  const left: Waiting[] = [];
  const references = new Set<string>();
  let looked = 0;
  for (const waiting of queue) {
    const { principal, referencia, payload } = waiting.request;
    const isFirst = room.bytes === BATCH_BYTES_MAX;
    if (room.requests === 0 || (payload.length > room.bytes && !isFirst)) break;
    looked++;
    room.requests--;
    const reference = `${principal.clientId}/${principal.environment}/${referencia}`;
    if (referencia !== null && references.has(reference)) {
      left.push(waiting);
      continue;
    }
    taken.push(waiting);
    room.bytes -= payload.length;
    if (referencia !== null) references.add(reference);
  }
  queue.splice(0, looked, ...left);
  return taken;
}

export function answer(waiting: readonly Waiting[], outcomes: readonly Outcome[]): void {
  waiting.forEach((one, index) => {
    const outcome = outcomes[index];
    if (outcome?.kind === 'resultado') one.resolve(outcome.result);
    else one.reject(outcome?.error ?? new Error('Request left undecided'));
  });
}
