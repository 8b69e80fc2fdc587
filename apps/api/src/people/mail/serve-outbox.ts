import { readUrl } from '@fiscal/webhooks/read-url';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../base/failure.ts';
import { isLoopbackUrl } from '../../base/loopback-url.ts';
import { connectedHere } from '../../edge/loopback.ts';
import type { Outbox } from '../../mail/outbox.ts';

/**
 * The development outbox, as JSON, newest first. Its links sign their reader in, so it answers this machine alone,
 * under a name that leads nowhere else; the console, as a proxy, sends the name of the request.
 */
export function serveOutbox(app: FastifyInstance, outbox: Outbox): void {
  app.get('/api/outbox', async (request, reply) => {
    const { host, 'x-forwarded-host': asked = host } = request.headers;
    if (!connectedHere(request) || ![host, asked].every(isOwnName)) throw notFound();
    return reply.send({ mails: outbox.list() });
  });
}

/** A name in an address that leads to this machine from nowhere else. */
function isOwnName(host: string | string[] | undefined): boolean {
  const address = `http://${String(host)}`;
  return readUrl(address) !== null && isLoopbackUrl(address);
}
