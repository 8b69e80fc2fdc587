import type { Logger } from 'pino';

/** One message, ready to be sent: both parts say the same. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** How messages leave: SMTP, or the development outbox. */
export interface MailTransport {
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}

/** Posts without making anyone wait: how long it takes must not tell whether an address is known. */
export interface Mailer {
  post(mail: Mail): void;
  /** Waits for what is under way. */
  close(): Promise<void>;
}

export function createMailer(transport: MailTransport, logger: Logger): Mailer {
  const underWay = new Set<Promise<void>>();
  return {
    post({ to, ...mail }) {
      const sent = transport
        .send({ to, ...mail })
        // Neither body nor subject: what they say may be a secret.
        .catch((error: unknown) => logger.error({ err: error }, 'mail not delivered'))
        .finally(() => underWay.delete(sent));
      underWay.add(sent);
    },
    async close() {
      await Promise.allSettled(underWay);
      await transport.close();
    },
  };
}
