import pg from 'pg';
import type { Db } from '../base/client.ts';
import {
  CHANGES_CHANNEL,
  type ChangeCursor,
  currentCursor,
  type DocumentChange,
  readChanges,
} from './changes.ts';

export interface ChangeReader {
  /** Resolves when it listens and its first look is done. */
  readonly ready: Promise<void>;
  close(): Promise<void>;
}

export interface ChangeReaderOptions {
  /** A direct connection: LISTEN does not pass a transaction pooler. */
  readonly listenUrl: string;
  readonly onChanges: (changes: readonly DocumentChange[]) => void | Promise<void>;
  readonly onError: (error: unknown) => void;
  readonly from?: ChangeCursor;
  readonly pollMs?: number;
}

const PAGE = 500;

/** Looks whenever it is notified and every `pollMs` (1000) anyway; the connection that listens is replaced when it breaks. */
export function createChangeReader(db: Db, options: ChangeReaderOptions): ChangeReader {
  const pollMs = options.pollMs ?? 1_000;
  let cursor = options.from ?? null;
  let listener: pg.Client | null = null;
  let closed = false;
  let nudged = false;
  let wake: (() => void) | null = null;
  const nudge = (): void => {
    nudged = true;
    wake?.();
  };

  async function listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: options.listenUrl,
      application_name: 'emite_changes',
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
    });
    client.on('notification', nudge);
    client.on('error', (error) => {
      options.onError(error);
      if (listener === client) listener = null;
    });
    client.on('end', () => {
      if (listener === client) listener = null;
    });
    await client.connect();
    await client.query(`listen ${CHANGES_CHANNEL}`);
    listener = client;
  }

  async function stopListening(): Promise<void> {
    await listener?.end();
  }

  async function drain(): Promise<void> {
    cursor ??= await currentCursor(db);
    for (;;) {
      const changes = await readChanges(db, cursor, PAGE);
      const last = changes.at(-1);
      if (!last) return;
      await options.onChanges(changes);
      cursor = { xid: last.xid, seq: last.seq };
      if (changes.length < PAGE) return;
    }
  }

  async function look(): Promise<void> {
    try {
      if (!listener) await listen();
      nudged = false;
      await drain();
    } catch (error) {
      options.onError(error);
    }
  }

  function pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, pollMs);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  const ready = look();
  const running = (async () => {
    await ready;
    while (!closed) {
      if (!nudged) await pause();
      if (!closed) await look();
    }
    await stopListening();
  })();

  return {
    ready,
    close: async () => {
      closed = true;
      wake?.();
      await running;
    },
  };
}
