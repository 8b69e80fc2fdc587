import { type DraftOf, keepDraft, quietly, readDraft } from './draft.ts';

/** An emission that was asked for, under its Idempotency-Key; kept with the draft until its verdict is shown. */
export interface Attempt {
  readonly key: string;
  /** What was sent under the key first, to tell whether the same is asked for again. */
  readonly content: string;
  readonly atMs: number;
  /** Null while no answer says what the request became. */
  readonly documentId: string | null;
  /** Its verdict was shown. */
  readonly isOver: boolean;
}

/** Keys are held by the API for 48 hours; an older one would emit anew. */
const KEPT_MS = 47 * 60 * 60_000;

/** Of 128 random bits; `randomUUID` is not there on a page without TLS. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Where it is kept: beside the draft. */
const beside = (of: DraftOf): DraftOf => ({ ...of, type: `${of.type}:envio` });

/**
 * The attempt that emits this content: the one that is open, whose request may have arrived, or a new one. Another content
 * takes the open key too, until it is known that the first content was not taken under it.
 */
export function attemptFor(open: Attempt | null, content: string, nowMs: number): Attempt {
  const isOpen =
    open !== null &&
    !open.isOver &&
    (open.documentId === null || open.content === content) &&
    isKept(open, nowMs);
  return isOpen ? open : { key: newKey(), content, atMs: nowMs, documentId: null, isOver: false };
}

const isKept = ({ atMs }: Attempt, nowMs: number): boolean => nowMs - atMs < KEPT_MS;

/** What was left open in this browser. */
export function readAttempt(of: DraftOf, nowMs: number): Attempt | null {
  const kept = quietly((): Attempt | null => JSON.parse(readDraft(beside(of)) ?? 'null'));
  return kept !== null && isKept(kept, nowMs) ? kept : null;
}

export const keepAttempt = (of: DraftOf, attempt: Attempt | null): void =>
  keepDraft(beside(of), attempt === null || attempt.isOver ? null : JSON.stringify(attempt));
