import { readFile, rename, writeFile } from 'node:fs/promises';
import { type EmiteConnectionError, type EmiteError, isPassing, waitMsAfter } from './errors.js';
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
  /** Ends where nothing is left, instead of waiting for more; any trouble ends it too. */
  readonly untilEmpty?: boolean;
  /** Called with trouble that passes by itself (429, 5xx, no answer), before the wait for the next attempt. */
  readonly onTrouble?: (trouble: EmiteError | EmiteConnectionError, waitMs: number) => void;
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
  async now(signal?: AbortSignal): Promise<string> {
    return (await this.#transport.json<Page>('GET', '/v1/changes', { signal })).nextCursor;
  }

  /**
   * Follows the feed. The cursor of a message is stored when the next one is asked for: a message whose handling was cut
   * short comes again. Once its place is known, it goes on through trouble that passes by itself.
   */
  async *follow(options: FollowOptions = {}): AsyncGenerator<Message> {
    const { cursorStore, types, signal, waitSeconds = 30, untilEmpty = false } = options;
    let after = (await cursorStore?.load()) ?? null;
    if (after === null) {
      try {
        after = await this.now(signal);
      } catch (error) {
        if (signal?.aborted === true) return;
        throw error;
      }
      await cursorStore?.save(after);
    }
    while (signal?.aborted !== true) {
      const query: NonNullable<Call['query']> = {
        after,
        types: types?.join(',') || undefined,
        wait: untilEmpty ? 0 : waitSeconds,
      };
      const page = await this.#page(query, options);
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

  /** The next page; null once the signal aborts. */
  async #page(
    query: NonNullable<Call['query']>,
    { signal, untilEmpty, onTrouble }: FollowOptions,
  ): Promise<Page | null> {
    for (let before = 0; ; before++)
      try {
        return await this.#transport.json<Page>('GET', '/v1/changes', { query, signal });
      } catch (error) {
        if (signal?.aborted === true) return null;
        if (untilEmpty === true || !isPassing(error)) throw error;
        const waitMs = waitMsAfter(error, before);
        onTrouble?.(error, waitMs);
        if (!(await this.#waits(waitMs, signal))) return null;
      }
  }

  /** False: the signal ended the wait. */
  async #waits(ms: number, signal: AbortSignal | undefined): Promise<boolean> {
    try {
      await this.#transport.wait(ms, signal);
      return true;
    } catch (error) {
      if (signal?.aborted === true) return false;
      throw error;
    }
  }
}
