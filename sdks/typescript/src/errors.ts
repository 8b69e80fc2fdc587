import type { Erro, ErroDeCampo } from './generated/types.gen.js';

/** Refusal of the API: its code, the faulty fields and the id for support. */
export class EmiteError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: readonly ErroDeCampo[];
  readonly requestId: string;
  /** Seconds after which the API wants the next attempt; null: it named none. */
  readonly retryAfterSeconds: number | null;

  constructor({ status, code, message, errors, requestId }: Erro, retryAfterSeconds: number | null = null) {
    super(message);
    this.name = 'EmiteError';
    this.status = status;
    this.code = code;
    this.fields = errors;
    this.requestId = requestId;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** No answer came, in any attempt. A retry with the same Idempotency-Key is safe. */
export class EmiteConnectionError extends Error {
  readonly idempotencyKey: string | null;

  constructor(cause: unknown, idempotencyKey: string | null) {
    super('A Emite não respondeu; repita com a mesma Idempotency-Key.', { cause });
    this.name = 'EmiteConnectionError';
    this.idempotencyKey = idempotencyKey;
  }
}

const TOO_MANY = 429;
const FAULT = 500;

/** True of trouble that ends by itself: too many calls, a fault of the server, or no answer. */
export const isPassing = (error: unknown): error is EmiteError | EmiteConnectionError =>
  error instanceof EmiteConnectionError ||
  (error instanceof EmiteError && (error.status === TOO_MANY || error.status >= FAULT));

const LONGEST_BACKOFF_MS = 60_000;
/** A timer of many days would end at once. */
const LONGEST_RETRY_AFTER_MS = 3_600_000;

/** Time until the next attempt, after passing trouble and `before` other attempts in vain. */
export function waitMsAfter(error: EmiteError | EmiteConnectionError, before: number): number {
  const seconds = error instanceof EmiteError ? error.retryAfterSeconds : null;
  if (seconds !== null) return Math.min(LONGEST_RETRY_AFTER_MS, seconds * 1000);
  return Math.min(LONGEST_BACKOFF_MS, 1000 * 2 ** before);
}
