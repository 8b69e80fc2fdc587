import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { webhookReceiver } from '../../apps/api/test/support/webhook-receiver.ts';
import { minimalNfe } from '../../packages/fiscal-core/src/testing/builders.ts';
import type { Stack } from '../../packages/fiscal-core/src/testing/stack.ts';
import {
  type CollectedSpan,
  type Collector,
  startCollector,
} from '../../packages/telemetry/src/testing/collector.ts';
import { stackHome } from '../../scripts/base/paths.mjs';
import { makeScratchDir } from '../../scripts/stack/postgres.mjs';
import { stopStack } from '../../scripts/stack/stack.mjs';
import { startTestStack } from '../../scripts/stack/test-stack.mjs';

/** All processes of one stack send their spans to a collector of this file. */
const CNPJ = '11222333000181';
const scratch = makeScratchDir('emite-tracing-');
const home = stackHome(scratch);
let collector: Collector;
let traced: Stack;

beforeAll(async () => {
  collector = await startCollector();
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '100' };
  traced = await startTestStack(home, { settings });
});
afterAll(async () => {
  await stopStack(home);
  await collector.close();
  fs.rmSync(scratch, { recursive: true, force: true });
});

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';
const spans = () => collector.spans().filter(({ traceId }) => traceId === TRACE);
const findSpan = (name: string) => spans().find((span) => span.name === name);
const until = (name: string) =>
  expect.poll(() => findSpan(name), { timeout: 300_000, interval: 50 }).toBeDefined();

/** From a span up to the caller's, by name. */
function pathOf(span: CollectedSpan | undefined): string[] {
  if (span === undefined) return [];
  const above = spans().find(({ spanId }) => spanId === span.parentSpanId);
  return [span.name, ...(above === undefined ? [span.parentSpanId] : pathOf(above))];
}

/** Buyer in the document. */
const CONSUMER = 'CONSUMIDORA RASTREADA';
const emitAnswer = z.object({ invoiceId: z.string(), accessKey: z.string() });

it('an emission is one trace, from the request of its caller to the authority and the webhook', async () => {
  const { accessKey, testToken } = traced.credentials;
  const headers = {
    'x-access-key': accessKey,
    authorization: `Bearer ${testToken}`,
    'content-type': 'application/json',
  };
  const receiver = await webhookReceiver();
  const created = await fetch(`${traced.apiUrl}/v1/webhooks`, {
    method: 'POST',
    headers: { 'x-access-key': accessKey, 'content-type': 'application/json' },
    body: JSON.stringify({ environment: 2, url: receiver.url, types: ['document.authorized'] }),
  });
  expect(created.status).toBe(201);
  const answered = await fetch(`${traced.apiUrl}/v1/nfe/emit`, {
    method: 'POST',
    headers: { ...headers, traceparent: `00-${TRACE}-${CALLER}-01` },
    body: JSON.stringify(minimalNfe(Date.now(), { cnpj_emitente: CNPJ, nome_destinatario: CONSUMER })),
  });
  expect(answered.status).toBe(202);
  const { invoiceId, accessKey: chave } = emitAnswer.parse(await answered.json());
  const [told] = await receiver.until(1);
  for (const name of ['POST /v1/nfe/emit', 'sefaz autorizacao', 'step registrar', 'webhook', 'wake workflow'])
    await until(name);

  const request = ['POST /v1/nfe/emit', CALLER];
  const accepted = ['accept', ...request];
  expect(pathOf(findSpan('sefaz autorizacao'))).toEqual([
    'sefaz autorizacao',
    'step transmitir',
    ...accepted,
  ]);
  expect(pathOf(findSpan('step assinar'))).toEqual(['step assinar', ...accepted]);
  expect(pathOf(findSpan('step registrar'))).toEqual(['step registrar', ...accepted]);
  expect(pathOf(findSpan('webhook'))).toEqual(['webhook', ...accepted]);
  expect(pathOf(findSpan('wake workflow'))).toEqual(['wake workflow', ...request]);
  expect(told?.headers['traceparent']).toBe(`00-${TRACE}-${findSpan('webhook')?.spanId}-01`);
  expect(findSpan('POST /v1/nfe/emit')?.attributes).toMatchObject({
    'http.route': '/v1/nfe/emit',
    'http.response.status_code': 202,
  });
  expect(findSpan('step transmitir')).toMatchObject({
    service: 'emite-worker',
    attributes: { 'emite.document_id': invoiceId, 'temporal.workflow_id': `document:${invoiceId}` },
  });
  expect(findSpan('sefaz autorizacao')?.attributes).toMatchObject({
    'emite.authorizer': 'SP',
    'emite.outcome': 'resposta',
    'emite.c_stat': '104',
  });

  // The log of both processes leads to it.
  const log = (name: string) => fs.readFileSync(path.join(home.logs, `${name}.log`), 'utf8');
  expect(log('api')).toContain(`"trace_id":"${TRACE}"`);

  // No span contains data of a document or credentials.
  const all = JSON.stringify(collector.spans());
  expect(all).toContain(chave);
  for (const secret of [accessKey, testToken, CONSUMER, '<']) expect(all).not.toContain(secret);
});

it('an event of a document is in the trace of its own request', async () => {
  const { accessKey, testToken } = traced.credentials;
  const headers = {
    'x-access-key': accessKey,
    authorization: `Bearer ${testToken}`,
    'content-type': 'application/json',
  };
  const emitted = await fetch(`${traced.apiUrl}/v1/nfe/emit`, {
    method: 'POST',
    headers: { ...headers, prefer: 'wait=60' },
    body: JSON.stringify(minimalNfe(Date.now(), { cnpj_emitente: CNPJ })),
  });
  const { invoiceId } = emitAnswer.parse(await emitted.json());
  const own = '5bf92f3577b34da6a3ce929d0e0e4736';
  const corrected = await fetch(`${traced.apiUrl}/v1/nfe/${invoiceId}/correct`, {
    method: 'POST',
    headers: { ...headers, traceparent: `00-${own}-${CALLER}-01` },
    body: JSON.stringify({ correctionText: 'O volume transportado e composto de 2 caixas' }),
  });
  expect(corrected.status).toBe(202);
  const names = () => collector.spans().flatMap(({ traceId, name }) => (traceId === own ? [name] : []));
  await expect
    .poll(names, { timeout: 300_000, interval: 50 })
    .toEqual(expect.arrayContaining(['step assinarEvento', 'sefaz recepcaoEvento', 'step registrarEvento']));
});
