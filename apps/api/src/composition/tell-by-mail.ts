import { repeat } from '@fiscal/core/adapters/repeat';
import type { Db } from '@fiscal/db/base/client';
import type { Logger } from 'pino';
import type { Env } from '../env.ts';
import { createTellAuthorityTurns } from '../people/mail/tell-authority-turns.ts';
import { createTellDay } from '../people/mail/tell-day.ts';
import { createTellDisabledWebhooks } from '../people/mail/tell-disabled-webhooks.ts';
import { createTellLaw } from '../people/mail/tell-law.ts';
import { createWarnOfExpiry } from '../people/mail/warn-of-expiry.ts';
import type { People } from '../people/people.ts';
import type { Services } from '../services/services.ts';

const MINUTE_MS = 60_000;

/** Subjects of e-mails to people, with the interval of their checks. */
const SUBJECTS = [
  { what: 'expiring certificates', create: createWarnOfExpiry, everyMs: 60 * MINUTE_MS },
  { what: 'what is open', create: createTellDay, everyMs: 15 * MINUTE_MS },
  { what: 'states of authorities', create: createTellAuthorityTurns, everyMs: MINUTE_MS },
  { what: 'coming changes of the law', create: createTellLaw, everyMs: 15 * MINUTE_MS },
  { what: 'disabled webhooks', create: createTellDisabledWebhooks, everyMs: MINUTE_MS },
];

/** Checks each subject now and at its interval, and sends what is due. `close` waits for running checks. */
export function tellByMail(
  { CONSOLE_URL: consoleUrl }: Pick<Env, 'CONSOLE_URL'>,
  dependencies: {
    readonly db: Db;
    readonly people: Pick<People, 'send'>;
    readonly services: Pick<Services, 'law'>;
    readonly logger: Logger;
    readonly nowMs: () => number;
  },
): { close(): Promise<unknown> } {
  const { db, people, services, logger, nowMs } = dependencies;
  const watches = SUBJECTS.map(({ what, create, everyMs }) => {
    const tell = create({
      db,
      getCompanyCalendar: services.law.getCompanyCalendar,
      lawMail: services.law.mail,
      send: people.send,
      consoleUrl,
      nowMs,
      onError: (error) => logger.error({ err: error, what }, 'people could not be told'),
    });
    return repeat(tell, everyMs, (error) =>
      logger.warn({ err: error, what }, 'looking for notices to people failed'),
    );
  });
  return { close: () => Promise.all(watches.map((watch) => watch.stop())) };
}
