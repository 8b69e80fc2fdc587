import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { createYoga, type GraphQLParams, type Plugin } from 'graphql-yoga';
import type { Logger } from 'pino';
import { toFailure } from '../edge/failures.ts';
import { mediaType, readBody } from '../edge/read-body.ts';
import { isJson, senderOf } from '../edge/sender.ts';
import { type ContextDeps, createContext, type GraphqlContext } from './context.ts';
import { faultOf, maskError } from './fault.ts';
import { GRAPHQL_PATH, type Origin, type Yoga } from './origin.ts';
import { paramsOf } from './params.ts';
import { schema } from './schema.ts';
import { serveSocket } from './socket.ts';
import { tellRequest } from './tell-request.ts';

export interface GraphqlDeps extends ContextDeps {
  readonly logger: Logger;
}

/** `/graphql`: queries and mutations over HTTP, subscriptions over SSE and `graphql-transport-ws`. */
export function serveGraphql(app: FastifyInstance, deps: GraphqlDeps): void {
  const yoga = createServer(deps);
  const streaming = new Set<FastifyReply>();
  app.route({
    method: ['GET', 'POST'],
    url: GRAPHQL_PATH,
    handler: (request, reply) => answer(yoga, request, reply, streaming),
  });
  // Broken off, not ended: whoever follows connects again, and nothing else would let the server close.
  app.addHook('preClose', async () => {
    for (const { raw } of streaming) raw.destroy();
  });
  serveSocket(app, yoga);
}

function createServer(deps: GraphqlDeps): Yoga {
  return createYoga<Origin, GraphqlContext>({
    schema: schema(),
    graphqlEndpoint: GRAPHQL_PATH,
    context: (origin) => createContext(deps, origin),
    maskedErrors: {
      maskError: maskError((error) => deps.logger.error({ err: error }, 'graphql resolver failed')),
    },
    logging: false,
    landingPage: false,
    graphiql: false,
    multipart: false,
    batching: false,
    cors: false,
    plugins: [ownReading],
  });
}

const ownReading: Plugin<object, Origin, GraphqlContext> = {
  onRequestParse({ request, serverContext: { readParams }, setRequestParser }) {
    if (request.method === 'POST' && readParams !== undefined) setRequestParser(readParams);
  },
  onExecutionResult({ result, context: { requestId } }) {
    tellRequest(result, requestId);
  },
};

/** Numbers too long for a double stay text, and the limits of REST hold here too. @throws {GraphQLError} */
async function readParams({ headers, raw }: FastifyRequest): Promise<GraphQLParams> {
  try {
    if (!isJson(headers['content-type'] ?? '')) throw mediaType();
    return paramsOf((await readBody(raw)).value);
  } catch (error) {
    // A list of errors inside an error would be taken for several ones.
    throw faultOf(toFailure(error).failure);
  }
}

async function answer(
  yoga: Yoga,
  request: FastifyRequest,
  reply: FastifyReply,
  streaming: Set<FastifyReply>,
): Promise<FastifyReply> {
  const response = await yoga.handleNodeRequest(request.raw, {
    requestId: request.id,
    sender: senderOf(request),
    kind: request.method === 'GET' ? 'stream' : 'call',
    readParams: () => readParams(request),
  });
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
    streaming.add(reply);
    reply.raw.once('close', () => streaming.delete(reply));
  }
  reply.code(response.status).headers(Object.fromEntries(response.headers));
  return reply.send(response.body ?? '');
}
