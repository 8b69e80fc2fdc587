import fs from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createOveruseGate } from '@fiscal/core/activities/overuse/overuse-gate';
import { createKeyPort } from '@fiscal/core/adapters/company-keys';
import { createHttpsSefaz } from '@fiscal/core/adapters/https';
import { createRevocationLists } from '@fiscal/core/adapters/revocation';
import { createIssuer } from '@fiscal/core/adapters/sandbox-issuer';
import { temporalConnection } from '@fiscal/core/settings/temporal';
import { isThisMachine } from '@fiscal/core/settings/this-machine';
import { createCertificateOpener } from '@fiscal/core/signing/certificate-opener';
import { certificatesIn, storeWith } from '@fiscal/core/signing/trust/chain';
import { createOveruseStore } from '@fiscal/db/authority/overuse-store';
import { assertRoleIsWalled, createDb } from '@fiscal/db/base/client';
import { createNotifier } from '@fiscal/db/changes/changes';
import { openUpload } from '@fiscal/db/companies/certificate-uploads';
import { createCustody } from '@fiscal/db/custody/custody';
import { assertSignerKeysFit, ensureSignerKey } from '@fiscal/db/custody/signer-keys';
import { listStale, listStaleRanges, pendingStats } from '@fiscal/db/emission/operations';
import { createKeyHash } from '@fiscal/db/keyring/key-hash';
import { createKeyring, createSignerKeyring } from '@fiscal/db/keyring/keyring';
import { createPayloadCodec } from '@fiscal/db/keyring/payload-codec';
import { assertKeysFit } from '@fiscal/db/keyring/rotation-order';
import { platformStats } from '@fiscal/db/observed/platform-stats';
import { followInstallationKeys } from '@fiscal/db/vault/installation-keys';
import { createVault } from '@fiscal/db/vault/vault';
import { startTracing } from '@fiscal/telemetry/start-tracing';
import { createActivities } from './activities.ts';
import { createTrafficNotes, learning } from './authorities/traffic.ts';
import { workflowBundle } from './bundle.ts';
import { startRounds } from './composition/rounds.ts';
import { loadEnv } from './env.ts';
import { startHealth } from './health.ts';
import { createJudge } from './imports/judging/judge.ts';
import { createUploadedImports } from './imports/uploaded.ts';
import { createJournal } from './journal/journal.ts';
import { keyRows } from './key-rows.ts';
import { createLogger } from './logger.ts';
import { createMetrics } from './metrics.ts';
import { observer, overuseReports } from './observe.ts';
import { observedWire } from './observed/observed-wire.ts';
import { createTraceDeliveries } from './observed/trace-deliveries.ts';
import { createStepTraces } from './observed/trace-steps.ts';
import { createRecorder } from './recorder.ts';
import { installRuntime } from './runtime.ts';
import { ensureSearchAttributes } from './search-attributes.ts';
import { createWaits } from './slots.ts';
import { supervise } from './supervise.ts';
import { createSweeper } from './sweeper.ts';
import { temporalClient } from './temporal.ts';
import { DEPLOYMENT } from './versions.ts';
import { createWake } from './wake.ts';
import { startWebhooks } from './webhooks/webhooks.ts';
import { startWorker } from './worker.ts';

const STALE_MS = 5_000;

const env = loadEnv();
const logger = createLogger(env.LOG_LEVEL);
installRuntime(logger);
const tracing = await startTracing(env, 'emite-worker');
const nowMs = (): number => Date.now() + env.CLOCK_OFFSET_MS;

const keyring = createKeyring(env);
const db = createDb({
  url: env.DATABASE_URL,
  role: 'worker',
  max: env.DATABASE_POOL,
  keyring,
  onIdleError: (err) => logger.warn({ err }, 'idle database connection lost'),
});
await assertRoleIsWalled(db);
await assertKeysFit(db.pool, keyring);
await db.walls.open();
const installation = await followInstallationKeys(db, keyring, (err) =>
  logger.warn({ err }, 'keys of the installation could not be looked at'),
);
const signer = createSignerKeyring(env);
const markKey = installation.current().signerMark;
await ensureSignerKey(db, signer, markKey);
await assertSignerKeysFit(db, signer);
const vault = createVault(db, keyring);
const custody = createCustody({ db, keyring: signer, markKey, vault });
const payloads = () => installation.current().payloads;
const notifier = createNotifier(db);

const sandbox = { baseUrl: env.SANDBOX_URL, ca: await readFile(env.SANDBOX_CA_FILE, 'utf8') };
const liveTransmission = env.LIVE_TRANSMISSION === 'on';
const liveCa = env.LIVE_CA_FILE === undefined ? undefined : await readFile(env.LIVE_CA_FILE, 'utf8');
const notNoted = (err: unknown): void =>
  logger.warn({ err }, 'what an authority answered could not be noted as its status');
const sefaz = createHttpsSefaz({
  liveTransmission,
  sandbox,
  ...(liveCa === undefined ? {} : { liveCa: [liveCa] }),
});
const waits = createWaits();
const opener = createCertificateOpener({ threads: 1 });
// Files that callers send wait apart from those that documents are signed with.
const uploads = createCertificateOpener({ waitingMax: 240, waitingPerOwnerMax: 40 });
const revocation = createRevocationLists({ enabled: liveTransmission, nowMs });
const keys = createKeyPort({
  rows: keyRows(db, { custody, vault }),
  opener,
  issue: createIssuer({ ...sandbox, adminToken: env.SANDBOX_ADMIN_TOKEN }),
  sandboxCa: sandbox.ca,
  nowMs,
  revocation: (certPem) => revocation.known(certPem),
});
const metrics = createMetrics({
  pending: () => pendingStats(db),
  platform: () => platformStats(db),
});
const recorder = createRecorder(db, logger, metrics);
const traces = tracing.on ? createStepTraces(db) : null;
const journal =
  env.JOURNAL_DIR === undefined
    ? null
    : createJournal(db, env.JOURNAL_DIR, (err) =>
        logger.error({ err }, 'journal of what is sent cannot be written: nothing is sent'),
      );
const overuse = createOveruseGate({
  store: createOveruseStore(db),
  countsAll: env.OVERUSE_SANDBOX === 'all',
  ...overuseReports(logger, metrics),
});
const activities = createActivities({
  db,
  sefaz: observedWire(
    learning(
      { ...sefaz, call: (request) => waits.during(() => sefaz.call(request)) },
      createTrafficNotes({ db, nowMs, onError: notNoted }),
    ),
    metrics.authorityCall,
  ),
  overuse: { enter: (key, isCounted) => waits.during(() => overuse.enter(key, isCounted)) },
  record: (exchange) => recorder.record(exchange),
  journal: journal && journal.keep,
  keys,
  lookUpRevocation: (certPem) => revocation.look(certPem),
  judge: {
    store: storeWith(liveCa === undefined ? [] : certificatesIn(liveCa)),
    openUpload: (accountId, uploadId) => openUpload(db, custody, { accountId, uploadId }),
    opener: uploads,
  },
  nowMs,
  csrts: [
    ...env.RESPONSAVEL_TECNICO_CSRT,
    ...env.RESPONSAVEL_TECNICO_CSRT_HOMOLOGACAO.map((csrt) => ({ ...csrt, ambiente: 2 as const })),
  ],
  liveTransmission,
  timeoutMs: env.SEFAZ_TIMEOUT_MS,
  keyHash: (accessKey) => createKeyHash(payloads().current)(accessKey),
  waitFactor: env.EMISSION_WAIT_FACTOR,
  onCommit: () => notifier.changed(),
  ...(traces && { onNext: traces.onNext }),
  onSettled: metrics.verdict,
  onMove: metrics.serviceMoved,
});

const dataConverter = { payloadCodecs: [createPayloadCodec(payloads)] };
const at = {
  server: temporalConnection(env, (file) => fs.readFileSync(file)),
  namespace: env.TEMPORAL_NAMESPACE,
};
/** Logged fields: not `server`, which contains our private key. */
const logged = { address: env.TEMPORAL_ADDRESS, namespace: env.TEMPORAL_NAMESPACE };
const { client, connection } = temporalClient({ ...at, dataConverter });
const bundlePath = await workflowBundle(env.WORKFLOW_BUNDLE_DIR);

const worker = supervise({
  start: async () => {
    await ensureSearchAttributes(connection, at.namespace);
    return startWorker({
      ...at,
      bundlePath,
      activities,
      dataConverter,
      concurrency: env.WORKER_CONCURRENCY,
      waits,
      ...(env.WORKER_VERSION && { version: { deploymentName: DEPLOYMENT, buildId: env.WORKER_VERSION } }),
      observe: observer(logger, metrics),
      ...(traces && { trace: traces.trace }),
    });
  },
  onRunning: () => logger.info({ ...logged, port: env.WORKER_PORT }, 'worker ready'),
  onFailing: (err) => logger.error({ err, ...logged }, 'worker cannot run, trying on'),
  pauseMs: 1_000,
});

const wake = createWake(client, { consoleUrl: env.CONSOLE_URL });
const sweeper = createSweeper({
  reachable: () => connection.withDeadline(Date.now() + 5_000, () => connection.healthService.check({})),
  listStale: async (limit) => [
    ...(await listStaleRanges(db, { olderThanMs: STALE_MS, limit })),
    ...(await listStale(db, { olderThanMs: STALE_MS, limit, wokenMax: env.BACKLOG_IN_HAND })),
  ],
  wake,
  onFailing: (err) => logger.error({ err }, 'sweeper cannot wake documents, trying on'),
  onRecovered: () => logger.info('sweeper works again'),
  onWoken: (count) => {
    metrics.woken(count);
    logger.info({ count }, 'sweeper woke documents');
  },
  everyMs: 1_000,
  batch: 200,
  parallel: 10,
});
sweeper.start();

const webhooks = startWebhooks({
  db,
  vault,
  listenUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
  publicUrl: env.PUBLIC_URL,
  loopbackAllowed: isThisMachine(new URL(env.PUBLIC_URL).hostname),
  callsMax: env.WEBHOOK_CALLS,
  timeoutMs: env.WEBHOOK_TIMEOUT_MS,
  onTry: metrics.webhookTry,
  ...(tracing.on && { trace: createTraceDeliveries(db) }),
  onError: (err) => logger.warn({ err }, 'webhooks could not be told, trying on'),
});

const importJudge = createJudge(env);
const uploadedImports = createUploadedImports({
  db,
  judge: importJudge,
  onDone: (done) => logger.info(done, 'import done'),
  onError: (err) => logger.error({ err }, 'an import was broken off, it is taken up again'),
});
const rounds = startRounds({
  db,
  env,
  logger,
  metrics,
  activities,
  notifier,
  wake,
  nowMs,
  custody,
  markKey,
  takeImport: () => uploadedImports.take(),
});

const health = await startHealth({
  port: env.WORKER_PORT,
  host: env.HOST,
  notReady: async () => {
    await db.pool.query('select 1');
    return worker.isRunning() ? null : 'no connection to Temporal';
  },
  metrics,
});

let stopping = false;
/** Running work is finished or handed over; the rows hold the rest for the next worker. */
async function shutdown(signal: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  logger.info({ signal }, 'worker stopping');
  health.close();
  await Promise.all([sweeper.stop(), worker.stop(), webhooks.stop()]);
  await Promise.all([uploadedImports.stop(), rounds.stop()]);
  await importJudge.close();
  sefaz.close();
  await journal?.close();
  await recorder.close();
  await Promise.allSettled([
    notifier.close(),
    connection.close(),
    installation.close(),
    opener.close(),
    uploads.close(),
  ]);
  await db.close();
  await tracing.stop();
  logger.info('worker stopped');
  process.exit(0);
}
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => {
    shutdown(signal).catch((err: unknown) => {
      logger.error({ err }, 'worker did not stop cleanly');
      process.exit(1);
    });
  });
