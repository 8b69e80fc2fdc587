import type { Logger } from 'pino';
import type { EmailSender } from '../services/emails/send-document-emails.ts';
import { everyNowAndThen } from './every-now-and-then.ts';

const LOOK_MS = 1_000;

/** Looks now and every second for what recipients are to be sent. `close` waits for what is under way. */
export function sendByMail(sender: EmailSender, logger: Logger): { close(): Promise<void> } {
  const looking = everyNowAndThen(
    () => sender.look(),
    LOOK_MS,
    (error) => logger.warn({ err: error }, 'what to send to recipients could not be looked for'),
  );
  return {
    async close() {
      await looking.close();
      await sender.close();
    },
  };
}
