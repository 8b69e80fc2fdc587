import type { TraceSettings } from './trace-settings.ts';

export interface Tracing {
  /** False: no span is made, and nothing of what makes them is loaded. */
  readonly on: boolean;
  /** Sends buffered spans; waits for an absent collector no longer than its timeout. */
  readonly stop: () => Promise<void>;
}

const OFF: Tracing = { on: false, stop: async () => {} };

/**
 * Sends this process's spans to the collector of `OTEL_EXPORTER_OTLP_ENDPOINT`; without one, or with `OTEL_SDK_DISABLED=true`, does
 * nothing. Baggage is not taken from callers: it would travel on with what is nobody's business.
 */
export async function startTracing(settings: TraceSettings, serviceName: string): Promise<Tracing> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: all, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: own } = settings;
  if (settings.OTEL_SDK_DISABLED || (all === undefined && own === undefined)) return OFF;
  const [{ W3CTraceContextPropagator }, { OTLPTraceExporter }, resources, sdk] = await Promise.all([
    import('@opentelemetry/core'),
    import('@opentelemetry/exporter-trace-otlp-proto'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace-node'),
  ]);
  const { defaultResource, detectResources, envDetector, resourceFromAttributes } = resources;
  const provider = new sdk.NodeTracerProvider({
    // The environment's attributes of this process take precedence over ours.
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': serviceName, 'service.namespace': 'emite' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new sdk.BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register({ propagator: new W3CTraceContextPropagator() });
  return { on: true, stop: () => provider.shutdown().catch(() => {}) };
}
