import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createServer as createTcpServer, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { TLSSocket } from 'node:tls';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { SefazRequest } from '../sefaz/port.ts';
import { buildResult } from '../soap/envelope.ts';
import { createTestCa, issueEcnpj, issueServerCertificate, testIdentity } from '../testing/certificates.ts';
import { createHttpsSefaz, type HttpsSefaz } from './https.ts';

const ca = createTestCa();
const serverCertificate = issueServerCertificate(ca);
const identity = testIdentity(issueEcnpj(ca, { cnpj: '11222333000181' }));
const foreign = testIdentity(issueEcnpj(createTestCa('AC Alheia'), { cnpj: '11222333000181' }));
const STATUS =
  '<retConsStatServ xmlns="http://www.portalfiscal.inf.br/nfe" versao="4.00"><cStat>107</cStat></retConsStatServ>';
const RESULT = buildResult(
  'nfeResultMsg',
  'http://www.portalfiscal.inf.br/nfe/wsdl/NFeStatusServico4',
  STATUS,
);

let server: Server;
let baseUrl: string;
let sefaz: HttpsSefaz;
let handler: (request: IncomingMessage, response: ServerResponse, body: string) => void;
const sockets = new Set<Duplex>();

beforeAll(async () => {
  const tls = {
    key: serverCertificate.keyPem,
    cert: serverCertificate.certPem,
    ca: ca.certPem,
    requestCert: true,
    rejectUnauthorized: true,
  };
  server = createServer(tls, (request, response) => {
    const chunks: string[] = [];
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => chunks.push(chunk));
    request.on('end', () => handler(request, response, chunks.join('')));
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address() as AddressInfo;
  baseUrl = `https://127.0.0.1:${address.port}`;
  sefaz = createHttpsSefaz({ liveTransmission: false, sandbox: { baseUrl, ca: ca.certPem } });
});
afterAll(async () => {
  sefaz.close();
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
});

const request = (changes: Partial<SefazRequest> = {}): SefazRequest => ({
  type: 'nfe',
  service: 'statusServico',
  uf: 'SP',
  ambiente: 2,
  target: 'sandbox',
  payload: '<consStatServ></consStatServ>',
  identity,
  timeoutMs: 5_000,
  ...changes,
});
const answer = (response: ServerResponse, body: Buffer, status = 200, headers: Record<string, string> = {}) =>
  response.writeHead(status, { 'Content-Type': 'application/soap+xml', ...headers }).end(body);

describe('the HTTPS adapter', () => {
  it('posts SOAP 1.2 over mutual TLS to the sandbox address of the endpoint row', async () => {
    let seen:
      | { url: string | undefined; type: string | undefined; strict: unknown; cn: unknown; body: string }
      | undefined;
    handler = (incoming, response, body) => {
      const peer = (incoming.socket as TLSSocket).getPeerCertificate();
      seen = {
        url: incoming.url,
        type: incoming.headers['content-type'],
        strict: incoming.headers['x-sandbox-strict'],
        cn: peer.subject.CN,
        body,
      };
      answer(response, RESULT);
    };
    const reply = await sefaz.call(request({ headers: { 'X-Sandbox-Strict': 'true' } }));
    expect(reply).toMatchObject({ kind: 'resposta', xml: STATUS });
    expect(seen).toMatchObject({
      url: '/ws/nfe/SP/statusServico',
      strict: 'true',
      cn: 'EMPRESA DE TESTE LTDA:11222333000181',
    });
    expect(seen?.type).toBe(
      'application/soap+xml; charset=utf-8; action="http://www.portalfiscal.inf.br/nfe/wsdl/NFeStatusServico4/nfeStatusServicoNF"',
    );
    expect(seen?.body).toContain(
      '<nfeDadosMsg xmlns="http://www.portalfiscal.inf.br/nfe/wsdl/NFeStatusServico4"><consStatServ>',
    );
  });

  it('keeps the connection for the next call of the same identity', async () => {
    const ports: unknown[] = [];
    handler = (incoming, response) => {
      ports.push(incoming.socket.remotePort);
      answer(response, RESULT);
    };
    await sefaz.call(request());
    await sefaz.call(request());
    expect(ports[0]).toBe(ports[1]);
  });

  it.each([
    ['gzip', (body: Buffer) => gzipSync(body)],
    ['identity', (body: Buffer) => body],
  ])('reads a %s answer with a byte order mark', async (encoding, encode) => {
    handler = (_, response) =>
      answer(response, encode(Buffer.from(`\ufeff${RESULT.toString()}`)), 200, {
        'Content-Encoding': encoding,
      });
    expect(await sefaz.call(request())).toMatchObject({ kind: 'resposta', xml: STATUS });
  });

  it.each([
    ['an HTTP 503 page', 503, '<html><body>fora do ar</body></html>', 'HTTP 503'],
    [
      'a SOAP Fault',
      500,
      '<s:Envelope xmlns:s="x"><s:Body><s:Fault><s:Code><s:Value>s:Receiver</s:Value></s:Code><s:Reason><s:Text>quebrou</s:Text></s:Reason></s:Fault></s:Body></s:Envelope>',
      'SOAP Fault s:Receiver: quebrou',
    ],
    ['bytes that are not XML', 200, '\u0000lixo', 'O XML está malformado.'],
    ['HTML with status 200', 200, '<html><body></body></html>', 'raiz html em vez de Envelope'],
  ])('calls %s silence', async (_, status, body, cause) => {
    handler = (__, response) => answer(response, Buffer.from(body), status);
    expect(await sefaz.call(request())).toEqual({ kind: 'sem-resposta', cause, httpStatus: status });
  });

  it('calls a connection cut after the request silence, not refusal', async () => {
    handler = (incoming) => incoming.socket.destroy();
    expect(await sefaz.call(request())).toMatchObject({ kind: 'sem-resposta', httpStatus: null });
  });

  it('gives up when no answer comes in time', async () => {
    // On an open connection no time is spent on a handshake.
    handler = (_, response) => answer(response, RESULT);
    await sefaz.call(request());
    handler = () => undefined;
    expect(await sefaz.call(request({ timeoutMs: 150 }))).toMatchObject({
      kind: 'sem-resposta',
      cause: 'sem resposta em 150 ms',
    });
  });

  it('stops reading an answer that is too large', async () => {
    const small = createHttpsSefaz({
      liveTransmission: false,
      sandbox: { baseUrl, ca: ca.certPem },
      maxResponseBytes: 1_000,
    });
    handler = (_, response) => answer(response, Buffer.from('x'.repeat(100_000)));
    expect(await small.call(request())).toMatchObject({
      kind: 'sem-resposta',
      cause: 'resposta com mais de 1000 bytes',
    });
    handler = (_, response) =>
      answer(response, gzipSync('x'.repeat(100_000)), 200, { 'Content-Encoding': 'gzip' });
    expect(await small.call(request())).toMatchObject({ kind: 'sem-resposta' });
    small.close();
  });

  it.each(['identity', 'chunked'])('leaves an answer of 100 MB after its limit (%s)', async (how) => {
    let written = 0;
    handler = (_, response) => {
      const chunk = new Uint8Array(1024 * 1024).fill(60);
      response.on('error', () => {});
      response.writeHead(200, how === 'identity' ? { 'Content-Length': String(100 * chunk.length) } : {});
      const more = () => {
        while (written < 100 && !response.destroyed) {
          written += 1;
          if (!response.write(chunk)) return void response.once('drain', more);
        }
      };
      more();
    };
    expect(await sefaz.call(request({ timeoutMs: 30_000 }))).toMatchObject({
      kind: 'sem-resposta',
      cause: 'resposta com mais de 10485760 bytes',
    });
    expect(written).toBeLessThan(60);
  });

  it('knows that nothing left when the signal had already fired', async () => {
    expect(await sefaz.call(request({ signal: AbortSignal.abort() }))).toEqual({
      kind: 'nao-enviado',
      cause: 'cancelado',
    });
  });

  it('knows that nothing left when the port is closed', async () => {
    const probe = createTcpServer();
    await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
    const { port } = probe.address() as AddressInfo;
    await new Promise((resolve) => probe.close(resolve));
    const closed = createHttpsSefaz({
      liveTransmission: false,
      sandbox: { baseUrl: `https://127.0.0.1:${port}`, ca: ca.certPem },
    });
    expect(await closed.call(request())).toMatchObject({
      kind: 'nao-enviado',
      cause: expect.stringContaining('ECONNREFUSED'),
    });
    expect(await closed.call(request())).not.toHaveProperty('ours');
  });

  it.each(['host.invalid', '[2001:db8::1]'])(
    'knows its own network where there is no way to %s',
    async (host) => {
      const lost = createHttpsSefaz({
        liveTransmission: false,
        sandbox: { baseUrl: `https://${host}:1`, ca: ca.certPem, allowRemote: true },
      });
      expect(await lost.call(request())).toMatchObject({ kind: 'nao-enviado', ours: true });
    },
  );

  it('knows that nothing left when the handshake never ends', async () => {
    const openSockets: Socket[] = [];
    const mute = createTcpServer((socket) => openSockets.push(socket));
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
    const { port } = mute.address() as AddressInfo;
    const slow = createHttpsSefaz({
      liveTransmission: false,
      sandbox: { baseUrl: `https://127.0.0.1:${port}`, ca: ca.certPem },
      connectTimeoutMs: 100,
    });
    expect(await slow.call(request())).toMatchObject({ kind: 'nao-enviado', cause: 'sem conexão em 100 ms' });
    for (const socket of openSockets) socket.destroy();
    await new Promise((resolve) => mute.close(resolve));
  });

  it('knows that nothing left when we do not trust the server', async () => {
    const wary = createHttpsSefaz({
      liveTransmission: false,
      sandbox: { baseUrl, ca: createTestCa().certPem },
    });
    expect(await wary.call(request())).toMatchObject({ kind: 'nao-enviado' });
  });

  it('calls a server that hangs up on our certificate silence: it may have read first', async () => {
    handler = (_, response) => answer(response, RESULT);
    expect(await sefaz.call(request({ identity: foreign }))).toMatchObject({ kind: 'sem-resposta' });
  });

  it('opens no socket for a live call while live transmission is off', async () => {
    const net = await import('node:net');
    const spy = vi.spyOn(net.Socket.prototype, 'connect');
    const reply = await sefaz.call(request({ target: 'live', ambiente: 1 }));
    expect(reply).toMatchObject({ kind: 'bloqueado', code: 'transmissao_desligada' });
    expect(spy).not.toHaveBeenCalled();
    spy.mockRestore();
  });

  it('is blocked where there is no address', async () => {
    expect(await sefaz.call(request({ uf: 'ZZ' }))).toMatchObject({
      kind: 'bloqueado',
      code: 'sem_endereco',
    });
  });

  it('refuses a sandbox outside loopback unless the operator allowed it', () => {
    const sandbox = { baseUrl: 'https://sandbox.example.com', ca: ca.certPem };
    expect(() => createHttpsSefaz({ liveTransmission: false, sandbox })).toThrow(/loopback/);
    expect(() =>
      createHttpsSefaz({ liveTransmission: false, sandbox: { ...sandbox, allowRemote: true } }),
    ).not.toThrow();
    expect(() =>
      createHttpsSefaz({ liveTransmission: false, sandbox: { baseUrl: 'http://127.0.0.1:1', ca: '' } }),
    ).toThrow(/https/);
  });
});
