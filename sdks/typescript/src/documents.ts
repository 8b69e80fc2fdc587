import { EmiteConnectionError, isPassing, waitMsAfter } from './errors.js';
import type {
  Documento,
  EmissaoCte,
  EmissaoDce,
  EmissaoMdfe,
  EmissaoNfce,
  EmissaoNfcom,
  EmissaoNfe,
  EmissaoNfse,
  OperacaoAceita,
  SituacaoDoServico,
  Validacao,
} from './generated/types.gen.js';
import { type Outcome, outcomeOf } from './outcome.js';
import { pause } from './pause.js';
import { newKey, type Transport } from './transport.js';

/** Bodies of an emission, by route. */
export interface Bodies {
  readonly nfe: EmissaoNfe;
  readonly 'nfc-e': EmissaoNfce;
  readonly cte: EmissaoCte;
  readonly mdfe: EmissaoMdfe;
  readonly nfcom: EmissaoNfcom;
  readonly dce: EmissaoDce;
  readonly nfse: EmissaoNfse;
}
export type DocumentRoute = keyof Bodies;

export interface EmitOptions {
  /** Your own reference, unique until it is rejected. */
  readonly reference?: string;
  /** Default: a new one, the same in every attempt of this call. */
  readonly idempotencyKey?: string;
  /** Unknown fields and doubtful values are refused. */
  readonly strict?: boolean;
  /** The sandbox completes nothing. */
  readonly strictSandbox?: boolean;
  readonly signal?: AbortSignal;
}
export interface WaitOptions {
  /** Default: 60 seconds. */
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
}

export interface Accepted {
  readonly message: string;
  readonly invoiceId: string;
  readonly accessKey: string;
  readonly [name: string]: unknown;
}

/** The API waits by itself for as long. */
const WAIT_SECONDS_MAX = 30;
const POLL_MS = 500;

const secondsUntil = (deadline: number): number =>
  Math.max(0, Math.min(WAIT_SECONDS_MAX, Math.floor((deadline - Date.now()) / 1000)));

/** Documents of one type. */
export class Documents<R extends DocumentRoute> {
  readonly #transport: Transport;
  readonly #route: R;

  constructor(transport: Transport, route: R) {
    this.#transport = transport;
    this.#route = route;
  }

  /** Queues a document; `get` or `waitFor` shows the verdict. */
  emit(body: Bodies[R], options: EmitOptions = {}): Promise<Accepted> {
    return this.#emit(body, options, null);
  }

  /** Queues a document and waits for its verdict. */
  async emitAndWait(body: Bodies[R], options: EmitOptions & WaitOptions = {}): Promise<Outcome> {
    const deadline = Date.now() + (options.timeoutMs ?? 60_000);
    const { idempotencyKey = newKey(), signal } = options;
    const { invoiceId } = await this.#emit(body, { ...options, idempotencyKey }, secondsUntil(deadline));
    const timeoutMs = Math.max(0, deadline - Date.now());
    try {
      return await this.waitFor(invoiceId, { timeoutMs, ...(signal !== undefined && { signal }) });
    } catch (cause) {
      if (signal?.aborted === true) throw cause;
      // The document exists: only its own key leads back to it.
      throw new EmiteConnectionError(cause, idempotencyKey);
    }
  }

  /** Reads a document until it is decided, or the time is over; trouble that passes by itself ends it with the time. */
  async waitFor(id: string, { timeoutMs = 60_000, signal }: WaitOptions = {}): Promise<Outcome> {
    const deadline = Date.now() + timeoutMs;
    for (let inVain = 0; ; ) {
      signal?.throwIfAborted();
      let waitMs = POLL_MS;
      try {
        const outcome = outcomeOf(await this.#transport.json('GET', this.#at(id), { signal, deadline }));
        if (outcome.outcome !== 'pending' || Date.now() >= deadline) return outcome;
        inVain = 0;
      } catch (error) {
        if (signal?.aborted === true || !isPassing(error) || Date.now() >= deadline) throw error;
        waitMs = waitMsAfter(error, inVain++);
      }
      await pause(Math.min(waitMs, Math.max(0, deadline - Date.now())), signal);
    }
  }

  get(id: string): Promise<Documento> {
    return this.#transport.json('GET', this.#at(id));
  }

  byReference(reference: string): Promise<Documento> {
    return this.#transport.json('GET', `/v1/${this.#route}/ref/${encodeURIComponent(reference)}`);
  }

  /** Judges a body without emitting it. @param on the day, `AAAA-MM-DD`, whose law applies; default today */
  validate(body: Bodies[R], { on }: { readonly on?: string } = {}): Promise<Validacao> {
    return this.#transport.json('POST', `/v1/${this.#route}/validate`, { body, query: { em: on } });
  }

  async xml(id: string): Promise<string> {
    return new TextDecoder().decode(await this.#transport.bytes(`${this.#at(id)}/xml`));
  }

  pdf(id: string): Promise<Uint8Array> {
    return this.#transport.bytes(`${this.#at(id)}/pdf`);
  }

  /** Cancels a document and waits up to 30 s for the answer. */
  cancel(id: string, reason: string, idempotencyKey: string = newKey()): Promise<OperacaoAceita> {
    return this.#operate(id, 'cancel', { reason }, idempotencyKey);
  }

  /** Sends a letter of correction and waits up to 30 s for the answer. */
  correct(id: string, correctionText: string, idempotencyKey: string = newKey()): Promise<OperacaoAceita> {
    return this.#operate(id, 'correct', { correctionText }, idempotencyKey);
  }

  /** Registers any other event, by the last parts of its route: `ator-interessado`, `eventos/previsao-entrega`. */
  event<T = Record<string, unknown>>(
    id: string,
    path: string,
    body: object,
    idempotencyKey: string = newKey(),
  ): Promise<T> {
    return this.#operate(id, path, body, idempotencyKey);
  }

  status(): Promise<SituacaoDoServico> {
    return this.#transport.json('POST', `/v1/${this.#route}/status`, { idempotencyKey: newKey() });
  }

  #at(id: string): string {
    return `/v1/${this.#route}/${encodeURIComponent(id)}`;
  }

  #operate<T>(id: string, path: string, body: object, idempotencyKey: string): Promise<T> {
    const headers = { prefer: `wait=${WAIT_SECONDS_MAX}` };
    return this.#transport.json('POST', `${this.#at(id)}/${path}`, { body, headers, idempotencyKey });
  }

  #emit(body: Bodies[R], options: EmitOptions, wait: number | null): Promise<Accepted> {
    const { idempotencyKey = newKey(), reference, strict, strictSandbox, signal } = options;
    const prefer = [wait === null ? '' : `wait=${wait}`, strict === true ? 'handling=strict' : ''];
    return this.#transport.json('POST', `/v1/${this.#route}/emit`, {
      body,
      idempotencyKey,
      signal,
      headers: {
        prefer: prefer.filter(Boolean).join(', ') || undefined,
        'x-referencia': reference,
        'x-sandbox-strict': strictSandbox === true ? 'true' : undefined,
      },
    });
  }
}
