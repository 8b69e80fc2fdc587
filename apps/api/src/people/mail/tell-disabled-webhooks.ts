import type { Db } from '@fiscal/db/base/client';
import { type Role, recipientsOf } from '@fiscal/db/people/members';
import { claimNotices, type DueNotice, markNoticed } from '@fiscal/db/webhooks/notices';
import type { Mail } from '../../mail/mail.ts';
import { disabledWebhookLetter } from './letters.ts';
import { sendLetters } from './send-letters.ts';

/** Roles that look after webhooks. */
const TOLD: readonly Role[] = ['owner', 'admin', 'developer'];

interface Deps {
  readonly db: Db;
  readonly send: (mail: Mail) => Promise<void>;
  readonly consoleUrl: string;
  /** Called for each failure; a later round retries a notice whose letters all failed. */
  readonly onError: (error: unknown) => void;
}

/** Writes to the accounts' people about each endpoint that was disabled; returns the number of notices sent. */
export type TellDisabledWebhooks = () => Promise<number>;

/** A claim comes first, so that only one process sends each notice. */
export function createTellDisabledWebhooks(deps: Deps): TellDisabledWebhooks {
  const { db, onError } = deps;
  return async () => {
    let sent = 0;
    for (const notice of await claimNotices(db))
      try {
        await tell(deps, notice);
        await markNoticed(db, notice);
        sent += 1;
      } catch (error) {
        onError(error);
      }
    return sent;
  };
}

/** @throws when no recipient got the letter */
async function tell(deps: Deps, notice: DueNotice): Promise<void> {
  const { db, consoleUrl } = deps;
  const people = await recipientsOf(db, notice.accountId, TOLD);
  const world = notice.environment === 1 ? 'producao' : 'teste';
  const url = new URL(`/${world}/webhooks/${notice.endpointId}`, consoleUrl).toString();
  const letters = people.map(({ name, email }) =>
    disabledWebhookLetter(email, { name, endpoint: notice.url, because: notice.because, at: notice.at, url }),
  );
  await sendLetters(letters, deps);
}
