import { isSpanContextValid, trace } from '@opentelemetry/api';

/** What joins a line of the log to its trace; nothing where there is none. */
export function logFields(): { trace_id?: string; span_id?: string } {
  const span = trace.getActiveSpan()?.spanContext();
  return span !== undefined && isSpanContextValid(span)
    ? { trace_id: span.traceId, span_id: span.spanId }
    : {};
}
