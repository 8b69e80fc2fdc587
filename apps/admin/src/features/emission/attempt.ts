import { type DraftOf, keepDraft, quietly, readDraft } from './draft.ts';

/** A requested emission with its Idempotency-Key, stored with the draft until its verdict is shown. */
export interface Attempt {
  readonly key: string;
  /** The first body that was sent under the key, to compare the next one with. */
  readonly content: string;
  readonly atMs: number;
  /** Null until an answer names the document. */
  readonly documentId: string | null;
  /** The page has shown the verdict. */
  readonly isOver: boolean;
}

/** The API keeps a key for 48 hours; sent later, the same key would emit again. */
const KEPT_MS = 47 * 60 * 60_000;

/** Makes a key of 128 random bits: a page without TLS has no `randomUUID`. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** The attempt has a place of its own beside the draft. */
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
    isRecent(open, nowMs);
  return isOpen ? open : { key: newKey(), content, atMs: nowMs, documentId: null, isOver: false };
}

const isRecent = ({ atMs }: Attempt, nowMs: number): boolean => nowMs - atMs < KEPT_MS;

/** Reads the attempt that this browser left open. */
export function readAttempt(of: DraftOf, nowMs: number): Attempt | null {
  const stored = quietly((): Attempt | null => JSON.parse(readDraft(beside(of)) ?? 'null'));
  return stored !== null && isRecent(stored, nowMs) ? stored : null;
}

export const keepAttempt = (of: DraftOf, attempt: Attempt | null): void =>
  keepDraft(beside(of), attempt === null || attempt.isOver ? null : JSON.stringify(attempt));
