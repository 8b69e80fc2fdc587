import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { createSecureContext, rootCertificates } from 'node:tls';
import type { Ambiente } from '@fiscal/core/vocabulary/service';
import { type Answered, readAnswer } from './answer.ts';
import { codeOf, DeadlineError, type Failure, failureOf, InterruptedError } from './failure.ts';
import { createResolve, judgedLookup, type Resolve } from './resolve.ts';
import { createTargets, type Target } from './target.ts';
import { NEVER_BEGUN, type Watched, watchCall } from './watch.ts';

export interface SenderOptions {
  /** Endpoints of the test environment may be on this machine. */
  readonly loopbackAllowed: boolean;
  /** Default: the DNS servers of this machine. */
  readonly resolve?: Resolve;
  /** PEM authorities trusted besides Node's. */
  readonly extraCa?: readonly string[];
  /** Limit of the whole call, from the name to the last byte of the answer. */
  readonly timeoutMs?: number;
  /** Bytes of an answer that are read; what comes after is cut off. */
  readonly answerMax?: number;
  /** Connections to one server at once; more calls wait for one, within their time. */
  readonly connectionsMax?: number;
}

export interface Call {
  readonly url: string;
  /** Environment of the endpoint. */
  readonly environment: Ambiente;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly signal?: AbortSignal;
}

export type SendResult =
  | (Watched & Answered & { readonly kind: 'answered' })
  /** `status`: what had come when the answer broke off. */
  | (Watched & Failure & { readonly kind: 'failed'; readonly status: number | null });

export type Sender = ReturnType<typeof createSender>;

type Agent = HttpAgent | HttpsAgent;

const OURS = {
  'content-type': 'application/json',
  'user-agent': 'Emite-Webhooks/1',
  accept: '*/*',
  // A compressed answer could decompress to any size.
  'accept-encoding': 'identity',
};
/** An idle connection is closed after this long. */
const IDLE_MS = 30_000;
/** Bytes of an answer's headers. */
const HEADERS_MAX = 16_384;
/** Servers with open connections. */
const AGENTS_MAX = 2_000;

type MakeAgent = (to: { readonly secure: boolean; readonly keepAlive: boolean }) => Agent;

function agentsBy(options: SenderOptions): MakeAgent {
  const connections = options.connectionsMax ?? 64;
  const settings = {
    lookup: judgedLookup(options.resolve ?? createResolve()),
    autoSelectFamily: true,
    // Node's quarter of a second gives up on servers far away.
    autoSelectFamilyAttemptTimeout: 1_000,
    timeout: IDLE_MS,
    maxSockets: connections,
    maxFreeSockets: connections,
  };
  const tls = {
    // Explicit, so that the environment cannot disable it.
    rejectUnauthorized: true,
    // Shared by all connections: reading the authorities takes longer than a call.
    secureContext: createSecureContext({
      minVersion: 'TLSv1.2',
      ...(options.extraCa && { ca: [...rootCertificates, ...options.extraCa] }),
    }),
  };
  return ({ secure, keepAlive }) =>
    secure ? new HttpsAgent({ ...settings, ...tls, keepAlive }) : new HttpAgent({ ...settings, keepAlive });
}

/** Makes calls to addresses that strangers choose: each is judged before, and a connection stays where it was judged. */
export function createSender(options: SenderOptions) {
  const { loopbackAllowed, timeoutMs = 15_000, answerMax = 65_536 } = options;
  const targetOf = createTargets(loopbackAllowed);
  const makeAgent = agentsBy(options);
  /** Agents by origin, least recently used first. */
  const agents = new Map<string, Agent>();

  function agentFor({ origin, secure }: Target): Agent {
    const agent = agents.get(origin) ?? makeAgent({ secure, keepAlive: true });
    agents.delete(origin);
    agents.set(origin, agent);
    if (agents.size > AGENTS_MAX) {
      const [oldest] = agents.keys();
      // The idle connections close by themselves; calls under way continue.
      if (oldest !== undefined) agents.delete(oldest);
    }
    return agent;
  }

  return {
    /** Makes one POST. Every outcome is a result; it follows no redirect and uses no proxy. */
    send: async (call: Call): Promise<SendResult> => {
      const startedAt = performance.now();
      const target = targetOf(call.url, call.environment);
      if (target.kind === 'refused') {
        const detail = `${target.message} Nada foi enviado.`;
        return { kind: 'failed', reason: 'forbidden_address', detail, status: null, ...NEVER_BEGUN };
      }
      return post(call, {
        target,
        agent: agentFor(target),
        anew: () => makeAgent({ secure: target.secure, keepAlive: false }),
        startedAt,
        timeoutMs,
        answerMax,
      });
    },
    /** Closes every connection; calls under way fail. */
    close: (): void => {
      for (const agent of agents.values()) agent.destroy();
      agents.clear();
    },
  };
}

interface Way {
  readonly target: Target;
  readonly agent: Agent;
  /** Makes an agent without open connections. */
  readonly anew: () => Agent;
  readonly startedAt: number;
  readonly timeoutMs: number;
  readonly answerMax: number;
}

const requestBy = ({ target: { secure, hostname, host, port, path }, agent }: Way, { headers, body }: Call) =>
  (secure ? httpsRequest : httpRequest)({
    agent,
    method: 'POST',
    hostname,
    port,
    path,
    headers: { ...headers, ...OURS, host, 'content-length': Buffer.byteLength(body) },
    insecureHTTPParser: false,
    maxHeaderSize: HEADERS_MAX,
  });

/**
 * A server may close an idle connection just when it is used. The message is not at fault: send it by another
 * connection.
 */
const CLOSED = new Set(['ECONNRESET', 'EPIPE']);

function post(call: Call, way: Way): Promise<SendResult> {
  const { target, startedAt, timeoutMs } = way;
  return new Promise((resolve) => {
    const watch = watchCall(target, startedAt);
    const request = requestBy(way, call);
    let status: number | null = null;
    let ended = false;
    const end = (result: () => SendResult | Promise<SendResult>) => {
      if (ended) return;
      ended = true;
      clearTimeout(timer);
      call.signal?.removeEventListener('abort', interrupt);
      resolve(result());
    };
    const fail = (error: Error) =>
      end(() => {
        if (status === null && request.reusedSocket && CLOSED.has(codeOf(error)))
          return post(call, { ...way, agent: way.anew() });
        const failure = failureOf(error, watch.phase(), timeoutMs);
        return { kind: 'failed', ...failure, status, ...watch.told() };
      });
    const stop = (error: Error) => {
      fail(error);
      request.destroy(error);
    };
    const interrupt = () => stop(new InterruptedError());
    const left = startedAt + timeoutMs - performance.now();
    const timer = setTimeout(() => stop(new DeadlineError()), Math.max(left, 0));
    request.on('error', fail);
    request.once('socket', (socket) => watch.follow(request, socket));
    request.once('response', (response) => {
      status = response.statusCode ?? null;
      watch.answered();
      readAnswer(response, way.answerMax).then(
        (answer) => end(() => ({ kind: 'answered', ...answer, ...watch.told() })),
        fail,
      );
    });
    call.signal?.addEventListener('abort', interrupt, { once: true });
    if (call.signal?.aborted) return interrupt();
    request.end(call.body);
  });
}
