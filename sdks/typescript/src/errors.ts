import type { Erro, ErroDeCampo } from './generated/types.gen.js';

/** Refusal of the API: its code, the faulty fields and the id for support. */
export class EmiteError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: readonly ErroDeCampo[];
  readonly requestId: string;

  constructor({ status, code, message, errors, requestId }: Erro) {
    super(message);
    this.name = 'EmiteError';
    this.status = status;
    this.code = code;
    this.fields = errors;
    this.requestId = requestId;
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
