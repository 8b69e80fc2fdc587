import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../base/failure.ts';
import type { RateLimiter } from '../base/rate-limit.ts';
import type { Auth } from '../edge/auth.ts';
import type { CallerOf, Scope } from '../edge/caller.ts';
import { count, type Meters } from '../edge/meter.ts';
import type { NoteRequest } from '../edge/note-request.ts';
import { bytesOf, mediaType, readBody } from '../edge/read-body.ts';
import { isJson, senderOf } from '../edge/sender.ts';
import type { Services } from '../services/services.ts';
import { noteRoute } from './note-route.ts';
import type { HttpRequest } from './operation.ts';
import type { Route } from './route.ts';

export interface ServeDeps {
  readonly services: Services;
  readonly auth: Auth;
  readonly limiter: RateLimiter;
  readonly note: NoteRequest;
}

/** Puts the table's routes on the server: authenticate, count, read, run, answer; and note it. */
export function serveRoutes(app: FastifyInstance, routes: readonly Route[], deps: ServeDeps): void {
  for (const route of routes) {
    app.route({
      method: route.method,
      url: route.path,
      async handler(request, reply) {
        let caller: CallerOf[Scope] = null;
        const onCaller = async (meters: Meters, known: CallerOf[Scope]) => {
          caller = known;
          reply.headers(await count(deps.limiter, meters));
        };
        const http = toHttpRequest(request, reply);
        const answer = await route
          .execute(http, deps.auth, deps.services, onCaller)
          .catch((error: unknown) => {
            noteRoute(deps.note, route, { http, call: { caller, ms: reply.elapsedTime }, end: { error } });
            throw error;
          });
        noteRoute(deps.note, route, { http, call: { caller, ms: reply.elapsedTime }, end: { answer } });
        if (answer.headers !== undefined) reply.headers(answer.headers);
        if (answer.status === 304) return reply.code(304).send();
        reply.code(answer.status).type(answer.contentType ?? 'application/json; charset=utf-8');
        return reply.send(answer.contentType === undefined ? JSON.stringify(answer.body) : answer.body);
      },
    });
  }
}

function hangUp(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  if (reply.raw.closed) gone.abort();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

const toHttpRequest = (request: FastifyRequest, reply: FastifyReply): HttpRequest => ({
  ...senderOf(request),
  requestId: request.id,
  params: request.params,
  // Few routes look at it: it is made for those.
  get signal() {
    return hangUp(reply);
  },
  async readJson() {
    const type = request.headers['content-type'];
    if (type !== undefined && !isJson(type)) throw mediaType();
    const body = await readBody(request.raw);
    if (type === undefined && body.text !== '') throw mediaType();
    return body;
  },
  readBytes(types, max) {
    const [type = ''] = (request.headers['content-type'] ?? '').toLowerCase().split(';', 1);
    if (!types.includes(type.trim()))
      throw new Failure(
        'tipo_de_midia_invalido',
        `Envie o arquivo no corpo, com o cabeçalho Content-Type: ${types.join(' ou ')}.`,
      );
    return bytesOf(request.raw, max);
  },
});
