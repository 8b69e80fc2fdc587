import { openSpan, SpanKind } from '@fiscal/telemetry/spans';
import type { FastifyInstance } from 'fastify';

/**
 * A span of each request, in the trace that its caller names by `traceparent` (W3C Trace Context). It is called by the route's pattern:
 * addresses may hold what is somebody's.
 */
export function traceRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const { traceparent } = request.headers;
    const { span, run } = openSpan(`${request.method} ${route}`, {
      kind: SpanKind.SERVER,
      parent: typeof traceparent === 'string' ? traceparent : null,
      attributes: {
        'http.request.method': request.method,
        'http.route': route,
        'emite.request_id': request.id,
      },
    });
    // Also of answers that are written past the framework, and of callers who hang up.
    reply.raw.once('close', () => {
      span.setAttribute('http.response.status_code', reply.raw.statusCode);
      if (reply.raw.statusCode >= 500) span.setStatus({ code: 2 });
      span.end();
    });
    run(done);
  });
}
