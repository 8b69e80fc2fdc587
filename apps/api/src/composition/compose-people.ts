import type { Logger } from 'pino';
import type { RateLimiter } from '../base/rate-limit.ts';
import type { Env } from '../env.ts';
import { createPeople, type People } from '../people/people.ts';
import type { Leaving } from './mail-transport.ts';
import type { createStorage } from './storage.ts';

/** People over what is real. */
export function composePeople(
  env: Env,
  dependencies: {
    readonly logger: Logger;
    readonly storage: Pick<Awaited<ReturnType<typeof createStorage>>, 'db' | 'keyring' | 'peopleKey'>;
    readonly leaving: Pick<Leaving, 'transport' | 'outbox'>;
    readonly limiter: RateLimiter;
    readonly nowMs: () => number;
    readonly publicUrl: string;
  },
): People {
  const { logger, storage, leaving, limiter, nowMs, publicUrl } = dependencies;
  const { db, keyring, peopleKey: key } = storage;
  return createPeople({
    db,
    keyring,
    key,
    ...leaving,
    consoleUrl: env.CONSOLE_URL,
    publicUrl,
    logger,
    limiter,
    nowMs,
  });
}
