import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { ExecutionResult } from 'graphql';
import { createYoga, type GraphQLParams, mapAsyncIterator, type Plugin } from 'graphql-yoga';
import type { Logger } from 'pino';
import { Failure } from '../../base/failure.ts';
import type { RateLimiter } from '../../base/rate-limit.ts';
import { toFailure } from '../../edge/failures.ts';
import type { IsProxy } from '../../edge/proxies.ts';
import { mediaType, readBody } from '../../edge/read-body.ts';
import type { Forgetful } from '../../edge/recent-readers.ts';
import { isJson, senderOf } from '../../edge/sender.ts';
import { type ContextDeps, createContext, type GraphqlContext } from '../context.ts';
import { serveExplorer } from '../explorer/explorer.ts';
import { faultOf, maskError } from '../fault.ts';
import { createGuards, type Guards } from '../guards/guard.ts';
import { KEPT } from '../guards/limits.ts';
import { createTextCache } from '../guards/text-cache.ts';
import { createLoaders } from '../loaders.ts';
import type { Origin, Yoga } from '../origin.ts';
import { paramsOf } from '../params.ts';
import { GRAPHQL_PATH } from '../path.ts';
import { schema } from '../schema.ts';
import type { GraphqlSettings } from '../settings.ts';
import { serveSocket } from './socket.ts';
import { createTeller, type Teller } from './tell-request.ts';

export interface GraphqlDeps extends Omit<ContextDeps, 'loaders'>, Forgetful {
  readonly limiter: RateLimiter;
  readonly logger: Logger;
  readonly settings: GraphqlSettings;
  /** True behind a proxy that sets X-Forwarded-For. */
  readonly isProxy: IsProxy;
}

/** `/graphql`: queries and mutations over HTTP, subscriptions over SSE and `graphql-transport-ws`. */
export function serveGraphql(app: FastifyInstance, given: GraphqlDeps): void {
  const deps = { ...given, loaders: createLoaders(given.services) };
  const guards = createGuards(deps);
  const teller = createTeller(deps.logger);
  const yoga = createServer(deps, guards, teller);
  const explorer = deps.settings.explorer ? serveExplorer(app, GRAPHQL_PATH) : null;
  const streaming = new Set<FastifyReply>();
  app.route({
    method: ['GET', 'POST'],
    url: GRAPHQL_PATH,
    handler: (request, reply) =>
      explorer?.isFor(request) === true
        ? explorer.answer(reply)
        : answer({ yoga, teller, streaming }, request, reply),
  });
  // Destroys streams so that clients reconnect; nothing else would let the server close.
  app.addHook('preClose', async () => {
    for (const { raw } of streaming) raw.destroy();
  });
  serveSocket(app, { ...deps, yoga, guards, teller });
}

function createServer(deps: ContextDeps, guards: Guards, teller: Teller): Yoga {
  return createYoga<Origin, GraphqlContext>({
    schema: schema(),
    graphqlEndpoint: GRAPHQL_PATH,
    context: (origin) => createContext(deps, origin),
    maskedErrors: { maskError },
    logging: false,
    landingPage: false,
    graphiql: false,
    multipart: false,
    batching: false,
    // `readParams` reads every body, within the limit of REST.
    maxRequestBodySize: false,
    cors: false,
    parserAndValidationCache: {
      documentCache: createTextCache({
        entries: KEPT.documents,
        characters: KEPT.documentCharacters,
        sizeOf: (text) => text.length,
      }),
      // A text that does not parse is not worth keeping.
      errorCache: { get: () => undefined, set: () => {} },
    },
    plugins: [guards.plugin, overHttp(guards, teller)],
  });
}

const overHttp = (guards: Guards, teller: Teller): Plugin<GraphqlContext, Origin, GraphqlContext> => ({
  onRequestParse({ request, serverContext: { readParams }, setRequestParser }) {
    if (request.method === 'POST' && readParams !== undefined) setRequestParser(readParams);
  },
  onParams({ params, setParams }) {
    setParams(guards.persisted.resolve(params));
  },
  onResultProcess(hook) {
    const { result } = hook;
    const mask = (one: ExecutionResult) => teller.result(one, hook.serverContext.requestId);
    if (Array.isArray(result)) return;
    hook.setResult(Symbol.asyncIterator in result ? mapAsyncIterator(result, mask) : mask(result));
  },
});

/** Numbers too long for a double stay text, and the limits of REST hold here too. @throws {GraphQLError} */
async function readParams({ headers, raw }: FastifyRequest): Promise<GraphQLParams> {
  try {
    if (!isJson(headers['content-type'] ?? '')) throw mediaType();
    return paramsOf((await readBody(raw)).value);
  } catch (error) {
    // A list of errors inside an error would be taken for several ones.
    throw faultOf(error);
  }
}

async function answer(
  { yoga, teller, streaming }: { yoga: Yoga; teller: Teller; streaming: Set<FastifyReply> },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const response = await yoga.handleNodeRequest(request.raw, {
    requestId: request.id,
    sender: senderOf(request),
    kind: request.method === 'GET' ? 'stream' : 'call',
    tellHeaders: (headers) => void reply.headers(headers),
    readParams: () => readParams(request),
  });
  reply.code(response.status).headers(Object.fromEntries(response.headers));
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
    streaming.add(reply);
    reply.raw.once('close', () => streaming.delete(reply));
    return reply.send(response.body);
  }
  // As text, since a stream costs more than the one piece that it brings.
  if (response.body !== null || response.status < 400) return reply.send(await response.text());
  const errors = teller.errors([UNANSWERED[response.status]?.() ?? toFailure(null).failure], request.id);
  return reply.type('application/json; charset=utf-8').send(JSON.stringify({ errors }));
}

/** Failures for statuses that Yoga sends without a body. */
const UNANSWERED: Readonly<Record<number, () => Failure>> = {
  406: () =>
    new Failure(
      'requisicao_invalida',
      'O cabeçalho Accept não admite esta resposta: use application/json, ou text/event-stream para assinaturas.',
    ),
  415: mediaType,
};
