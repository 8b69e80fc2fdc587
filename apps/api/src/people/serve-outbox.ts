import type { FastifyInstance } from 'fastify';
import { notFound } from '../failure.ts';
import type { Outbox } from './mail/outbox.ts';
import { isLoopbackUrl } from './same-origin.ts';

/**
 * The development outbox, as JSON, newest first. Its links let whoever reads them in, so it is there for this machine
 * alone, under a name that leads nowhere else.
 */
export function serveOutbox(app: FastifyInstance, outbox: Outbox): void {
  app.get('/api/outbox', async (request, reply) => {
    const here = /^(?:127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '');
    const host = `http://${request.headers.host ?? ''}`;
    if (!here || !URL.canParse(host) || !isLoopbackUrl(host)) throw notFound();
    return reply.header('cache-control', 'no-store').send({ mails: outbox.list() });
  });
}
