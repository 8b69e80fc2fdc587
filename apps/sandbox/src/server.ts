import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import { TLSSocket } from 'node:tls';
import { buildResult } from '@fiscal/core/soap/envelope';
import type { Logger } from 'pino';
import type { Authority } from './authority/authority.ts';
import type { RestAuthority } from './authority/rest-authority.ts';
import type { CertificateAuthority, IssuedCertificate } from './ca/authority.ts';
import { answerControl } from './control/control.ts';
import type { State } from './state/state.ts';
import type { Suppliers } from './suppliers/suppliers.ts';
import type { Delivery } from './wire/answer.ts';
import { answerCall } from './wire/call.ts';
import { transmitterOf } from './wire/client-certificate.ts';
import { answerRestCall, type RestDelivery } from './wire/rest-call.ts';
import { isRestPath, restRouteOf } from './wire/rest-routes.ts';
import { type Route, routeOf } from './wire/routes.ts';

export interface ServerDeps {
  readonly state: State;
  readonly ca: CertificateAuthority;
  readonly suppliers: Suppliers;
  readonly server: IssuedCertificate;
  readonly authorities: readonly Authority[];
  readonly restAuthorities: readonly RestAuthority[];
  readonly adminToken: string;
  readonly log: Logger;
  readonly nowMs: () => number;
}

/** Longer than the adapters keep idle connections, so that they never write into a closing one. */
const KEEP_ALIVE_MS = 75_000;

/** HTTPS server that requests a certificate from every caller; the routes decide what its absence means. */
export function createSandboxServer(deps: ServerDeps): Server {
  const server = createServer({
    cert: deps.server.certPem,
    key: deps.server.keyPem,
    ca: deps.ca.certificatePem,
    requestCert: true,
    // An outsider gets the authority's own answer (28x), not a TLS alert.
    rejectUnauthorized: false,
    minVersion: 'TLSv1.2',
    keepAliveTimeout: KEEP_ALIVE_MS,
  });
  server.headersTimeout = KEEP_ALIVE_MS + 5_000;
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    answer(deps, request, response).catch((error: unknown) => {
      // A disconnected caller is not our fault.
      deps.log[request.destroyed ? 'debug' : 'error']({ err: error, path: request.url }, 'request failed');
      if (response.headersSent || request.destroyed) response.destroy();
      else
        send(response, 500, {
          contentType: 'application/json',
          body: JSON.stringify({ code: 'erro_interno' }),
        });
    });
  });
  return server;
}

async function answer(deps: ServerDeps, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'https://sandbox.invalid');
  if (url.pathname.startsWith('/sandbox/')) {
    const all = [...deps.authorities, ...deps.restAuthorities];
    const services = Object.fromEntries(all.map((a) => [a.type, Object.keys(a.services)]));
    const { status, body, contentType } = await answerControl({ ...deps, services }, deps.adminToken, {
      request,
      url,
    });
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return send(response, status, { contentType: contentType ?? 'application/json', body: text });
  }
  if (isRestPath(url.pathname, deps.restAuthorities)) return answerRest(deps, request, { response, url });
  const route = routeOf(url.pathname, deps.authorities);
  if (!route || !(request.socket instanceof TLSSocket))
    return send(response, 404, { contentType: 'text/html', body: NOT_FOUND });
  if (request.method !== 'POST') return send(response, 405, { contentType: 'text/html', body: NOT_FOUND });
  const transmitter = transmitterOf(request.socket, deps.ca.certificate, deps.nowMs());
  const startedAt = performance.now();
  const delivery = await answerCall(deps, { request, route, transmitter });
  deps.log.debug(
    { path: url.pathname, answer: delivery.answer.kind, latencyMs: performance.now() - startedAt },
    'call answered',
  );
  await deliver(response, route, delivery);
}

/** A call of an authority that is a REST service. */
async function answerRest(
  deps: ServerDeps,
  request: IncomingMessage,
  { response, url }: { readonly response: ServerResponse; readonly url: URL },
): Promise<void> {
  const route = restRouteOf(request.method, url, deps.restAuthorities);
  if (!route || !(request.socket instanceof TLSSocket))
    return send(response, 404, { contentType: 'text/html', body: NOT_FOUND });
  const transmitter = transmitterOf(request.socket, deps.ca.certificate, deps.nowMs());
  await deliverRest(response, await answerRestCall(deps, { request, route, transmitter }));
}

async function deliverRest(
  response: ServerResponse,
  { answer: content, delayMs }: RestDelivery,
): Promise<void> {
  if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs).unref());
  switch (content.kind) {
    case 'json': {
      const { status, body } = content.reply;
      return send(response, status, {
        contentType: 'application/json; charset=utf-8',
        body: body === null ? '' : JSON.stringify(body),
      });
    }
    case 'html':
      return send(response, content.status, { contentType: 'text/html; charset=utf-8', body: NOT_FOUND });
    case 'lixo':
      return send(response, 200, { contentType: 'application/json', body: GARBAGE });
    case 'corte':
      response.socket?.destroy();
  }
}

/** Neither XML nor JSON. */
const GARBAGE = Buffer.from([0xef, 0xbb, 0x7b, 0x3c, 0x00, 0x3e, 0x26, 0xff]);
const NOT_FOUND = '<!DOCTYPE html><html><body><h1>404 - File or directory not found.</h1></body></html>';
const SOAP = 'application/soap+xml; charset=utf-8';

const fault = (reason: string): string =>
  '<?xml version="1.0" encoding="utf-8"?><env:Envelope xmlns:env="http://www.w3.org/2003/05/soap-envelope"><env:Body><env:Fault>' +
  `<env:Code><env:Value>env:Sender</env:Value></env:Code><env:Reason><env:Text xml:lang="pt-BR">${reason.replace(/[<&>]/g, '')}</env:Text></env:Reason>` +
  '</env:Fault></env:Body></env:Envelope>';

async function deliver(
  response: ServerResponse,
  route: Route,
  { answer: reply, delayMs }: Delivery,
): Promise<void> {
  if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs).unref());
  switch (reply.kind) {
    case 'mensagem':
      return send(response, 200, {
        contentType: SOAP,
        body: buildResult(route.soap.resultElement, route.soap.wsdlNamespace, reply.xml),
      });
    case 'http':
      return send(response, reply.status, { contentType: 'text/html; charset=utf-8', body: reply.html });
    case 'fault':
      return send(response, 500, { contentType: SOAP, body: fault(reply.reason) });
    case 'lixo':
      return send(response, 200, { contentType: SOAP, body: GARBAGE });
    case 'corte':
      response.socket?.destroy();
  }
}

function send(
  response: ServerResponse,
  status: number,
  { contentType, body }: { readonly contentType: string; readonly body: string | Uint8Array },
): void {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  response.writeHead(status, { 'content-type': contentType, 'content-length': bytes.length });
  response.end(bytes);
}
