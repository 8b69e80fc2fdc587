import type { Logger } from 'pino';
import type { Env } from '../env.ts';
import { createOutbox } from '../people/mail/outbox.ts';
import { createSmtp } from '../people/mail/smtp.ts';
import { createPeople, type People } from '../people/people.ts';
import type { createStorage } from './storage.ts';

/** People over what is real: their messages leave by SMTP where that is set. */
export function composePeople(
  env: Env,
  ground: {
    readonly logger: Logger;
    readonly storage: Pick<Awaited<ReturnType<typeof createStorage>>, 'db' | 'keyring' | 'peopleKey'>;
    readonly nowMs: () => number;
    readonly publicUrl: string;
  },
): People {
  const { logger, storage, nowMs, publicUrl } = ground;
  const { db, keyring, peopleKey: key } = storage;
  return createPeople({
    db,
    keyring,
    key,
    ...transportOf(env, nowMs),
    consoleUrl: env.CONSOLE_URL,
    publicUrl,
    logger,
    nowMs,
  });
}

function transportOf({ SMTP_URL, MAIL_FROM }: Env, nowMs: () => number) {
  if (SMTP_URL !== undefined) return { transport: createSmtp(SMTP_URL, MAIL_FROM), outbox: null };
  const outbox = createOutbox(nowMs);
  return { transport: outbox, outbox };
}
