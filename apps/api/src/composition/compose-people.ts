import type { Logger } from 'pino';
import type { RateLimiter } from '../base/rate-limit.ts';
import type { Env } from '../env.ts';
import { mailTransport } from '../people/mail/transport.ts';
import { createPeople, type People } from '../people/people.ts';
import type { createStorage } from './storage.ts';

/** People over what is real: their messages leave by SMTP where that is set. */
export function composePeople(
  env: Env,
  dependencies: {
    readonly logger: Logger;
    readonly storage: Pick<Awaited<ReturnType<typeof createStorage>>, 'db' | 'keyring' | 'peopleKey'>;
    readonly limiter: RateLimiter;
    readonly nowMs: () => number;
    readonly publicUrl: string;
  },
): People {
  const { logger, storage, limiter, nowMs, publicUrl } = dependencies;
  const { db, keyring, peopleKey: key } = storage;
  const { transport, outbox, warning } = mailTransport(env, nowMs);
  if (warning !== null) logger.warn(warning);
  return createPeople({
    db,
    keyring,
    key,
    transport,
    outbox,
    consoleUrl: env.CONSOLE_URL,
    publicUrl,
    logger,
    limiter,
    nowMs,
  });
}
