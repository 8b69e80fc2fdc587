import type { IncomingMessage } from 'node:http';
import { type Agent, request as httpsRequest } from 'node:https';
import { brotliDecompressSync, constants, gunzipSync, inflateSync, type ZlibOptions } from 'node:zlib';
import type { ExchangeTimings } from '../vocabulary/exchange.ts';
import { type ConnectionFault, connectionFault, isOurNetwork } from './connection-fault.ts';
import { type WatchedSocket, watchSocket } from './watched-socket.ts';

export interface Exchange {
  readonly url: string;
  /** POST when absent. */
  readonly method?: string;
  readonly agent: Agent;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Timeout up to the end of the TLS handshake. */
  readonly connectTimeoutMs: number;
  /** For everything. */
  readonly timeoutMs: number;
  readonly maxResponseBytes: number;
  readonly signal?: AbortSignal;
}

/** Observations of an exchange beside the answer. */
export interface ExchangeSight extends Omit<WatchedSocket, 'timings'> {
  readonly timings: ExchangeTimings;
  readonly answerType: string | null;
  /** Received part of a truncated answer. */
  readonly received: Buffer | null;
}

type Result =
  | { readonly kind: 'resposta'; readonly status: number; readonly body: Buffer }
  /** `sent` = a byte of the request may have reached the other side. */
  | {
      readonly kind: 'falha';
      readonly sent: boolean;
      readonly cause: string;
      readonly status: number | null;
      /** Fault of this machine's own network: it reveals nothing about the other side. */
      readonly ours: boolean;
      /** Fault that waiting does not mend. */
      readonly fault: ConnectionFault | null;
    };
export type Exchanged = Result & { readonly sight: ExchangeSight };

type Decoder = (body: Uint8Array, options: Pick<ZlibOptions, 'maxOutputLength' | 'finishFlush'>) => Buffer;

const DECODERS: Readonly<Record<string, Decoder>> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  deflate: inflateSync,
  br: (body, { maxOutputLength }) =>
    brotliDecompressSync(body, { ...(maxOutputLength !== undefined && { maxOutputLength }) }),
};

const describe = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? `${error.code}: ` : '';
  return `${code}${error.message}`;
};

function decode(response: IncomingMessage, body: Buffer, options: Parameters<Decoder>[1]): Buffer {
  const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (encoding === 'identity' || encoding === '') return body;
  const decoder = DECODERS[encoding];
  if (!decoder) throw new Error(`content-encoding ${encoding}`);
  return decoder(body, options);
}

/** Available part of an incomplete answer, unzipped if possible. */
function fragment(response: IncomingMessage, body: Buffer, maxOutputLength: number): Buffer {
  try {
    return decode(response, body, { maxOutputLength, finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    return body;
  }
}

/** Makes an HTTPS request. Never rejects: returns the network's result and whether a byte may have left. */
// oxlint-disable-next-line max-lines-per-function -- what the socket's handlers share is seen in one place
export function exchange(options: Exchange): Promise<Exchanged> {
  // oxlint-disable-next-line max-lines-per-function
  return new Promise((resolve) => {
    let sent = false;
    let settled = false;
    let status: number | null = null;
    let answerType: string | null = null;
    let firstByteMs: number | null = null;
    let watched: (() => WatchedSocket) | null = null;
    let partial: (() => Buffer) | null = null;
    const startedAt = performance.now();
    const since = () => performance.now() - startedAt;
    const sight = (result: Result): ExchangeSight => {
      const { timings, ...connection } = watched?.() ?? watchSocket(null, since)();
      return {
        ...connection,
        timings: { ...timings, firstByteMs, totalMs: since() },
        answerType,
        received: result.kind === 'resposta' ? null : (partial?.() ?? null),
      };
    };
    const timers: NodeJS.Timeout[] = [];
    const settle = (result: Result) => {
      if (settled) return;
      settled = true;
      for (const timer of timers) clearTimeout(timer);
      options.signal?.removeEventListener('abort', onAbort);
      resolve({ ...result, sight: sight(result) });
    };
    const fail = (cause: string) => {
      settle({ kind: 'falha', sent, cause, status, ours: false, fault: null });
      request.destroy();
    };
    const onAbort = () => fail('cancelado');
    const request = httpsRequest(options.url, {
      method: options.method ?? 'POST',
      agent: options.agent,
      headers: { ...options.headers, 'Content-Length': String(options.body.byteLength) },
    });
    request.on('error', (error) =>
      settle({
        kind: 'falha',
        sent,
        cause: describe(error),
        status,
        ours: isOurNetwork(error),
        fault: connectionFault(error),
      }),
    );
    if (options.signal?.aborted) return fail('cancelado');
    options.signal?.addEventListener('abort', onAbort, { once: true });
    const connecting = setTimeout(() => {
      if (!sent) fail(`sem conexão em ${options.connectTimeoutMs} ms`);
    }, options.connectTimeoutMs);
    timers.push(
      connecting,
      setTimeout(() => fail(`sem resposta em ${options.timeoutMs} ms`), options.timeoutMs),
    );
    request.on('socket', (socket) => {
      watched = watchSocket(socket, since);
      // Only a connection still in its handshake is known to have carried nothing; any other is written to at once.
      if ('secureConnecting' in socket && socket.secureConnecting === true)
        socket.once('secureConnect', () => {
          sent = true;
        });
      else sent = true;
    });
    request.on('response', (response) => {
      status = response.statusCode ?? null;
      answerType = response.headers['content-type'] ?? null;
      firstByteMs = since();
      const chunks: Uint8Array[] = [];
      partial = () => fragment(response, Buffer.concat(chunks), options.maxResponseBytes);
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.byteLength;
        if (size > options.maxResponseBytes)
          return fail(`resposta com mais de ${options.maxResponseBytes} bytes`);
        chunks.push(chunk);
      });
      response.on('error', (error) => fail(describe(error)));
      response.on('aborted', () => fail('resposta interrompida'));
      response.on('end', () => {
        try {
          const body = decode(response, Buffer.concat(chunks), {
            maxOutputLength: options.maxResponseBytes,
          });
          settle({ kind: 'resposta', status: response.statusCode ?? 0, body });
        } catch (error) {
          fail(describe(error));
        }
      });
    });
    request.end(options.body);
  });
}
