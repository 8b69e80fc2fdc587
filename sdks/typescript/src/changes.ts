import { readFile, rename, writeFile } from 'node:fs/promises';
import type { Call, Transport } from './transport.js';
import type { Message } from './webhooks.js';

/** Storage of the place in the feed: read once at the start, written after each message. */
export interface CursorStore {
  load(): Promise<string | null>;
  save(cursor: string): Promise<void>;
}

/** A cursor in a file, replaced as a whole. */
export const fileCursor = (path: string): CursorStore => ({
  async load() {
    try {
      return (await readFile(path, 'utf8')).trim() || null;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
      throw error;
    }
  },
  async save(cursor) {
    await writeFile(`${path}.part`, cursor);
    await rename(`${path}.part`, path);
  },
});

export interface FollowOptions {
  /** Default: from now on, stored nowhere. */
  readonly cursorStore?: CursorStore;
  /** Only these types, such as `document.authorized` or `document.event.*`. */
  readonly types?: readonly string[];
  readonly signal?: AbortSignal;
  /** Seconds that one call waits for the first change; default 30. */
  readonly waitSeconds?: number;
  /** Ends where nothing is left, instead of waiting for more. */
  readonly untilEmpty?: boolean;
}

interface Page {
  readonly data: readonly { readonly cursor: string; readonly message: Message }[];
  readonly nextCursor: string;
  readonly more: boolean;
}

/** Changes of a company or of the account, in order, complete and each once. */
export class Changes {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** The place in the feed after everything that has happened. */
  async now(): Promise<string> {
    return (await this.#transport.json<Page>('GET', '/v1/changes')).nextCursor;
  }

  /**
   * Follows the feed. The cursor of a message is stored when the next one is asked for: a message whose handling was cut
   * short comes again.
   */
  async *follow(options: FollowOptions = {}): AsyncGenerator<Message> {
    const { cursorStore, types, signal, waitSeconds = 30, untilEmpty = false } = options;
    let after = (await cursorStore?.load()) ?? null;
    if (after === null) {
      after = await this.now();
      await cursorStore?.save(after);
    }
    while (signal?.aborted !== true) {
      const query: Call['query'] = { after, types: types?.join(','), wait: untilEmpty ? 0 : waitSeconds };
      const page: Page | null = await this.#transport
        .json<Page>('GET', '/v1/changes', { query, signal })
        .catch((error: unknown) => {
          if (signal?.aborted === true) return null;
          throw error;
        });
      if (page === null) return;
      for (const { cursor, message } of page.data) {
        yield message;
        after = cursor;
        await cursorStore?.save(cursor);
      }
      if (page.nextCursor !== after) await cursorStore?.save(page.nextCursor);
      after = page.nextCursor;
      if (untilEmpty && !page.more) return;
    }
  }
}
