import { Agent } from 'node:https';
import { resolveEndpoint, sandboxUrl } from '../registry/endpoints.ts';
import { type RestEndpoint, resolveRestEndpoint } from '../registry/rest-endpoints.ts';
import type { ClientIdentity, Reach, SefazPort, SefazReply, SefazRequest } from '../sefaz/port.ts';
import { readRestReply, readSoapReply } from '../sefaz/reply.ts';
import { filledPath, readRestCall } from '../sefaz/rest.ts';
import { buildEnvelope, soapContentType } from '../soap/envelope.ts';
import type { Endpoint } from '../vocabulary/service.ts';
import { type ConnectionFault, faultOf } from './connection-fault.ts';
import { type Exchanged, exchange } from './exchange.ts';
import { reach } from './reach.ts';
import { type Sent, seenExchange } from './seen-exchange.ts';
import { serverTrust } from './server-trust.ts';
import { type TlsRow, tlsOptionsOf, tlsRowOf } from './tls-rows.ts';

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
  /** PEM authorities trusted besides Node's and those of ICP-Brasil. */
  readonly liveCa?: readonly string[];
  /** Resolver of the real authorities' addresses (default: the tables). */
  readonly endpointOf?: typeof resolveEndpoint;
  readonly connectTimeoutMs?: number;
  readonly maxResponseBytes?: number;
  /** An idle connection is closed after this long, before the other side does. */
  readonly idleMs?: number;
  /** Pooled connections per client identity. */
  readonly maxSockets?: number;
}

export interface HttpsSefaz extends SefazPort {
  /** Connects to the address of a request and sends nothing; null when the request has no address. */
  readonly reach: Reach;
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

/** Status of servers that ask for the certificate only after the request. Seen at: IIS hosts, SVRS, RS, PE. */
const FORBIDDEN = 403;

/** Reports a fault that waiting does not mend. */
const blockedBy = ({ code, cause, fix }: ConnectionFault, url: string): SefazReply => ({
  kind: 'bloqueado',
  code,
  cause: `${cause} ${fix} (${new URL(url).hostname})`,
});

type Read = (status: number, body: Buffer, latencyMs: number) => SefazReply;

function replyOf(result: Exchanged, read: Read, url: string): SefazReply {
  if (result.kind === 'resposta') {
    const reply = read(result.status, result.body, result.sight.timings.totalMs);
    return reply.kind === 'sem-resposta' && reply.httpStatus === FORBIDDEN
      ? blockedBy(faultOf('certificado_recusado'), url)
      : reply;
  }
  if (result.fault !== null) return blockedBy(result.fault, url);
  return result.sent
    ? { kind: 'sem-resposta', cause: result.cause, httpStatus: result.status }
    : { kind: 'nao-enviado', cause: result.cause, ...(result.ours && { ours: true }) };
}

class HttpsSefazPort implements HttpsSefaz {
  private readonly options: HttpsSefazOptions;
  /** Least recently used first. */
  private readonly agents = new Map<string, Agent>();
  private readonly trusted: readonly string[];

  constructor(options: HttpsSefazOptions) {
    this.options = options;
    this.trusted = serverTrust(options.liveCa);
  }

  async call(request: SefazRequest): Promise<SefazReply> {
    if (request.target === 'live' && !this.options.liveTransmission)
      return {
        kind: 'bloqueado',
        code: 'transmissao_desligada',
        cause: 'A transmissão às SEFAZ está desligada.',
      };
    const rest = resolveRestEndpoint(request);
    if (rest) return this.ask(request, rest);
    const endpoint = (this.options.endpointOf ?? resolveEndpoint)(request);
    if (!endpoint)
      return {
        kind: 'bloqueado',
        code: 'sem_endereco',
        cause: `Sem endereço de ${request.service} para ${request.type} em ${request.uf}.`,
      };
    return this.post(request, endpoint);
  }

  readonly reach: Reach = async ({ identity, target, timeoutMs, ...query }) => {
    const rest = resolveRestEndpoint(query);
    const endpoint = rest === null ? (this.options.endpointOf ?? resolveEndpoint)(query) : null;
    const real = rest?.base ?? endpoint?.url;
    if (real === undefined) return null;
    const sandbox = target === 'sandbox';
    return reach({
      url: sandbox ? this.options.sandbox.baseUrl : real,
      tls: this.tlsOf(identity, sandbox ? null : tlsRowOf(new URL(real).hostname)),
      timeoutMs: Math.min(this.options.connectTimeoutMs ?? 10_000, timeoutMs),
    });
  };

  close(): void {
    for (const agent of this.agents.values()) agent.destroy();
    this.agents.clear();
  }

  private post(request: SefazRequest, endpoint: Endpoint): Promise<SefazReply> {
    const { baseUrl } = this.options.sandbox;
    const sandbox = request.target === 'sandbox';
    return this.exchange(request, readSoapReply, {
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
      url: base + filledPath(endpoint.path, params, endpoint.query),
      method: endpoint.method,
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: Buffer.from(body === undefined ? '' : JSON.stringify(body)),
    });
  }

  private async exchange(request: SefazRequest, read: Read, what: Sent): Promise<SefazReply> {
    const sandbox = request.target === 'sandbox';
    const startedAt = new Date();
    const result = await exchange({
      ...what,
      agent: this.agentFor(request.identity, sandbox ? null : tlsRowOf(new URL(what.url).hostname)),
      headers: { ...what.headers, 'Accept-Encoding': 'gzip, deflate', ...(sandbox ? request.headers : {}) },
      connectTimeoutMs: Math.min(this.options.connectTimeoutMs ?? 10_000, request.timeoutMs),
      timeoutMs: request.timeoutMs,
      maxResponseBytes: this.options.maxResponseBytes ?? 10 * 1024 * 1024,
      ...(request.signal ? { signal: request.signal } : {}),
    });
    const reply = replyOf(result, read, what.url);
    request.seen?.(seenExchange(startedAt, what, { result, reply }));
    return reply;
  }

  /**
   * Returns the keep-alive agent of an identity and its connection settings, because a connection cannot change its client
   * certificate. `row` belongs to a real authority; null means the sandbox.
   */
  private agentFor(identity: ClientIdentity, row: TlsRow | null): Agent {
    const key = `${row === null ? 'sandbox' : JSON.stringify(tlsOptionsOf(row))}:${identity.id}`;
    const known = this.agents.get(key);
    const agent = known ?? this.createAgent(identity, row);
    this.agents.delete(key);
    this.agents.set(key, agent);
    if (this.agents.size > MAX_AGENTS) {
      const [oldest] = this.agents.keys();
      // Idle connections of a dropped agent close by themselves; calls in flight continue.
      if (oldest !== undefined) this.agents.delete(oldest);
    }
    return agent;
  }

  private createAgent(identity: ClientIdentity, row: TlsRow | null): Agent {
    return new Agent({
      keepAlive: true,
      timeout: this.options.idleMs ?? 30_000,
      maxSockets: this.options.maxSockets ?? 64,
      ...this.tlsOf(identity, row),
      rejectUnauthorized: true,
    });
  }

  private tlsOf(identity: ClientIdentity, row: TlsRow | null) {
    return {
      key: identity.keyPem,
      cert: identity.certPem,
      ca: row === null ? this.options.sandbox.ca : [...this.trusted],
      ...(row === null ? { minVersion: 'TLSv1.2' as const } : tlsOptionsOf(row)),
    };
  }
}

/** The adapter of `SefazPort` over mutual TLS. Throws when the sandbox address is not one we may call. */
export function createHttpsSefaz(options: HttpsSefazOptions): HttpsSefaz {
  checkSandbox(options.sandbox);
  return new HttpsSefazPort(options);
}
