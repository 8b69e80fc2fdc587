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
  /** Runs one at a time. `told` is true after a notification. Returns whether there was a change. */
  readonly look: (nudgedNow: boolean) => Promise<boolean>;
  readonly onError: (error: unknown) => void;
  readonly pollMs?: number | undefined;
}

/** After a notice, then twice as long each time that there was nothing. */
const SOON_MS = 10;

/**
 * Looks whenever it is notified and every `pollMs` (1000) anyway; the connection that listens is replaced when it breaks. An older
 * transaction may still hide a change whose notice has come: after each it looks again soon.
 */
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

  /** Gives how long it may be until the next look. */
  async function look(pausedMs: number): Promise<number> {
    const nudgedNow = nudged;
    try {
      if (!listener) await listen();
      nudged = false;
      const found = await options.look(nudgedNow);
      return Math.min(nudgedNow || found ? SOON_MS : pausedMs * 2, pollMs);
    } catch (error) {
      options.onError(error);
      return pollMs;
    }
  }

  function pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  const first = look(pollMs);
  const running = (async () => {
    let pauseMs = await first;
    while (!closed) {
      if (!nudged) await pause(pauseMs);
      if (!closed) pauseMs = await look(pauseMs);
    }
    await stopListening();
  })();

  return {
    ready: first.then(() => {}),
    nudge,
    close: async () => {
      closed = true;
      wake?.();
      await running;
    },
  };
}
