import type { IncomingMessage } from 'node:http';

/** Answer of a server, as much of it as is stored. */
export interface Answered {
  readonly status: number;
  /** Headers that name the next act or the server. */
  readonly headers: Readonly<Partial<Record<StoredHeader, string>>>;
  readonly body: string;
  /** More came, or would have come: it was not read. */
  readonly truncated: boolean;
}

const KEPT = ['content-type', 'location', 'retry-after', 'server'] as const;
type StoredHeader = (typeof KEPT)[number];
const HEADER_MAX = 1_000;

function storedHeaders({ headers }: IncomingMessage): Answered['headers'] {
  const stored: Partial<Record<StoredHeader, string>> = {};
  for (const name of KEPT) {
    const value = headers[name];
    if (value !== undefined) stored[name] = String(value).slice(0, HEADER_MAX);
  }
  return stored;
}

/** Text that every store accepts: invalid UTF-8 and NUL become U+FFFD; a character cut in two is dropped. */
function textOf(chunks: readonly Buffer[], cut: boolean): string {
  if (chunks.length === 0) return '';
  const bytes = Buffer.concat(chunks);
  const text = cut ? new TextDecoder().decode(bytes, { stream: true }) : bytes.toString();
  return text.replaceAll('\0', '\uFFFD');
}

/** Reads an answer up to `max` bytes; closes the connection of a longer one. Rejects when it ends early. */
export function readAnswer(response: IncomingMessage, max: number): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const end = (truncated: boolean) =>
      resolve({
        status: response.statusCode ?? 0,
        headers: storedHeaders(response),
        body: textOf(chunks, truncated),
        truncated,
      });
    response.on('data', (chunk: Buffer) => {
      const room = max - size;
      size += chunk.length;
      chunks.push(chunk.subarray(0, room));
      if (size <= max) return;
      response.destroy();
      end(true);
    });
    response.once('end', () => end(false));
    response.once('error', reject);
    response.once('close', () => reject(new Error('the answer broke off')));
  });
}
