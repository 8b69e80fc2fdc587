import type { ServerResponse } from 'node:http';
import { nodeHTTPRequestHandler } from '@trpc/server/adapters/node-http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { BODY_LIMIT_BYTES } from '../edge/read-body.ts';
import type { Forgetful } from '../edge/recent-readers.ts';
import { senderOf } from '../edge/sender.ts';
import type { CookieCall } from '../people/same-origin.ts';
import { createTrpcContext, type TrpcDeps } from './context.ts';
import { faultOf } from './fault.ts';
import { appRouter } from './router.ts';

/** Path of the console's procedures; the console reaches the same path on its own origin. */
export const TRPC_PATH = '/api/trpc';

/** Puts the console's procedures on the server: people's sessions only, from our own pages only. */
export function serveTrpc(
  app: FastifyInstance,
  deps: TrpcDeps & Forgetful & { readonly logger: Logger },
): void {
  const { logger, forget, ...rest } = deps;
  const streaming = new Set<ServerResponse>();
  // Breaks streams off instead of ending them: clients reconnect, and open streams would prevent the server from closing.
  app.addHook('preClose', async () => {
    for (const response of streaming) response.destroy();
  });
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'POST'],
    url: `${TRPC_PATH}/*`,
    async handler(request, reply) {
      reply.hijack();
      if (kindOf(request) === 'events') {
        streaming.add(reply.raw);
        reply.raw.once('close', () => streaming.delete(reply.raw));
      }
      reply.raw.setHeader('x-request-id', request.id);
      await nodeHTTPRequestHandler({
        router: appRouter,
        path: request.params['*'],
        req: request.raw,
        res: reply.raw,
        maxBodySize: BODY_LIMIT_BYTES,
        createContext: () =>
          createTrpcContext(rest, {
            requestId: request.id,
            sender: senderOf(request),
            kind: kindOf(request),
          }),
        responseMeta() {
          forget(request);
          return {};
        },
        onError: ({ error, path }) => {
          const { unexpected } = faultOf(error);
          if (unexpected)
            logger.error({ err: error.cause ?? error, requestId: request.id, path }, 'procedure failed');
        },
      });
    },
  });
}

function kindOf({ method, headers }: FastifyRequest): CookieCall {
  if (method === 'POST') return 'call';
  return headers.accept?.includes('text/event-stream') ? 'events' : 'stream';
}
