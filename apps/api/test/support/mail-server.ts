import { type MailServer, openMailServer } from '@fiscal/core/testing/mail-server';
import { onTestFinished } from 'vitest';

/** A server of SMTP on this machine, until the test ends. */
export async function mailServer(): Promise<MailServer> {
  const server = await openMailServer();
  onTestFinished(() => server.close());
  return server;
}
