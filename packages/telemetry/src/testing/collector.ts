import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import protobuf from 'protobufjs';
import { z } from 'zod';

/** Parts of OTLP that the tests read. Source: opentelemetry-proto v1, trace.proto, common.proto and resource.proto. */
const OTLP = `
  syntax = "proto3";
  message Request { repeated ResourceSpans resourceSpans = 1; }
  message ResourceSpans { Resource resource = 1; repeated ScopeSpans scopeSpans = 2; }
  message Resource { repeated KeyValue attributes = 1; }
  message ScopeSpans { repeated Span spans = 2; }
  message Span {
    bytes traceId = 1; bytes spanId = 2; bytes parentSpanId = 4; string name = 5; int32 kind = 6; repeated KeyValue attributes = 9;
    Status status = 15;
  }
  message Status { int32 code = 3; }
  message KeyValue { string key = 1; AnyValue value = 2; }
  message AnyValue { oneof value { string stringValue = 1; bool boolValue = 2; int64 intValue = 3; double doubleValue = 4; } }
`;
const request = protobuf.parse(OTLP).root.lookupType('Request');

const id = z.instanceof(Uint8Array).transform((bytes) => Buffer.from(bytes).toString('hex'));
const attributes = z
  .array(
    z.object({
      key: z.string(),
      value: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
    }),
  )
  .transform((all) => Object.fromEntries(all.map(({ key, value }) => [key, Object.values(value)[0] ?? ''])));
const span = z.object({
  traceId: id,
  spanId: id,
  /** Empty: the first of its trace. */
  parentSpanId: id.default(''),
  name: z.string(),
  kind: z.number(),
  attributes,
  status: z.object({ code: z.number().optional() }).nullish(),
});
const exported = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
});

/** A span as it came, ids in hexadecimal; `service` is what made it. */
export interface CollectedSpan extends z.infer<typeof span> {
  readonly service: string;
}

export interface Collector {
  /** For `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  readonly url: string;
  /** Spans received so far. */
  readonly spans: () => readonly CollectedSpan[];
  close(): Promise<void>;
}

function spansIn(bytes: Buffer): CollectedSpan[] {
  const read = request.toObject(request.decode(bytes), { longs: Number, arrays: true });
  return exported
    .parse(read)
    .resourceSpans.flatMap(({ resource, scopeSpans }) =>
      scopeSpans.flatMap(({ spans }) =>
        spans.map((one) => ({ ...one, service: String(resource.attributes['service.name']) })),
      ),
    );
}

/** Takes OTLP over HTTP as protobuf at `/v1/traces`, on loopback. */
export async function startCollector(): Promise<Collector> {
  const spans: CollectedSpan[] = [];
  const server = createServer((asked, answer) => {
    void buffer(asked).then((bytes) => {
      if (asked.url === '/v1/traces' && asked.headers['content-type'] === 'application/x-protobuf')
        spans.push(...spansIn(bytes));
      answer.writeHead(asked.url === '/v1/traces' ? 200 : 404).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // Listening on a port, it is no pipe.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans: () => spans,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
