import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import type { Metrics } from './base/metrics.ts';
import type { RateLimiter } from './base/rate-limit.ts';
import { createAuth } from './edge/auth.ts';
import { allowBrowsers } from './edge/cors.ts';
import { STATUS, toFailure } from './edge/failures.ts';
import { createNoteRequest, type NoteRequest } from './edge/note-request.ts';
import type { IsProxy } from './edge/proxies.ts';
import { recentReaders } from './edge/recent-readers.ts';
import { clientRequestId, requestId } from './edge/request-id.ts';
import { sameAddress } from './edge/same-address.ts';
import { type IsLogged, sampleReads } from './edge/sample-reads.ts';
import { createSecurityHeaders } from './edge/security-headers.ts';
import { decorateRequests } from './edge/sender.ts';
import { LAW_MAIL_ROUTES, serveLawMail } from './edge/serve-law-mail.ts';
import { createWatchSender } from './edge/watch-sender.ts';
import { GRAPHQL_PATH } from './graphql/path.ts';
import { serveGraphql } from './graphql/server/server.ts';
import type { GraphqlSettings } from './graphql/settings.ts';
import { serveDocs } from './operators/docs.ts';
import { serveLiveness } from './operators/health.ts';
import { measureRequests } from './operators/serve-metrics.ts';
import { traceRequests } from './operators/trace-requests.ts';
import { serveOutbox } from './people/mail/serve-outbox.ts';
import type { People } from './people/people.ts';
import { BASE_PATH, PEOPLE_ROUTES } from './people/routes.ts';
import { servePeople } from './people/serve-people.ts';
import { refuseGarbage } from './rest/client-error.ts';
import { errorBody } from './rest/error-body.ts';
import { openApiDocument } from './rest/openapi.ts';
import { serveRoutes } from './rest/serve-routes.ts';
import { createMistaken, createUnmatched } from './rest/unmatched.ts';
import { ROUTES } from './rest/v1/routes.ts';
import { isRefused, type SecurityEvents } from './security/security-events.ts';
import type { ActForClient, Authenticate } from './services/access/authenticate.ts';
import type { CredentialWatch } from './services/access/credential-watch.ts';
import type { RequestLog } from './services/access/request-log.ts';
import type { Services } from './services/services.ts';
import { EXPORT_METHODS, EXPORT_PATHS, serveExport } from './trpc/serve-export.ts';
import { serveTrpc, TRPC_PATH } from './trpc/serve-trpc.ts';

export interface AppDeps {
  readonly services: Services;
  readonly authenticate: Authenticate;
  readonly actForClient: ActForClient;
  readonly credentialWatch: CredentialWatch;
  readonly requestLog: Pick<RequestLog, 'record'>;
  readonly people: Pick<
    People,
    | 'handle'
    | 'consoleUrl'
    | 'editTexts'
    | 'origins'
    | 'outbox'
    | 'identify'
    | 'describe'
    | 'accountKeys'
    | 'ownData'
    | 'closeAccount'
    | 'confirmSession'
    | 'tell'
  >;
  readonly limiter: RateLimiter;
  readonly metrics: Metrics;
  /** Whether requests are traced; by default not. */
  readonly tracing?: { readonly on: boolean };
  readonly logger: Logger;
  readonly security: Pick<SecurityEvents, 'refused'>;
  /** By default every request is logged. */
  readonly isLogged?: IsLogged;
  readonly nowMs: () => number;
  readonly publicUrl: string;
  /** True behind a proxy that sets X-Forwarded-For. */
  readonly isProxy: IsProxy;
  readonly graphql: GraphqlSettings;
  /** Gets `METHOD /path` of every route as it is added. */
  readonly onRoute?: (line: string) => void;
}

/** Every HTTP edge of the API on one server that does not listen yet. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const { logger, metrics, limiter } = deps;
  const app = createServer(deps);
  const { onRoute } = deps;
  if (onRoute !== undefined) {
    app.addHook('onRoute', ({ method, url }) => {
      for (const name of [method].flat()) onRoute(`${name} ${url}`);
    });
  }
  measureRequests(app, metrics);
  const recent = recentReaders(app);
  const auth = createAuth(deps.authenticate, limiter, recent);
  const note = measuredNote(
    metrics,
    tellRefusals(
      deps,
      createNoteRequest(deps.requestLog, deps.authenticate, deps.isLogged ?? sampleReads(1)),
    ),
  );
  serveRoutes(app, ROUTES, { services: deps.services, auth, limiter, note });
  serveGraphql(app, {
    services: deps.services,
    auth,
    forget: recent.forget,
    note,
    watchSender: createWatchSender(deps.authenticate, deps.credentialWatch),
    credentialWatch: deps.credentialWatch,
    identify: deps.people.identify,
    actForClient: deps.actForClient,
    origins: deps.people.origins,
    limiter,
    logger,
    settings: deps.graphql,
    isProxy: deps.isProxy,
  });
  servePeople(app, deps.people);
  const { services, people, actForClient, credentialWatch, nowMs, publicUrl } = deps;
  const { explorer } = deps.graphql;
  const forConsole = {
    services,
    people,
    actForClient,
    credentialWatch,
    limiter,
    nowMs,
    publicUrl,
    explorer,
    metrics,
    logger,
  };
  serveTrpc(app, { ...forConsole, forget: recent.forget });
  serveExport(app, forConsole);
  serveLawMail(app, services);
  if (people.outbox !== null) serveOutbox(app, people.outbox);
  serveLiveness(app);
  await serveDocs(app, { document: () => openApiDocument(ROUTES, publicUrl), nowMs });
  logger.debug({ routes: ROUTES.length }, 'api assembled');
  return app;
}

const PEOPLE = (['GET', 'POST'] as const).flatMap((method) =>
  PEOPLE_ROUTES[method].map((path) => ({ method, path: `${BASE_PATH}${path}` })),
);
const OPEN = [
  '/changelog.md',
  '/healthz',
  '/openapi.json',
  '/openapi.strict.json',
  '/openapi.yaml',
  '/postman.json',
];

/** All operations of GraphQL are one route to the framework. */
const measuredNote =
  (metrics: Metrics, note: NoteRequest): NoteRequest =>
  (request) => {
    note(request);
    if (request.route !== GRAPHQL_PATH) return;
    const [kind = 'none'] = request.operation?.split(' ') ?? [];
    metrics.operation({ kind, outcome: request.failure?.code ?? 'ok' }, request.ms / 1000);
  };

/** GraphQL puts in its body what other edges put in their status. */
const tellRefusals =
  ({ security }: AppDeps, note: NoteRequest): NoteRequest =>
  (request) => {
    note(request);
    const status = request.failure === null ? null : STATUS[request.failure.code];
    if (request.route !== GRAPHQL_PATH || !isRefused(status)) return;
    const { route, requestId, sender } = request;
    security.refused({ status, route, requestId, ip: sender.ip, ...sender.known?.() });
  };

function logRequests(
  app: FastifyInstance,
  { logger, security, isLogged = sampleReads(1) }: Pick<AppDeps, 'logger' | 'security' | 'isLogged'>,
): void {
  // Looking for secrets is nine tenths of the cost of a line; this one has only fields of ours, and none of a body.
  const lines = logger.child({}, { redact: [] });
  app.addHook('onResponse', async (request, reply) => {
    const { method, id } = request;
    const route = request.routeOptions.url ?? null;
    const sent = clientRequestId(request.headers);
    const fields = {
      requestId: id,
      method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ip: request.ip,
      ...request.whoAsked,
      ...(sent !== undefined && { clientRequestId: sent }),
    };
    const { status, ip } = fields;
    if (isLogged({ requestId: id, method, status })) lines.info(fields, 'request');
    if (isRefused(status) && route !== GRAPHQL_PATH)
      security.refused({ status, ip, route: route ?? '', requestId: id, ...request.whoAsked });
  });
}

function createServer(deps: AppDeps): FastifyInstance {
  const { logger, isProxy, publicUrl, authenticate, tracing } = deps;
  const securityHeaders = createSecurityHeaders(publicUrl);
  const known = [
    ...ROUTES,
    ...OPEN.map((path) => ({ method: 'GET' as const, path })),
    { method: 'GET' as const, path: GRAPHQL_PATH },
    { method: 'POST' as const, path: GRAPHQL_PATH },
    ...EXPORT_PATHS.flatMap((path) => EXPORT_METHODS.map((method) => ({ method, path }))),
    { method: 'GET' as const, path: `${TRPC_PATH}/:procedure` },
    { method: 'POST' as const, path: `${TRPC_PATH}/:procedure` },
    ...LAW_MAIL_ROUTES,
    ...PEOPLE,
  ];
  const unmatched = createUnmatched(known);
  const mistaken = createMistaken(known);
  // Fastify's own idea of a logger, so that the instance keeps its usual type.
  const loggerInstance: FastifyBaseLogger = logger;
  const app: FastifyInstance = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    // No line is written by a request's own logger.
    childLoggerFactory: (parent) => parent,
    trustProxy: isProxy,
    genReqId: requestId,
    routerOptions: { maxParamLength: 1000 },
    rewriteUrl: ({ url = '/' }) => sameAddress(url),
    forceCloseConnections: 'idle',
    requestTimeout: 120_000,
    frameworkErrors: (error, request, reply) => {
      const { failure } = toFailure(error);
      reply.hijack();
      reply.raw.writeHead(STATUS[failure.code], {
        ...securityHeaders(request.url),
        'content-type': 'application/json; charset=utf-8',
        'x-request-id': request.id,
      });
      reply.raw.end(JSON.stringify(errorBody(failure, request.id)));
    },
    clientErrorHandler: refuseGarbage,
  });
  decorateRequests(app);
  // Before everything else, so that all of a request is in its span.
  if (tracing?.on === true) traceRequests(app);
  // Bodies are read by the handlers, after authentication.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined));
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    // Beneath what a handler sets, and beneath answers that are written past the framework.
    for (const [name, value] of Object.entries(securityHeaders(request.url)))
      reply.raw.setHeader(name, value);
    if (mistaken(request.url, request.routeOptions.url)) throw unmatched(request.method, request.url);
  });
  allowBrowsers(app, authenticate);
  logRequests(app, deps);
  app.setNotFoundHandler((request) => {
    throw unmatched(request.method, request.url);
  });
  app.setErrorHandler((error, request, reply) => {
    // The framework has objections of its own to some methods before it finds that no route takes them.
    const cause = request.is404 ? unmatched(request.method, request.url) : error;
    const { failure, unexpected } = toFailure(cause);
    if (unexpected) logger.error({ err: cause, requestId: request.id }, 'request failed');
    reply.headers(failure.headers).code(STATUS[failure.code]).type('application/json; charset=utf-8');
    return reply.send(JSON.stringify(errorBody(failure, request.id)));
  });
  return app;
}
