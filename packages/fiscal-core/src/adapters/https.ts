import { Agent } from 'node:https';
import { rootCertificates } from 'node:tls';
import { resolveEndpoint, sandboxUrl } from '../registry/endpoints.ts';
import { type RestEndpoint, resolveRestEndpoint } from '../registry/rest-endpoints.ts';
import type { ClientIdentity, SefazPort, SefazReply, SefazRequest } from '../sefaz/port.ts';
import { filledPath, readRestCall } from '../sefaz/rest.ts';
import { buildEnvelope, parseEnvelope, soapContentType } from '../soap/envelope.ts';
import type { Endpoint } from '../vocabulary/service.ts';
import { type Exchange, exchange } from './exchange.ts';
import { readRestReply } from './rest-reply.ts';

export interface HttpsSefazOptions {
  /** LIVE_TRANSMISSION=on. While false no socket is opened for `target: 'live'`. */
  readonly liveTransmission: boolean;
  readonly sandbox: {
    /** `https://127.0.0.1:4100` */
    readonly baseUrl: string;
    /** PEM of the sandbox's CA. */
    readonly ca: string;
    /** The operator named a sandbox outside this machine on purpose. */
    readonly allowRemote?: boolean;
  };
  /** PEM roots trusted besides the system's (ICP-Brasil). */
  readonly liveCa?: readonly string[];
  readonly connectTimeoutMs?: number;
  readonly maxResponseBytes?: number;
  /** An idle connection is closed after this long, before the other side does. */
  readonly idleMs?: number;
  /** Connections kept per client identity. */
  readonly maxSockets?: number;
}

export interface HttpsSefaz extends SefazPort {
  /** Closes every connection. */
  close(): void;
}

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);
const MAX_AGENTS = 1_000;

function checkSandbox({ baseUrl, allowRemote }: HttpsSefazOptions['sandbox']): void {
  const url = new URL(baseUrl);
  if (url.protocol !== 'https:') throw new Error(`sandbox base URL must be https: ${baseUrl}`);
  if (!LOOPBACK.has(url.hostname) && !allowRemote)
    throw new Error(`sandbox base URL is not loopback: ${baseUrl}`);
}

/** Reads what the authority's SOAP body holds; anything else is silence. */
function readReply(status: number, body: Buffer, latencyMs: number): SefazReply {
  const soap = parseEnvelope(body);
  if (soap.kind === 'fault')
    return { kind: 'sem-resposta', cause: `SOAP Fault ${soap.code}: ${soap.reason}`, httpStatus: status };
  if (status !== 200) return { kind: 'sem-resposta', cause: `HTTP ${status}`, httpStatus: status };
  if (soap.kind === 'ilegivel') return { kind: 'sem-resposta', cause: soap.cause, httpStatus: status };
  if (soap.content === '') return { kind: 'sem-resposta', cause: 'resposta SOAP vazia', httpStatus: status };
  return { kind: 'resposta', xml: soap.content, latencyMs };
}

class HttpsSefazPort implements HttpsSefaz {
  private readonly options: HttpsSefazOptions;
  /** Oldest use first. */
  private readonly agents = new Map<string, Agent>();

  constructor(options: HttpsSefazOptions) {
    this.options = options;
  }

  async call(request: SefazRequest): Promise<SefazReply> {
    if (request.target === 'live' && !this.options.liveTransmission)
      return {
        kind: 'bloqueado',
        code: 'transmissao_desligada',
        cause: 'A transmissão em produção está desligada.',
      };
    const rest = resolveRestEndpoint(request);
    if (rest) return this.ask(request, rest);
    const endpoint = resolveEndpoint(request);
    if (!endpoint)
      return {
        kind: 'bloqueado',
        code: 'sem_endereco',
        cause: `Sem endereço de ${request.service} para ${request.type} em ${request.uf}.`,
      };
    return this.post(request, endpoint);
  }

  close(): void {
    for (const agent of this.agents.values()) agent.destroy();
    this.agents.clear();
  }

  private post(request: SefazRequest, endpoint: Endpoint): Promise<SefazReply> {
    const { baseUrl } = this.options.sandbox;
    const sandbox = request.target === 'sandbox';
    return this.exchange(request, readReply, {
      url: sandbox ? sandboxUrl(baseUrl, request.type, endpoint) : endpoint.url,
      headers: {
        'Content-Type': soapContentType(endpoint.soapAction),
        Accept: 'application/soap+xml, text/xml',
      },
      body: buildEnvelope({ ...endpoint, payload: request.payload }),
    });
  }

  private ask(request: SefazRequest, endpoint: RestEndpoint): Promise<SefazReply> {
    const { params, body } = readRestCall(request.payload);
    const base =
      request.target === 'sandbox'
        ? this.options.sandbox.baseUrl.replace(/\/+$/, '') + endpoint.prefix
        : endpoint.base;
    return this.exchange(request, readRestReply, {
      url: base + filledPath(endpoint.path, params),
      method: endpoint.method,
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: Buffer.from(body === undefined ? '' : JSON.stringify(body)),
    });
  }

  private async exchange(
    request: SefazRequest,
    read: (status: number, body: Buffer, latencyMs: number) => SefazReply,
    what: Pick<Exchange, 'url' | 'method' | 'headers' | 'body'>,
  ): Promise<SefazReply> {
    const sandbox = request.target === 'sandbox';
    const startedAt = performance.now();
    const result = await exchange({
      ...what,
      agent: this.agentFor(request.identity, sandbox),
      headers: { ...what.headers, 'Accept-Encoding': 'gzip, deflate', ...(sandbox ? request.headers : {}) },
      connectTimeoutMs: Math.min(this.options.connectTimeoutMs ?? 10_000, request.timeoutMs),
      timeoutMs: request.timeoutMs,
      maxResponseBytes: this.options.maxResponseBytes ?? 10 * 1024 * 1024,
      ...(request.signal ? { signal: request.signal } : {}),
    });
    if (result.kind === 'resposta') return read(result.status, result.body, performance.now() - startedAt);
    return result.sent
      ? { kind: 'sem-resposta', cause: result.cause, httpStatus: result.status }
      : { kind: 'nao-enviado', cause: result.cause };
  }

  /** One keep-alive agent per identity and side: a connection carries its client certificate for life. */
  private agentFor(identity: ClientIdentity, sandbox: boolean): Agent {
    const key = `${sandbox ? 'sandbox' : 'live'}:${identity.id}`;
    const known = this.agents.get(key);
    const agent = known ?? this.createAgent(identity, sandbox);
    this.agents.delete(key);
    this.agents.set(key, agent);
    if (this.agents.size > MAX_AGENTS) {
      const [oldest] = this.agents.keys();
      // Its idle connections close by themselves; calls in flight go on.
      if (oldest !== undefined) this.agents.delete(oldest);
    }
    return agent;
  }

  private createAgent(identity: ClientIdentity, sandbox: boolean): Agent {
    return new Agent({
      keepAlive: true,
      timeout: this.options.idleMs ?? 30_000,
      maxSockets: this.options.maxSockets ?? 64,
      key: identity.keyPem,
      cert: identity.certPem,
      ca: sandbox ? this.options.sandbox.ca : [...rootCertificates, ...(this.options.liveCa ?? [])],
      rejectUnauthorized: true,
      minVersion: 'TLSv1.2',
      // Several authorities ask for the certificate by renegotiation, which TLS 1.3 does not have.
      ...(sandbox ? {} : { maxVersion: 'TLSv1.2' as const }),
    });
  }
}

/** The adapter of `SefazPort` over mutual TLS. Throws when the sandbox address is not one we may call. */
export function createHttpsSefaz(options: HttpsSefazOptions): HttpsSefaz {
  checkSandbox(options.sandbox);
  return new HttpsSefazPort(options);
}
