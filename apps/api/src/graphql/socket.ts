import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { ExecutionArgs } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import type { Sender } from '../edge/caller.ts';
import { BODY_LIMIT_BYTES } from '../edge/read-body.ts';
import { requestId } from '../edge/request-id.ts';
import { CLIENT_HEADER, ENVIRONMENT_HEADER } from './callers.ts';
import { GRAPHQL_PATH, type Yoga } from './origin.ts';
import { mark, tellRequest } from './tell-request.ts';

/** RFC 6455, registry of close codes: clients connect again. */
const SERVICE_RESTART = 1012;

type Params = Readonly<Record<string, unknown>> | undefined;

/** Names under which a client sends its credentials in `connectionParams`, by the header that REST takes them in. */
const CREDENTIALS: Readonly<Record<string, string>> = {
  accesskey: 'x-access-key',
  'x-access-key': 'x-access-key',
  restrictedkey: 'x-restricted-key',
  'x-restricted-key': 'x-restricted-key',
  authorization: 'authorization',
  client: CLIENT_HEADER,
  environment: ENVIRONMENT_HEADER,
};

/** `{ accessKey, token }`, or the headers of REST by their own names; at the console `{ client, environment }`. */
function headersOf(params: Params): Map<string, string> {
  const headers = new Map<string, string>();
  for (const [name, value] of Object.entries(params ?? {})) {
    if (typeof value !== 'string') continue;
    const header = CREDENTIALS[name.toLowerCase()];
    if (header !== undefined) headers.set(header, value.trim());
    else if (name === 'token') headers.set('authorization', `Bearer ${value.trim()}`);
  }
  return headers;
}

/** Credentials by the parameters of the connection; else cookie and origin by the upgrade itself. */
function senderOf(params: Params, request: IncomingMessage): Sender {
  const headers = headersOf(params);
  const { cookie, origin } = request.headers;
  if (cookie !== undefined) headers.set('cookie', cookie);
  if (origin !== undefined) headers.set('origin', origin);
  return {
    ip: request.socket.remoteAddress ?? '',
    query: {},
    header: (name) => headers.get(name),
  };
}

/** Subscriptions (and whatever else is asked) over `graphql-transport-ws`, on the same pipeline as HTTP. */
export function serveSocket(app: FastifyInstance, yoga: Yoga): void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: BODY_LIMIT_BYTES });
  /** What executes an operation, from its preparation to its end. */
  const pipelines = new WeakMap<ExecutionArgs, ReturnType<Yoga['getEnveloped']>>();
  const pipelineOf = (args: ExecutionArgs) => {
    const pipeline = pipelines.get(args);
    if (pipeline === undefined) throw new Error('An operation that nobody prepared');
    return pipeline;
  };
  const ids = new WeakMap<ExecutionArgs, string>();

  const server = useServer(
    {
      execute: (args) => pipelineOf(args).execute(args),
      subscribe: (args) => pipelineOf(args).subscribe(args),
      async onSubscribe({ connectionParams, extra }, _id, params) {
        const origin = {
          requestId: requestId({}),
          sender: senderOf(connectionParams, extra.request),
          kind: 'upgrade' as const,
        };
        const pipeline = yoga.getEnveloped({ ...origin, params });
        const document = pipeline.parse(params.query);
        const errors = pipeline.validate(pipeline.schema, document);
        if (errors.length > 0) return errors.map((error: never) => mark(error, origin.requestId));
        const args = {
          schema: pipeline.schema,
          document,
          operationName: params.operationName,
          variableValues: params.variables,
          contextValue: await pipeline.contextFactory(),
        };
        pipelines.set(args, pipeline);
        ids.set(args, origin.requestId);
        return args;
      },
      onNext(_context, _id, _params, args, result) {
        tellRequest(result, ids.get(args) ?? '');
      },
    },
    sockets,
  );
  app.server.on('upgrade', (request, socket, head) => {
    if (request.url?.split('?')[0] !== GRAPHQL_PATH) return socket.destroy();
    sockets.handleUpgrade(request, socket, head, (client) => sockets.emit('connection', client, request));
  });
  app.addHook('preClose', async () => {
    // An orderly end of its streams would tell a client not to come back; this code tells it to.
    for (const client of sockets.clients) client.close(SERVICE_RESTART);
    await server.dispose();
  });
}
