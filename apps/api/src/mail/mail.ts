import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { Rate, RateLimiter } from '../base/rate-limit.ts';
import { createBehind } from './behind.ts';

/** A file of a message; with `cid` one that its page shows. */
export interface MailFile {
  readonly filename: string;
  readonly content: Buffer;
  readonly contentType: string;
  readonly cid?: string;
}

/** A message, ready to be sent: both parts have the same content. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same for the same message, however often it is sent. */
  readonly messageId?: string;
  /** Shown with the address that it is sent from. */
  readonly fromName?: string;
  /** In place of the transport's own. */
  readonly fromAddress?: string;
  readonly replyTo?: string;
  /** Address that ends messages of its kind by one POST (RFC 8058). */
  readonly unsubscribe?: string;
  readonly files?: readonly MailFile[];
  /** True when anyone who knows the address can trigger it: such messages are limited by recipient. */
  readonly unasked?: boolean;
}

/** Limit of letters to an address that anyone can trigger: six at once, twelve a day. */
export const UNASKED: Rate = { size: 6, perMinute: 12 / (24 * 60) };
export const recipientBucket = (to: string): string =>
  `cartas:${createHash('sha256').update(to.toLowerCase()).digest('base64url')}`;

/** Transport of messages: SMTP, or the development outbox. */
export interface MailTransport {
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}

/** Posts in the background: the duration of a request must not reveal whether an address is known. */
export function createMailer(deps: {
  readonly transport: MailTransport;
  readonly limiter: RateLimiter;
  readonly logger: Logger;
}) {
  const { transport, limiter, logger } = deps;
  // Neither body nor subject is logged: they may contain a secret.
  const behind = createBehind((err) => logger.error({ err }, 'mail not delivered'));
  return {
    post: ({ unasked = false, ...mail }: Mail) =>
      behind.start(async () => {
        const { allowed } = unasked
          ? await limiter.take(recipientBucket(mail.to), UNASKED)
          : { allowed: true };
        if (allowed) await transport.send(mail);
        else logger.warn('mail left out: too many to one address');
      }),
    /** Waits for what is under way. */
    async close() {
      await behind.close();
      await transport.close();
    },
  };
}

export type Mailer = ReturnType<typeof createMailer>;
