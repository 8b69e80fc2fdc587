import type { Db } from '@fiscal/db/base/client';
import type { Logger } from 'pino';
import type { Env } from '../env.ts';
import { createWarnOfExpiry } from '../people/mail/warn-of-expiry.ts';
import type { People } from '../people/people.ts';

const HOUR_MS = 3_600_000;

/** Looks now and every hour for A1s that came near their expiry. `close` waits for what is under way. */
export function watchExpiry(
  { CONSOLE_URL: consoleUrl }: Pick<Env, 'CONSOLE_URL'>,
  dependencies: {
    readonly db: Db;
    readonly people: Pick<People, 'send'>;
    readonly logger: Logger;
    readonly nowMs: () => number;
  },
): { close(): Promise<void> } {
  const { db, people, logger, nowMs } = dependencies;
  const warn = createWarnOfExpiry({
    db,
    send: people.send,
    consoleUrl,
    nowMs,
    onError: (error) => logger.error({ err: error }, 'expiry of a certificate could not be told'),
  });
  let underWay: Promise<unknown> | null = null;
  const look = () => {
    underWay ??= warn()
      .catch((error: unknown) => logger.warn({ err: error }, 'expiring certificates could not be looked for'))
      .finally(() => {
        underWay = null;
      });
  };
  const timer = setInterval(look, HOUR_MS);
  timer.unref();
  look();
  return {
    async close() {
      clearInterval(timer);
      await underWay;
    },
  };
}
