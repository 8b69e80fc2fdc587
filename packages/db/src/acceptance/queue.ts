import type { AcceptRequest, AcceptResult } from '../types.ts';
import type { Outcome } from './item.ts';

/** A caller that waits for its commit. */
export interface Waiting {
  readonly request: AcceptRequest;
  readonly resolve: (result: AcceptResult) => void;
  readonly reject: (error: unknown) => void;
}

const BATCH_BYTES_MAX = 8 * 1024 * 1024;

/** Takes from the front; a second request with the same reference stays for the next commit, which then sees the first. */
export function takeBatch(queue: Waiting[], maxBatch: number): Waiting[] {
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

export function answer(batch: readonly Waiting[], outcomes: readonly Outcome[]): void {
  batch.forEach((waiting, index) => {
    const outcome = outcomes[index];
    if (outcome?.kind === 'resultado') waiting.resolve(outcome.result);
    else waiting.reject(outcome?.error ?? new Error('Request left undecided'));
  });
}
