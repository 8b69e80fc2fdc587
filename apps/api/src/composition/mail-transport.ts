import { isLoopbackUrl } from '../base/loopback-url.ts';
import type { Env } from '../env.ts';
import type { MailTransport } from '../mail/mail.ts';
import { createOutbox, type Outbox } from '../mail/outbox.ts';
import { createSmtp } from '../mail/smtp.ts';

type MailSettings = Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'PUBLIC_URL' | 'LIVE_TRANSMISSION'>;

export interface Leaving {
  /** `none`: every message fails. */
  readonly way: 'smtp' | 'outbox' | 'none';
  readonly transport: MailTransport;
  /** Null where messages are not shown. */
  readonly outbox: Outbox | null;
  /** Warning for the operator. */
  readonly warning: string | null;
}

const UNSENT =
  'SMTP_URL is not set: no e-mail leaves, and none is shown where PUBLIC_URL is not on this machine or LIVE_TRANSMISSION is on';

/**
 * SMTP if it is set, else the outbox. Links in the outbox sign in any reader, so it is off where others reach the API or
 * documents are real.
 */
export function mailTransport(
  { SMTP_URL, MAIL_FROM, PUBLIC_URL, LIVE_TRANSMISSION }: MailSettings,
  nowMs: () => number,
): Leaving {
  if (SMTP_URL !== undefined)
    return { way: 'smtp', transport: createSmtp(SMTP_URL, MAIL_FROM), outbox: null, warning: null };
  const isPrivate = LIVE_TRANSMISSION === 'off' && (PUBLIC_URL === undefined || isLoopbackUrl(PUBLIC_URL));
  if (!isPrivate) {
    const transport = { send: () => Promise.reject(new Error(UNSENT)), close: async () => {} };
    return { way: 'none', transport, outbox: null, warning: UNSENT };
  }
  const outbox = createOutbox(nowMs);
  return { way: 'outbox', transport: outbox, outbox, warning: null };
}
