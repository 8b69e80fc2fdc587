import type { ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SefazReply } from '../sefaz/port.ts';
import { buildResult } from '../soap/envelope.ts';
import { createTestCa, issueEcnpj, issueServerCertificate, testIdentity } from '../testing/certificates.ts';
import type { SeenExchange } from '../vocabulary/exchange.ts';
import { createHttpsSefaz, type HttpsSefaz } from './https.ts';

const ca = createTestCa();
const certificate = issueServerCertificate(ca);
const identity = testIdentity(issueEcnpj(ca, { cnpj: '11222333000181' }));
const WSDL = 'http://www.portalfiscal.inf.br/nfe/wsdl/NFeStatusServico4';
const RESULT = buildResult('nfeResultMsg', WSDL, '<retConsStatServ><cStat>107</cStat></retConsStatServ>');

let server: Server;
let baseUrl: string;
let sefaz: HttpsSefaz;
let respond: (response: ServerResponse, socket: TLSSocket) => void;
let received: Buffer;

beforeAll(async () => {
  server = createServer({ key: certificate.keyPem, cert: certificate.certPem }, (request, response) => {
    const chunks: Uint8Array[] = [];
    request.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    request.on('end', () => {
      received = Buffer.concat(chunks);
      respond(response, request.socket as TLSSocket);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  baseUrl = `https://127.0.0.1:${port}`;
  sefaz = createHttpsSefaz({ liveTransmission: false, sandbox: { baseUrl, ca: ca.certPem } });
});
afterAll(async () => {
  sefaz.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function call(
  port: Pick<HttpsSefaz, 'call'>,
  timeoutMs = 5_000,
): Promise<{ readonly reply: SefazReply; readonly seen: SeenExchange }> {
  const exchanges: SeenExchange[] = [];
  const reply = await port.call({
    type: 'nfe',
    service: 'statusServico',
    uf: 'SP',
    ambiente: 2,
    target: 'sandbox',
    payload: '<consStatServ></consStatServ>',
    identity,
    timeoutMs,
    seen: (exchange) => exchanges.push(exchange),
  });
  const [seen] = exchanges;
  if (seen === undefined || exchanges.length > 1) throw new Error(`told ${exchanges.length} times`);
  return { reply, seen };
}

const whole = (response: ServerResponse) =>
  response
    .writeHead(200, { 'Content-Type': 'application/soap+xml', 'Content-Encoding': 'gzip' })
    .end(gzipSync(RESULT));

const SHOWN = {
  sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
  subject: 'C=BR, O=ICP-Brasil, CN=localhost',
  issuer: 'C=BR, O=ICP-Brasil, CN=AC Teste Raiz',
};

it('reports the bytes sent and received, with all facts of the connection', async () => {
  respond = whole;
  const { seen } = await call(sefaz);
  expect(seen).toMatchObject({
    method: 'POST',
    url: `${baseUrl}/ws/nfe/SP/statusServico`,
    contentType: expect.stringContaining('application/soap+xml'),
    peer: baseUrl.slice('https://'.length),
    tls: { protocol: 'TLSv1.3', cipher: expect.stringMatching(/^TLS_/), reused: false },
    certificate: SHOWN,
    httpStatus: 200,
    answerType: 'application/soap+xml',
    ending: 'resposta',
    fault: null,
    cause: null,
  });
  expect(seen.request).toEqual(received);
  expect(seen.answer).toEqual(RESULT);
  const { connectMs, tlsMs, firstByteMs, totalMs } = seen.timings;
  expect([connectMs, tlsMs, firstByteMs, totalMs]).toEqual(
    [connectMs, tlsMs, firstByteMs, totalMs].toSorted((a, b) => Number(a) - Number(b)),
  );
});

it('reports a reused connection, without waits', async () => {
  respond = whole;
  await call(sefaz);
  const { seen } = await call(sefaz);
  expect(seen).toMatchObject({
    tls: { reused: true },
    certificate: SHOWN,
    timings: { dnsMs: null, connectMs: null, tlsMs: null },
  });
});

it('shows the certificate of a server that takes up a session again', async () => {
  respond = (response) => response.setHeader('Connection', 'close').end(RESULT);
  await call(sefaz);
  respond = whole;
  await call(sefaz);
  const resumed: boolean[] = [];
  server.once('secureConnection', (socket: TLSSocket) => resumed.push(socket.isSessionReused()));
  respond = (response) => response.setHeader('Connection', 'close').end(RESULT);
  await call(sefaz);
  const { seen } = await call(sefaz);
  expect(resumed).toEqual([true]);
  expect(seen).toMatchObject({ tls: { reused: false }, certificate: SHOWN });
});

it('reports the received part of a truncated answer', async () => {
  respond = (response, socket) => {
    response.writeHead(200, { 'Content-Type': 'application/soap+xml', 'Content-Length': '1000' });
    response.write('<Envelope><Bo', () => socket.destroy());
  };
  const { seen } = await call(sefaz);
  expect(seen).toMatchObject({ ending: 'sem-resposta', httpStatus: 200, tls: { protocol: 'TLSv1.3' } });
  expect(seen.answer?.toString()).toBe('<Envelope><Bo');
});

it('reports an answer on a timeout as none', async () => {
  respond = () => undefined;
  const { seen } = await call(sefaz, 150);
  expect(seen).toMatchObject({
    ending: 'sem-resposta',
    cause: 'sem resposta em 150 ms',
    answer: null,
    httpStatus: null,
    timings: { firstByteMs: null },
  });
  expect(seen.request.toString()).toContain('<consStatServ>');
});

it('shows the certificate of a server that is not trusted', async () => {
  const wary = createHttpsSefaz({
    liveTransmission: false,
    sandbox: { baseUrl, ca: createTestCa().certPem },
  });
  const { seen } = await call(wary);
  expect(seen).toMatchObject({ ending: 'nao-enviado', certificate: SHOWN, answer: null });
  wary.close();
});

it('reports a closed port', async () => {
  const away = createServer({ key: certificate.keyPem, cert: certificate.certPem });
  await new Promise<void>((resolve) => away.listen(0, '127.0.0.1', resolve));
  const { port } = away.address() as AddressInfo;
  await new Promise((resolve) => away.close(resolve));
  const lost = createHttpsSefaz({
    liveTransmission: false,
    sandbox: { baseUrl: `https://127.0.0.1:${port}`, ca: ca.certPem },
  });
  expect((await call(lost)).seen).toMatchObject({
    ending: 'nao-enviado',
    tls: null,
    certificate: null,
    peer: null,
    timings: { connectMs: null },
  });
});

it('reports nothing where no socket was opened', async () => {
  const exchanges: SeenExchange[] = [];
  await sefaz.call({
    type: 'nfe',
    service: 'statusServico',
    uf: 'SP',
    ambiente: 1,
    target: 'live',
    payload: '',
    identity,
    timeoutMs: 1_000,
    seen: (exchange) => exchanges.push(exchange),
  });
  expect(exchanges).toEqual([]);
});
