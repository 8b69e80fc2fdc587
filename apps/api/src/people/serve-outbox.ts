import type { FastifyInstance } from 'fastify';
import { notFound } from '../failure.ts';
import type { Outbox } from './mail/outbox.ts';

/**
 * The development outbox, as JSON, newest first. Its links let whoever reads them in, so it is there for this machine
 * alone, under the names that the console and the API are known by.
 */
export function serveOutbox(app: FastifyInstance, outbox: Outbox, origins: ReadonlySet<string>): void {
  const hosts = new Set([...origins].map((origin) => new URL(origin).host));
  app.get('/api/outbox', async (request, reply) => {
    const here = /^(?:127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '');
    if (!here || !hosts.has(request.headers.host ?? '')) throw notFound();
    return reply.header('cache-control', 'no-store').send({ mails: outbox.list() });
  });
}
