import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Auth } from '../edge/auth.ts';
import { type RateLimiter, rateLimitHeaders } from '../edge/rate-limit.ts';
import { mediaType, readBody } from '../edge/read-body.ts';
import { isJson, senderOf } from '../edge/sender.ts';
import { Failure } from '../failure.ts';
import type { Services } from '../services/services.ts';
import type { HttpRequest } from './operation.ts';
import type { Meter, Route } from './route.ts';

export interface ServeDeps {
  readonly services: Services;
  readonly auth: Auth;
  readonly limiter: RateLimiter;
}

/** Puts the table's routes on the server: authenticate, count, read, run, answer. */
export function serveRoutes(app: FastifyInstance, routes: readonly Route[], deps: ServeDeps): void {
  for (const route of routes) {
    app.route({
      method: route.method,
      url: route.path,
      async handler(request, reply) {
        const count = (meter: Meter) => countRequest(meter, deps.limiter, reply);
        const answer = await route.execute(toHttpRequest(request), deps.auth, deps.services, count);
        if (answer.headers !== undefined) reply.headers(answer.headers);
        reply.code(answer.status).type(answer.contentType ?? 'application/json; charset=utf-8');
        return reply.send(answer.contentType === undefined ? JSON.stringify(answer.body) : answer.body);
      },
    });
  }
}

function countRequest(meter: Meter, limiter: RateLimiter, reply: FastifyReply): void {
  const allowance = limiter.take(meter.key, meter.perMinute);
  reply.headers(rateLimitHeaders(allowance));
  if (allowance.allowed) return;
  const seconds = allowance.retryAfterSeconds;
  throw new Failure(
    'limite_excedido',
    `Limite de ${meter.perMinute} requisições por minuto excedido. Tente em ${seconds} s.`,
    {
      headers: { 'retry-after': String(seconds) },
    },
  );
}

const toHttpRequest = (request: FastifyRequest): HttpRequest => ({
  ...senderOf(request),
  requestId: request.id,
  params: request.params,
  async readJson() {
    const type = request.headers['content-type'];
    if (type !== undefined && !isJson(type)) throw mediaType();
    const body = await readBody(request.raw);
    if (type === undefined && body.text !== '') throw mediaType();
    return body;
  },
});
