import type { IncomingMessage } from 'node:http';
import { type Agent, request as httpsRequest } from 'node:https';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

export interface Exchange {
  readonly url: string;
  /** POST when absent. */
  readonly method?: string;
  readonly agent: Agent;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Until the TLS handshake is over. */
  readonly connectTimeoutMs: number;
  /** For everything. */
  readonly timeoutMs: number;
  readonly maxResponseBytes: number;
  readonly signal?: AbortSignal;
}

export type Exchanged =
  | { readonly kind: 'resposta'; readonly status: number; readonly body: Buffer }
  /** `sent` = a byte of the request may have reached the other side. */
  | {
      readonly kind: 'falha';
      readonly sent: boolean;
      readonly cause: string;
      readonly status: number | null;
    };

const DECODERS: Readonly<Record<string, (body: Uint8Array, options: { maxOutputLength: number }) => Buffer>> =
  {
    gzip: gunzipSync,
    'x-gzip': gunzipSync,
    deflate: inflateSync,
    br: brotliDecompressSync,
  };

const describe = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? `${error.code}: ` : '';
  return `${code}${error.message}`;
};

function decode(response: IncomingMessage, body: Buffer, maxOutputLength: number): Buffer {
  const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (encoding === 'identity' || encoding === '') return body;
  const decoder = DECODERS[encoding];
  if (!decoder) throw new Error(`content-encoding ${encoding}`);
  return decoder(body, { maxOutputLength });
}

/** One HTTPS request. Never rejects: tells what the network did and whether a byte may have left. */
export function exchange(options: Exchange): Promise<Exchanged> {
  return new Promise((resolve) => {
    let sent = false;
    let settled = false;
    let status: number | null = null;
    const timers: NodeJS.Timeout[] = [];
    const settle = (result: Exchanged) => {
      if (settled) return;
      settled = true;
      for (const timer of timers) clearTimeout(timer);
      options.signal?.removeEventListener('abort', onAbort);
      resolve(result);
    };
    const fail = (cause: string) => {
      settle({ kind: 'falha', sent, cause, status });
      request.destroy();
    };
    const onAbort = () => fail('cancelado');
    const request = httpsRequest(options.url, {
      method: options.method ?? 'POST',
      agent: options.agent,
      headers: { ...options.headers, 'Content-Length': String(options.body.byteLength) },
    });
    request.on('error', (error) => settle({ kind: 'falha', sent, cause: describe(error), status }));
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
      // Only a connection still in its handshake is known to have carried nothing; any other is written to at once.
      if ('secureConnecting' in socket && socket.secureConnecting === true)
        socket.once('secureConnect', () => {
          sent = true;
        });
      else sent = true;
    });
    request.on('response', (response) => {
      status = response.statusCode ?? null;
      const chunks: Uint8Array[] = [];
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
          const body = decode(response, Buffer.concat(chunks), options.maxResponseBytes);
          settle({ kind: 'resposta', status: response.statusCode ?? 0, body });
        } catch (error) {
          fail(describe(error));
        }
      });
    });
    request.end(options.body);
  });
}
