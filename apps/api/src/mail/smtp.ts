import nodemailer from 'nodemailer';
import type { SMTPTransportOptions } from 'nodemailer/lib/smtp-transport';
import { isLoopbackUrl } from '../base/loopback-url.ts';
import type { MailTransport } from './mail.ts';

const CONNECT_MS = 15_000;
/**
 * Deadline of one letter, connection included. A server that sends a line now and then is never inactive, so only this ends it.
 * As long as a server may take to accept a letter: a client that gives up earlier sends it twice. Source: RFC 5321 §4.5.3.2.6.
 */
export const LETTER_MS = 10 * 60_000;

/**
 * Messages by SMTP. `smtps://` begins with TLS, `smtp://` turns to it: beyond this machine it must, on it when the server offers it.
 * `from`: `Name <address>`.
 */
export const createSmtp = (url: string, from: string): MailTransport =>
  smtpBy({ url, requireTLS: !isLoopbackUrl(url) }, from);

/** Sends by a server with these settings of nodemailer. Each letter ends within `letterMs`, by an error with code EABORT at the latest. */
export function smtpBy(
  server: SMTPTransportOptions,
  from: string,
  letterMs: number = LETTER_MS,
): MailTransport {
  const transport = nodemailer.createTransport(
    { ...server, connectionTimeout: CONNECT_MS, greetingTimeout: CONNECT_MS, socketTimeout: LETTER_MS },
    // A message is what was written, never a file or an address that its text names.
    { from, disableFileAccess: true, disableUrlAccess: true },
  );
  const address = /<([^>]*)>$/.exec(from)?.[1] ?? from;
  return {
    async send({
      to,
      subject,
      text,
      html,
      messageId,
      fromName,
      fromAddress,
      replyTo,
      unsubscribe,
      files = [],
    }) {
      await transport.sendMail({
        signal: AbortSignal.timeout(letterMs),
        // An address object, so that a name is never read as a list of addresses.
        to: { name: '', address: to },
        subject,
        text,
        html,
        ...(messageId !== undefined && { messageId }),
        ...(fromName !== undefined && { from: { name: fromName, address: fromAddress ?? address } }),
        ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
        ...(unsubscribe !== undefined && {
          list: { unsubscribe },
          headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
        }),
        attachments: files.map((file) => ({ ...file })),
      });
    },
    async close() {
      transport.close();
    },
  };
}
