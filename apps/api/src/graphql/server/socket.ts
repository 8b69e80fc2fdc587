import type { FastifyInstance } from 'fastify';
import { type ExecutionArgs, getOperationAST } from 'graphql';
import { CloseCode, handleProtocols, makeServer } from 'graphql-ws';
import type { Logger } from 'pino';
import { WebSocketServer } from 'ws';
import { Failure, notFound } from '../../base/failure.ts';
import { createRateLimiter } from '../../base/rate-limit.ts';
import { declineUpgrade } from '../../edge/decline-upgrade.ts';
import { metersOf } from '../../edge/meter.ts';
import type { IsProxy } from '../../edge/proxies.ts';
import { BODY_LIMIT_BYTES } from '../../edge/read-body.ts';
import type { Forgetful } from '../../edge/recent-readers.ts';
import { requestId } from '../../edge/request-id.ts';
import { refuseRaw } from '../../rest/client-error.ts';
import { type ContextDeps, createContext } from '../context.ts';
import { type Guards, WHOSE } from '../guards/guard.ts';
import { SOCKET } from '../guards/limits.ts';
import { createPlaces } from '../guards/places.ts';
import { createTally } from '../guards/tally.ts';
import type { Origin, Yoga } from '../origin.ts';
import { paramsOf } from '../params.ts';
import { GRAPHQL_PATH } from '../path.ts';
import { addressOf, socketSender } from './socket-credentials.ts';
import { type Link, link, TOO_MANY_REQUESTS } from './socket-link.ts';
import { onWire, type Teller } from './tell-request.ts';

/** RFC 6455, registry of close codes: clients connect again. */
const SERVICE_RESTART = 1012;

interface SocketDeps extends ContextDeps, Forgetful {
  readonly logger: Logger;
  readonly isProxy: IsProxy;
  readonly yoga: Yoga;
  readonly guards: Guards;
  readonly teller: Teller;
}

/** An operation from its preparation to its end: the protocol hands it back at each step. */
interface Prepared extends ExecutionArgs {
  readonly pipeline: ReturnType<Yoga['getEnveloped']>;
  readonly requestId: string;
}

const isPrepared = (args: ExecutionArgs): args is Prepared => 'pipeline' in args;

function toPrepared(args: ExecutionArgs): Prepared {
  if (!isPrepared(args)) throw new Error('An operation that nobody prepared');
  return args;
}

/** Serves subscriptions (and other operations) over `graphql-transport-ws`, on the same pipeline as HTTP. */
export function serveSocket(app: FastifyInstance, deps: SocketDeps): void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: BODY_LIMIT_BYTES, handleProtocols });
  const server = protocol(deps);
  // A socket stays with its process.
  const limiter = createRateLimiter(() => performance.now());
  const waiting = createTally(SOCKET.waitingPerAddressMax);
  sockets.on('wsClientError', (_error, socket) =>
    refuseRaw(socket, new Failure('requisicao_invalida', 'A requisição não abre um WebSocket.')),
  );
  app.server.on('upgrade', (request, socket, head) => {
    if (request.headers.upgrade?.toLowerCase() !== 'websocket')
      return declineUpgrade(app.server, request, { socket, head });
    if (request.url?.split('?')[0] !== GRAPHQL_PATH) return refuseRaw(socket, notFound());
    const letIn = waiting.enter(addressOf(request, deps.isProxy));
    if (letIn === null) return refuseRaw(socket, TOO_MANY_WAITING());
    socket.once('close', letIn);
    sockets.handleUpgrade(request, socket, head, (client) =>
      link(client, { id: requestId(), request, letIn }, { ...deps, server, limiter }),
    );
  });
  app.addHook('preClose', async () => {
    // A normal end of its streams would make a client stop; this code makes it reconnect.
    for (const client of sockets.clients) client.close(SERVICE_RESTART);
    await new Promise((resolve) => sockets.close(resolve));
  });
}

function protocol({ yoga, guards, teller, ...deps }: SocketDeps) {
  const places = createPlaces(SOCKET.openMax);
  const originOf = (params: Readonly<Record<string, unknown>> | undefined, extra: Link): Origin => ({
    requestId: requestId(),
    sender: socketSender(params, extra.request, deps.isProxy),
    kind: 'upgrade',
  });

  return makeServer<Record<string, unknown>, Link>({
    connectionInitWaitTimeout: SOCKET.initTimeoutMs,
    async onConnect({ connectionParams, extra }) {
      const context = createContext(deps, originOf(connectionParams, extra));
      try {
        const payer = await context.payer();
        if (payer === null) throw NO_CREDENTIALS();
        const place = places.enter(metersOf('read', payer, context.ip));
        if ('max' in place)
          throw new Failure('limite_excedido', `Mais de ${place.max} conexões abertas ${WHOSE[place.of]}`);
        extra.leave = place.release;
        extra.letIn();
        return true;
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        extra.close(
          error.code === 'limite_excedido' ? TOO_MANY_REQUESTS : CloseCode.Forbidden,
          error.message,
        );
        return false;
      }
    },
    onClose: ({ extra }) => extra.leave?.(),
    async onSubscribe({ connectionParams, extra, subscriptions }, _id, payload) {
      const origin = originOf(connectionParams, extra);
      try {
        if (Object.keys(subscriptions).length > SOCKET.operationsMax) throw TOO_MANY_OPERATIONS();
        const params = guards.persisted.resolve(paramsOf(payload));
        const pipeline = yoga.getEnveloped({ ...origin, params });
        const document = pipeline.parse(params.query);
        const errors = pipeline.validate(pipeline.schema, document);
        if (errors.length > 0) return teller.errors(errors, origin.requestId);
        return {
          schema: pipeline.schema,
          document,
          operationName: params.operationName,
          variableValues: params.variables,
          contextValue: await pipeline.contextFactory(),
          pipeline,
          requestId: origin.requestId,
        } satisfies Prepared;
      } catch (error) {
        return teller.errors([error], origin.requestId);
      }
    },
    async execute(args) {
      const result = await toPrepared(args).pipeline.execute(args);
      if (getOperationAST(args.document, args.operationName)?.operation === 'mutation') deps.forget();
      return result;
    },
    subscribe: (args) => toPrepared(args).pipeline.subscribe(args),
    onNext: (...[, , , args, { data, errors, extensions }]) => ({
      ...(data === undefined ? {} : { data }),
      ...(errors === undefined ? {} : { errors: onWire(teller.errors(errors, toPrepared(args).requestId)) }),
      ...(extensions === undefined ? {} : { extensions }),
    }),
    onError: (_context, _id, _payload, errors) => onWire(teller.errors(errors, requestId())),
  });
}

const NO_CREDENTIALS = () => new Failure('nao_autenticado', 'Envie accessKey e token em connectionParams.');
const TOO_MANY_WAITING = () =>
  new Failure(
    'limite_excedido',
    `Mais de ${SOCKET.waitingPerAddressMax} conexões deste endereço ainda sem credenciais; envie connection_init logo ao abrir.`,
  );
const TOO_MANY_OPERATIONS = () =>
  new Failure('limite_excedido', `Há ${SOCKET.operationsMax} operações em curso nesta conexão; abra outra.`);
