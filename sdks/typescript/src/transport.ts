import { randomUUID } from 'node:crypto';
import { environmentOf } from './env.js';
import { EmiteConnectionError, EmiteError } from './errors.js';
import { pause } from './pause.js';

export interface Options {
  /** Default: EMITE_ACCESS_KEY. */
  readonly accessKey?: string;
  /** Token of a company. Default: EMITE_TOKEN; null: none. */
  readonly token?: string | null;
  /** Default: EMITE_RESTRICTED_KEY; null: none. Only for the tokens of a company. */
  readonly restrictedKey?: string | null;
  /** Default: EMITE_URL, else http://127.0.0.1:4000. Plain http reaches this machine alone. */
  readonly url?: string;
  /** Attempts of one call, the first included; default 5. */
  readonly attempts?: number;
  readonly fetch?: typeof fetch;
  /** Waits between two attempts; the signal is that of the call. */
  readonly sleep?: (ms: number, signal?: AbortSignal) => Promise<void>;
}

export interface Call {
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal | undefined;
  /** No Retry-After is waited for beyond this moment, in milliseconds. */
  readonly deadline?: number;
  /** The company's token is sent. Default: true. */
  readonly asCompany?: boolean;
  /** The restricted key is sent. Default: false. */
  readonly restricted?: boolean;
}

/** Refusals that pass by themselves. */
const PASSING = new Set([429, 502, 503, 504]);
const BUSY = 'em_processamento';
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 10_000;
/** A longer Retry-After is for the caller to decide. */
const LONGEST_RETRY_AFTER_MS = 60_000;
const SHOWN_CHARACTERS = 200;

/** Sends calls with credentials, an Idempotency-Key of its own, and retries. */
export class Transport {
  readonly #options: Options;
  readonly #url: string;

  constructor(options: Options) {
    const { accessKey = environmentOf('EMITE_ACCESS_KEY'), url = environmentOf('EMITE_URL') } = options;
    const token = (options.token === undefined ? environmentOf('EMITE_TOKEN') : options.token) ?? undefined;
    if (accessKey === undefined) throw new Error('Falta accessKey, ou a variável EMITE_ACCESS_KEY.');
    if (!accessKey.startsWith('nfe_access_')) throw new Error('accessKey começa com nfe_access_.');
    if (token !== undefined && !/^nfe_(?:test|live)_/.test(token))
      throw new Error('token começa com nfe_test_ ou nfe_live_.');
    if ('window' in globalThis && token?.startsWith('nfe_live_'))
      throw new Error('Não leve um token de produção ao navegador: use um token de leitura.');
    this.#options = { ...options, accessKey, token: token ?? null };
    this.#url = safeAddress(url ?? 'http://127.0.0.1:4000');
  }

  /** 1 production, 2 homologation, by the token; null without one. */
  get environment(): 1 | 2 | null {
    const { token } = this.#options;
    return typeof token !== 'string' ? null : token.startsWith('nfe_live_') ? 1 : 2;
  }

  json<T>(method: string, path: string, call: Call = {}): Promise<T> {
    return this.#send(method, path, call, async (answer) => {
      const body: T = JSON.parse((await answer.text()) || 'null');
      return body;
    });
  }

  bytes(path: string, call: Call = {}): Promise<Uint8Array> {
    return this.#send('GET', path, call, async (answer) => new Uint8Array(await answer.arrayBuffer()));
  }

  /**
   * Reads a successful answer. One that breaks off is as lost as one that never came.
   *
   * @throws {EmiteError} @throws {EmiteConnectionError}
   */
  async #send<T>(
    method: string,
    path: string,
    call: Call,
    read: (answer: Response) => Promise<T>,
  ): Promise<T> {
    const { attempts = 5, fetch: send = fetch, sleep = pause } = this.#options;
    const { deadline = Number.POSITIVE_INFINITY } = call;
    const address = this.#address(path, call.query);
    const request = this.#request(method, call);
    const key = request.headers.get('idempotency-key');
    const mayRepeat = method === 'GET' || key !== null;
    for (let attempt = 1; ; attempt++) {
      const last = attempt >= attempts || !mayRepeat;
      const waitMs = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempt - 1));
      let answer: Response;
      let error: EmiteError;
      try {
        answer = await send(address, request);
        if (answer.ok) return await read(answer);
        error = await errorOf(answer);
      } catch (cause) {
        call.signal?.throwIfAborted();
        if (last) throw new EmiteConnectionError(cause, key);
        await sleep(waitMs, call.signal);
        call.signal?.throwIfAborted();
        continue;
      }
      if (last || !(PASSING.has(answer.status) || error.code === BUSY)) throw error;
      const afterMs = (error.retryAfterSeconds ?? 0) * 1000;
      if (afterMs > 0 && afterMs > Math.min(LONGEST_RETRY_AFTER_MS, deadline - Date.now())) throw error;
      await sleep(afterMs > 0 ? afterMs : waitMs, call.signal);
      call.signal?.throwIfAborted();
    }
  }

  /** Waits between two calls; the signal ends it. */
  async wait(ms: number, signal?: AbortSignal): Promise<void> {
    await (this.#options.sleep ?? pause)(ms, signal);
    signal?.throwIfAborted();
  }

  #address(path: string, query: Call['query'] = {}): string {
    // Anything else would change the host that the keys go to.
    if (!path.startsWith('/')) throw new Error('O caminho começa com /.');
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) search.set(name, String(value));
    return `${this.#url}${path}${search.size > 0 ? `?${search}` : ''}`;
  }

  #request(method: string, call: Call): RequestInit & { headers: Headers } {
    const { accessKey = '', token, restrictedKey = environmentOf('EMITE_RESTRICTED_KEY') } = this.#options;
    const headers = new Headers({ 'x-access-key': accessKey, accept: '*/*' });
    if (call.asCompany !== false && typeof token === 'string')
      headers.set('authorization', `Bearer ${token}`);
    if (call.restricted === true && typeof restrictedKey === 'string')
      headers.set('x-restricted-key', restrictedKey);
    const file = call.body instanceof Uint8Array ? new Uint8Array(call.body) : null;
    if (call.body !== undefined)
      headers.set('content-type', file === null ? 'application/json' : 'application/octet-stream');
    if (call.idempotencyKey !== undefined) headers.set('idempotency-key', call.idempotencyKey);
    for (const [name, value] of Object.entries(call.headers ?? {}))
      if (value !== undefined) headers.set(name, value);
    return {
      method,
      headers,
      // A redirect would take the keys to another host, and make a GET of a POST.
      redirect: 'manual',
      ...(call.body !== undefined && { body: file ?? JSON.stringify(call.body) }),
      ...(call.signal !== undefined && { signal: call.signal }),
    };
  }
}

export const newKey = (): string => randomUUID();

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** An address to which the keys travel encrypted, or within this machine. @throws for any other */
function safeAddress(text: string): string {
  const { protocol, hostname } = new URL(text);
  if (protocol !== 'https:' && !(protocol === 'http:' && LOOPBACK.test(hostname)))
    throw new Error(`${text} levaria as chaves sem cifra: use https; http só vale para a própria máquina.`);
  return text.replace(/\/$/, '');
}

/** Seconds of Retry-After; null without, and for a date. */
const secondsOf = (text: string | null): number | null =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;

async function errorOf(answer: Response): Promise<EmiteError> {
  const text = await answer.text();
  const requestId = answer.headers.get('x-request-id') ?? '';
  const retryAfter = secondsOf(answer.headers.get('retry-after'));
  const unreadable = {
    status: answer.status,
    code: 'resposta_ilegivel',
    message: `HTTP ${answer.status}: ${text.slice(0, SHOWN_CHARACTERS)}`,
    errors: [],
    requestId,
  };
  try {
    const body: unknown = JSON.parse(text);
    return new EmiteError({ ...unreadable, ...Object(body) }, retryAfter);
  } catch {
    return new EmiteError(unreadable, retryAfter);
  }
}
