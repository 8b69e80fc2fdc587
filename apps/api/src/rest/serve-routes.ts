import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../failure.ts';
import type { Services } from '../services/services.ts';
import type { Auth } from './auth.ts';
import { mediaType } from './error-body.ts';
import type { HttpRequest } from './operation.ts';
import { type RateLimiter, rateLimitHeaders } from './rate-limit.ts';
import { readBody } from './read-body.ts';
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

function toHttpRequest(request: FastifyRequest): HttpRequest {
  const { query } = request;
  return {
    requestId: request.id,
    ip: request.ip,
    params: request.params,
    query: typeof query === 'object' && query !== null ? { ...query } : {},
    header(name) {
      const value = request.headers[name];
      return typeof value === 'string' ? value.trim() : undefined;
    },
    async readJson() {
      const type = request.headers['content-type'];
      if (type !== undefined && !isJson(type)) throw mediaType();
      const body = await readBody(request.raw);
      if (type === undefined && body.text !== '') throw mediaType();
      return body;
    },
  };
}

/** `application/json`, UTF-8 when a charset is named. */
function isJson(contentType: string): boolean {
  const [type = '', ...parameters] = contentType.toLowerCase().split(';');
  const charset = parameters
    .map((parameter) => /^\s*charset\s*=\s*"?([^"]*)"?\s*$/.exec(parameter)?.[1])
    .find(Boolean);
  return type.trim() === 'application/json' && (charset === undefined || /^utf-?8$/.test(charset.trim()));
}
