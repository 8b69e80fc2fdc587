import { readFileSync } from 'node:fs';
import type { Db } from '@fiscal/db/base/client';
import { settleBuckets } from '@fiscal/db/records/rate-buckets';
import { insertRequests } from '@fiscal/db/records/request-log';
import { createPrinter } from '@fiscal/paper/printer';
import type { Tracing } from '@fiscal/telemetry/start-tracing';
import type { Logger } from 'pino';
import type { AppDeps } from '../app.ts';
import { createMetrics, type Metrics } from '../base/metrics.ts';
import { RELEASE } from '../base/release.ts';
import { createSharedRateLimiter } from '../base/shared-rate-limit.ts';
import { proxiesAt } from '../edge/proxies.ts';
import { sampleReads } from '../edge/sample-reads.ts';
import type { Env } from '../env.ts';
import { graphqlSettings } from '../graphql/settings.ts';
import type { OperatorsDeps } from '../operators/operators-app.ts';
import type { CodecDeps } from '../operators/temporal-codec.ts';
import { createSecurityEvents } from '../security/security-events.ts';
import { createSecurityWebhook } from '../security/security-webhook.ts';
import { createActForClient, createAuthenticate } from '../services/access/authenticate.ts';
import { createCredentialWatch } from '../services/access/credential-watch.ts';
import { createPageTokens } from '../services/access/read-tokens.ts';
import { createRequestLog } from '../services/access/request-log.ts';
import { createReplayHost } from '../services/law/replaying/replay-host.ts';
import { createSandboxControl } from '../services/sandbox/sandbox-control.ts';
import { createServices } from '../services/services.ts';
import { composePeople } from './compose-people.ts';
import { createEmissionSettings } from './emission-settings.ts';
import { mailTransport } from './mail-transport.ts';
import { sendByMail } from './send-by-mail.ts';
import { createStorage } from './storage.ts';
import { tellByMail } from './tell-by-mail.ts';
import { createTemporal } from './temporal.ts';

export interface Composed {
  readonly deps: AppDeps;
  readonly operators: OperatorsDeps;
  /** Ends the waits of requests under way (Prefer: wait), so that they are answered. */
  release(): void;
  /** Ends what was begun: commits, wake-ups, connections. Call after the server took its last request. */
  close(): Promise<void>;
}

/** Everything real behind the API, from its settings. */
export async function compose(env: Env, logger: Logger, tracing: Pick<Tracing, 'on'>): Promise<Composed> {
  const nowMs = () => Date.now() + env.CLOCK_OFFSET_MS;
  const publicUrl = env.PUBLIC_URL ?? `http://${env.HOST}:${env.PORT}`;
  const metrics = createMetrics({ defaults: true });
  const storage = await createStorage(env, { logger, metrics }, nowMs);
  const { db, vault, sealer, keys, hub, acceptor } = storage;
  const limiter = sharedRateLimiter(db, logger, nowMs);
  const payloadKeys = () => keys.current().payloads;
  const dependencies = { db, payloadKeys, limiter, nowMs };
  const temporal = createTemporal(env, logger, { metrics, dependencies });
  const printer = createPrinter();
  const replayHost = createReplayHost();

  const settings = settingsOf(env);
  const emission = await createEmissionSettings(env, logger, { db, sandbox: settings.sandbox, nowMs });
  const leaving = leavingMail(env, logger, nowMs);
  const people = composePeople(env, { logger, storage, leaving, limiter, nowMs, publicUrl });
  await people.hashBackupCodes();
  const pageTokens = createPageTokens({ keys: () => keys.current().fileLinks, nowMs });
  const services = createServices({
    ...pageTokens,
    logger,
    nowMs,
    publicUrl,
    ...settings,
    db,
    vault,
    sealer,
    acceptor,
    hub,
    followers: storage.followers,
    changed: storage.changed,
    fileLinkKeys: () => keys.current().fileLinks,
    ...temporal.ports,
    printer,
    replayHost,
    limiter,
    notifyCertificateChange: people.tell.ofCertificate,
    leaving,
    emission: emission.settings,
    onAccepted: (type, environment) => metrics.accepted(type, environment),
  });

  const requestLog = loggedRequests(db, logger, metrics);
  const security = composeSecurity(env, logger, nowMs);
  const letters = tellByMail(env, { db, people, services, logger, nowMs });
  const emails = sendByMail(services.emails.sender, logger);

  return {
    deps: {
      services,
      requestLog,
      authenticate: createAuthenticate(db, { ...pageTokens, nowMs }),
      actForClient: createActForClient(db),
      credentialWatch: watchedCredentials(logger),
      people,
      limiter,
      metrics,
      tracing,
      logger,
      security: security.events,
      nowMs,
      publicUrl,
      ...edgeOf(env),
    },
    operators: forOperators(env, { db, metrics, logger, decode: temporal.decode }),
    release: () => hub.close(),
    async close() {
      await limiter.settled();
      await emission.close();
      await letters.close();
      await emails.close();
      await acceptor.close();
      await requestLog.close();
      await security.close();
      await temporal.close();
      await Promise.all([printer.close(), replayHost.close()]);
      await people.close();
      await storage.close();
    },
  };
}

const watchedCredentials = (logger: Logger) =>
  createCredentialWatch({
    onError: (error) => logger.warn({ err: error }, 'credentials of open streams could not be checked'),
  });

const edgeOf = (env: Env) => ({
  isLogged: sampleReads(env.LOG_READS_EVERY),
  isProxy: proxiesAt(env.TRUST_PROXY),
  graphql: graphqlSettings(env),
});

const settingsOf = (env: Env) => ({
  release: RELEASE,
  liveTransmission: env.LIVE_TRANSMISSION === 'on',
  statusMinutes: env.SEFAZ_STATUS_MINUTES,
  sandbox: createSandboxControl({
    baseUrl: env.SANDBOX_URL,
    ca: readFileSync(env.SANDBOX_CA_FILE, 'utf8'),
    adminToken: env.SANDBOX_ADMIN_TOKEN,
  }),
  lettersPerRecipient: {
    size: env.RECIPIENT_LETTERS_AT_ONCE,
    perMinute: env.RECIPIENT_LETTERS_PER_DAY / (24 * 60),
  },
  lettersDomain: env.LETTERS_DOMAIN ?? null,
  registers: { cnpj: env.CNPJ_LOOKUP_URL, cep: env.CEP_LOOKUP_URL },
});

function leavingMail(env: Env, logger: Logger, nowMs: () => number) {
  const leaving = mailTransport(env, nowMs);
  if (leaving.warning !== null) logger.warn(leaving.warning);
  return leaving;
}

const forOperators = (
  env: Env,
  deps: Pick<OperatorsDeps, 'metrics' | 'logger'> & { readonly db: Db; readonly decode: CodecDeps['decode'] },
): OperatorsDeps => ({
  readiness: async () => ({ database: await answers(() => deps.db.pool.query('SELECT 1')) }),
  metrics: deps.metrics,
  codec: { decode: deps.decode, uiOrigins: env.TEMPORAL_UI_ORIGINS },
  operatorSecret: env.OPERATOR_SECRET ?? null,
  logger: deps.logger,
});

function composeSecurity(env: Env, logger: Logger, nowMs: () => number) {
  const { SECURITY_WEBHOOK_URL: url, SECURITY_WEBHOOK_SECRET: secret } = env;
  const webhook =
    url === undefined || secret === undefined ? null : createSecurityWebhook({ url, secret, nowMs, logger });
  const events = createSecurityEvents({
    logger,
    nowMs,
    ...(webhook && { tell: (event) => webhook.send(event) }),
  });
  return {
    events,
    async close() {
      events.close();
      await webhook?.close();
    },
  };
}

async function answers(ask: () => Promise<unknown>): Promise<boolean> {
  try {
    await ask();
    return true;
  } catch {
    return false;
  }
}

const sharedRateLimiter = (db: Db, logger: Logger, nowMs: () => number) =>
  createSharedRateLimiter({
    nowMs,
    settle: (spent) => settleBuckets(db, spent),
    onFailure: (error) => logger.warn({ err: error }, 'rates of calls are not shared'),
  });

const loggedRequests = (db: Db, logger: Logger, metrics: Metrics) =>
  createRequestLog({
    write: (requests) => insertRequests(db, requests),
    onLost: (count) => metrics.requestsLost(count),
    onError: (error) => logger.warn({ err: error }, 'requests could not be logged'),
  });
