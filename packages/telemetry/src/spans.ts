import {
  type Attributes,
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

export type { Attributes, Span };
export { SpanKind };

const tracer = trace.getTracer('emite');

export interface SpanOptions {
  readonly kind?: SpanKind;
  /** Ids, access keys and words of ours; never a name, a token or a document's content. */
  readonly attributes?: Attributes;
  /** `traceparent` (W3C) of the span that it belongs to; null begins a trace. Absent: the span under way. */
  readonly parent?: string | null;
}

/** `traceparent` (W3C) of the span under way; null where there is none. */
export function currentTraceParent(): string | null {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent ?? null;
}

/** Context of a `traceparent`; empty if it breaks W3C Trace Context. */
const contextOf = (traceParent: string | null): Context =>
  traceParent === null ? ROOT_CONTEXT : propagation.extract(ROOT_CONTEXT, { traceparent: traceParent });

/** Records only the class of an error, because messages quote input. */
export function recordFailure(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
}

/** Runs `work` in a span of its own, which ends with it. */
export function inSpan<T>(
  name: string,
  { kind = SpanKind.INTERNAL, attributes = {}, parent }: SpanOptions,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  const above = parent === undefined ? context.active() : contextOf(parent);
  return tracer.startActiveSpan(name, { kind, attributes }, above, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      recordFailure(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** A span that something else ends, and what runs in it. */
export function openSpan(
  name: string,
  { kind = SpanKind.INTERNAL, attributes = {}, parent = null }: SpanOptions,
): { readonly span: Span; readonly run: (work: () => void) => void } {
  const above = contextOf(parent);
  const span = tracer.startSpan(name, { kind, attributes }, above);
  return { span, run: (work) => context.with(trace.setSpan(above, span), work) };
}
