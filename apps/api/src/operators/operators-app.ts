import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import { Failure } from '../base/failure.ts';
import type { Metrics } from '../base/metrics.ts';
import { STATUS, toFailure } from '../edge/failures.ts';
import { requestId } from '../edge/request-id.ts';
import { errorBody } from '../rest/error-body.ts';
import { type Readiness, serveReadiness } from './health.ts';
import { isOperator } from './operators-only.ts';
import { serveMetrics } from './serve-metrics.ts';
import { type CodecDeps, isForDecoder, serveTemporalCodec } from './temporal-codec.ts';

export interface OperatorsDeps {
  readonly readiness: Readiness;
  readonly metrics: Metrics;
  readonly codec: CodecDeps;
  /** Lets operators on other machines in; null: none of them. */
  readonly operatorSecret: string | null;
  readonly logger: Logger;
}

/** Routes for operators, on a port of their own. The caller starts listening. */
export function createOperatorsApp(deps: OperatorsDeps): FastifyInstance {
  const { logger, operatorSecret } = deps;
  const loggerInstance: FastifyBaseLogger = logger;
  const app: FastifyInstance = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    requestTimeout: 30_000,
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined));
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'x-request-id': request.id,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    // The decoder judges its callers itself: it takes the sign-in of browsers.
    if (!isForDecoder(request) && !isOperator(request, operatorSecret))
      throw new Failure(
        'nao_autenticado',
        'Somente operadores: envie o segredo de operador (Authorization: Bearer ...).',
      );
  });
  app.setNotFoundHandler(() => {
    throw new Failure('nao_encontrado', 'Não há nada neste endereço.');
  });
  app.setErrorHandler((error, request, reply) => {
    const { failure, unexpected } = toFailure(error);
    if (unexpected) logger.error({ err: error, requestId: request.id }, 'request failed');
    return reply.code(STATUS[failure.code]).send(errorBody(failure, request.id));
  });
  serveReadiness(app, deps.readiness);
  serveMetrics(app, deps.metrics);
  serveTemporalCodec(app, deps.codec, operatorSecret);
  return app;
}
