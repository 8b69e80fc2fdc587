import { isSpanContextValid, trace } from '@opentelemetry/api';

/** Fields that join a log line to its trace; empty without a trace. */
export function logFields(): { trace_id?: string; span_id?: string } {
  const span = trace.getActiveSpan()?.spanContext();
  return span !== undefined && isSpanContextValid(span)
    ? { trace_id: span.traceId, span_id: span.spanId }
    : {};
}
