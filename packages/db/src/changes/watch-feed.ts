import pg from 'pg';
import { CHANGES_CHANNEL } from './changes.ts';

export interface FeedWatch {
  /** Resolves when it listens and its first look is done. */
  readonly ready: Promise<void>;
  /** Looks as soon as it can. */
  readonly nudge: () => void;
  close(): Promise<void>;
}

export interface FeedWatchOptions {
  /** A direct connection: LISTEN does not pass a transaction pooler. */
  readonly listenUrl: string;
  /** One at a time. */
  readonly look: () => Promise<void>;
  readonly onError: (error: unknown) => void;
  readonly pollMs?: number | undefined;
}

/** Looks whenever it is notified and every `pollMs` (1000) anyway; the connection that listens is replaced when it breaks. */
export function watchFeed(options: FeedWatchOptions): FeedWatch {
  const pollMs = options.pollMs ?? 1_000;
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

  async function look(): Promise<void> {
    try {
      if (!listener) await listen();
      nudged = false;
      await options.look();
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
    nudge,
    close: async () => {
      closed = true;
      wake?.();
      await running;
    },
  };
}
