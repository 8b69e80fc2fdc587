import nodemailer from 'nodemailer';
import { isLoopbackUrl } from '../../base/loopback-url.ts';
import type { MailTransport } from './mail.ts';

const TIMEOUT_MS = 15_000;

/**
 * Messages by SMTP. `smtps://` begins with TLS, `smtp://` turns to it: beyond this machine it must, on it when the server offers it.
 * `from`: `Name <address>`.
 */
export function createSmtp(url: string, from: string): MailTransport {
  const transport = nodemailer.createTransport(
    {
      url,
      requireTLS: !isLoopbackUrl(url),
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    },
    // A message is what was written, never a file or an address that its text names.
    { from, disableFileAccess: true, disableUrlAccess: true },
  );
  return {
    async send({ to, subject, text, html }) {
      // As an address, so that no name in it is read as a list of others.
      await transport.sendMail({ to: { name: '', address: to }, subject, text, html });
    },
    async close() {
      transport.close();
    },
  };
}
