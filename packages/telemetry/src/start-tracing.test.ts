import { context, propagation, trace } from '@opentelemetry/api';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { logFields } from './log-fields.ts';
import { currentTraceParent, inSpan, openSpan, SpanKind } from './spans.ts';
import { startTracing, type Tracing } from './start-tracing.ts';
import { type Collector, startCollector } from './testing/collector.ts';
import { traceSettings } from './trace-settings.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = `00-${TRACE}-b7ad6b7169203331-01`;
const settingsOf = (env: Readonly<Record<string, string>>) => z.object(traceSettings).parse(env);

it.each([
  ['without an endpoint', {}],
  ['with an empty one', { OTEL_EXPORTER_OTLP_ENDPOINT: '' }],
  ['where it is disabled', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1', OTEL_SDK_DISABLED: 'TRUE' }],
])('is off %s', async (_when, env) => {
  expect((await startTracing(settingsOf(env), 'x')).on).toBe(false);
  await inSpan('nothing', { parent: CALLER }, async () => {
    expect(currentTraceParent()).toBeNull();
    expect(logFields()).toEqual({});
  });
});

describe('with a collector', () => {
  let collector: Collector;
  let tracing: Tracing;
  beforeAll(async () => {
    collector = await startCollector();
    // The exporter reads it by itself.
    process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = collector.url;
    tracing = await startTracing(settingsOf({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }), 'emite-test');
  });
  afterAll(async () => {
    delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
    // Other files of this process are not traced.
    for (const api of [trace, context, propagation]) api.disable();
    await collector.close();
  });

  it('continues a trace through text, logs that, and sends its spans', async () => {
    const lines: string[] = [];
    const logger = pino({ mixin: logFields }, { write: (line: string) => void lines.push(line) });
    let stored: string | null = null;
    await inSpan('taken', { kind: SpanKind.SERVER, parent: CALLER }, async () => {
      stored = currentTraceParent();
      logger.info('inside');
    });
    await inSpan('driven', { parent: stored, attributes: { 'emite.document_id': 'd' } }, () =>
      Promise.reject(new TypeError('CPF 12345678909')),
    ).catch(() => {});
    const { span, run } = openSpan('own', { parent: 'not-a-traceparent' });
    run(() => logger.info('in its own'));
    span.end();
    await tracing.stop();
    const spanNamed = (name: string) => collector.spans().find((each) => each.name === name);
    const [taken, driven, own] = [spanNamed('taken'), spanNamed('driven'), spanNamed('own')];
    expect(taken).toMatchObject({
      traceId: TRACE,
      parentSpanId: 'b7ad6b7169203331',
      service: 'emite-test',
      kind: 2,
    });
    expect(driven).toMatchObject({ traceId: TRACE, parentSpanId: taken?.spanId, status: { code: 2 } });
    expect(driven?.attributes).toEqual({ 'emite.document_id': 'd', 'error.type': 'TypeError' });
    expect(own?.traceId).not.toBe(TRACE);
    expect(own?.parentSpanId).toBe('');
    expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
      { trace_id: TRACE, span_id: taken?.spanId },
      { trace_id: own?.traceId, span_id: own?.spanId },
    ]);
  });
});
