import { z } from 'zod';

const endpoint = z.preprocess(
  (text) => (text === '' ? undefined : text),
  z.url({ protocol: /^https?$/ }).optional(),
);

/**
 * Settings that decide whether spans are made. The other standard variables (`OTEL_EXPORTER_OTLP_HEADERS`, `OTEL_TRACES_SAMPLER`, `OTEL_BSP_*`,
 * `OTEL_SERVICE_NAME`, `OTEL_RESOURCE_ATTRIBUTES` …) are read by OpenTelemetry itself.
 */
export const traceSettings = {
  /** Collector that takes OTLP over HTTP, without `/v1/traces`; absent = no traces. */
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  /** The whole address, where traces go elsewhere than the rest. */
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: endpoint,
  OTEL_SDK_DISABLED: z
    .string()
    .default('false')
    .transform((text) => text.toLowerCase() === 'true'),
};

export type TraceSettings = z.infer<z.ZodObject<typeof traceSettings>>;
