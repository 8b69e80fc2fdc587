import type { ChangeHub } from './change-hub.ts';

/** Default time that a caller waits for a verdict. */
const WAIT_MS = 20_000;
/** Looks again even when nothing is announced (a message or a notice may be lost). */
const LOOK_EVERY_MS = 1000;

export interface RowToAwait<T> {
  readonly accountId: string;
  /** Under which id its changes are announced. */
  readonly id: string;
  /** False when it was accepted earlier (Idempotency-Key) and may be decided already. */
  readonly justTaken: boolean;
  /** Messages the workflow; resolves on its answer, never rejects. */
  readonly ask: (timeoutMs: number) => Promise<void>;
  readonly read: () => Promise<T | null>;
  readonly isDecided: (row: T) => boolean;
  /** Default 20 s. */
  readonly waitMs?: number;
}

export type AwaitRow = <T>(
  row: RowToAwait<T>,
) => Promise<{ readonly view: T | null; readonly inTime: boolean }>;

/** The decided row, or its state on timeout. Even if messages are lost, the row answers. */
export const createAwaitRow =
  (hub: ChangeHub): AwaitRow =>
  async ({ accountId, id, justTaken, ask, read, isDecided, waitMs = WAIT_MS }) => {
    const known = justTaken ? null : await read();
    if (known !== null && isDecided(known)) return { view: known, inTime: true };
    const endMs = performance.now() + waitMs;
    let answered = false;
    const answer = ask(waitMs).then(() => {
      answered = true;
    });
    for (let first = true; ; first = false) {
      const left = endMs - performance.now();
      // Listens before it looks, so that a change in between is not missed.
      const change = hub.next({ accountId, id }, Math.max(0, Math.min(LOOK_EVERY_MS, left)));
      // It is not decided yet: the first look comes after the first word.
      if (!first) {
        const view = await read();
        if (view === null || isDecided(view)) return { view, inTime: true };
        if (left <= 0 || hub.closed) return { view, inTime: false };
      }
      await (answered ? change : Promise.race([change, answer]));
    }
  };
