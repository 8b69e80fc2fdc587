import type { FastifyInstance } from 'fastify';
import type { Authenticate } from '../services/access/authenticate.ts';
import { sentToken } from './credentials.ts';
import { senderOf } from './sender.ts';

/** Paths open to pages of other origins, if their token names the origin. */
const OPEN = /^\/(?:v1\/|graphql(?:\?|$))/;
const PREFLIGHT = {
  'access-control-allow-methods': 'GET, POST',
  // Never X-Access-Key: a key that does everything has no place in a page.
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-max-age': '600',
};

/**
 * Lets pages of other origins read the data of their token. Every page gets the same permission, as an answer shows
 * nothing to an origin that the token does not name; cookies count for nothing here.
 */
export function allowBrowsers(app: FastifyInstance, { originsOf }: Pick<Authenticate, 'originsOf'>): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (origin === undefined || !OPEN.test(request.url)) return;
    // Also on answers that are written past the framework.
    const tell = (headers: Readonly<Record<string, string>>) => {
      for (const [name, value] of Object.entries(headers)) reply.raw.setHeader(name, value);
    };
    tell({ vary: 'origin' });
    const asksFirst =
      request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined;
    if (asksFirst) {
      tell({ 'access-control-allow-origin': origin, ...PREFLIGHT });
      return reply.code(204).send();
    }
    if (originsOf(sentToken(senderOf(request)) ?? '').includes(origin))
      tell({
        'access-control-allow-origin': origin,
        'access-control-expose-headers': 'x-request-id, retry-after',
      });
  });
}
