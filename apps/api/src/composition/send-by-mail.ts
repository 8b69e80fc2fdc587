import { repeat } from '@fiscal/core/adapters/repeat';
import type { Logger } from 'pino';
import type { EmailSender } from '../services/emails/send-document-emails.ts';

const LOOK_MS = 1_000;

/** Sends due e-mails to recipients, every second. `close` waits for those under way. */
export function sendByMail(sender: EmailSender, logger: Logger): { close(): Promise<void> } {
  const looking = repeat(
    () => sender.look(),
    LOOK_MS,
    (error) => logger.warn({ err: error }, 'looking for e-mails to recipients failed'),
  );
  return {
    async close() {
      await looking.stop();
      await sender.close();
    },
  };
}
