import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';

export type Fetched =
  | { readonly kind: 'bytes'; readonly bytes: Buffer }
  | { readonly kind: 'falha'; readonly cause: string };

/** The largest lists of ICP-Brasil have some megabytes. */
const BYTES_MAX = 32 * 1024 * 1024;
const TIMEOUT_MS = 15_000;

/** Fetches a public list of an authority. Never rejects; follows no redirection. */
export function fetchList(
  address: string,
  limits: { readonly bytesMax?: number; readonly timeoutMs?: number } = {},
): Promise<Fetched> {
  const { bytesMax = BYTES_MAX, timeoutMs = TIMEOUT_MS } = limits;
  return new Promise((resolve) => {
    const get = /^https:/i.test(address) ? getHttps : getHttp;
    const fail = (cause: string) => {
      clearTimeout(timer);
      resolve({ kind: 'falha', cause });
      request.destroy();
    };
    const take = (response: IncomingMessage) => {
      if (response.statusCode !== 200)
        return fail(`o servidor da lista respondeu HTTP ${response.statusCode}`);
      const chunks: Buffer[] = [];
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.byteLength;
        if (size > bytesMax) return fail(`a lista tem mais de ${bytesMax} bytes`);
        chunks.push(chunk);
      });
      response.on('error', () => fail('a lista não chegou inteira'));
      response.on('end', () => {
        clearTimeout(timer);
        resolve({ kind: 'bytes', bytes: Buffer.concat(chunks) });
      });
    };
    const request = get(address, { rejectUnauthorized: true }, take);
    const timer = setTimeout(() => fail(`o servidor da lista não respondeu em ${timeoutMs} ms`), timeoutMs);
    request.on('error', (error: NodeJS.ErrnoException) =>
      fail(`o servidor da lista não foi alcançado (${error.code ?? error.message})`),
    );
  });
}
