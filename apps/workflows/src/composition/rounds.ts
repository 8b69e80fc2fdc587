import { LOOK_EVERY_MS } from '@fiscal/core/activities/contingency/contingency';
import { repeat } from '@fiscal/core/adapters/repeat';
import { feedLowCredits } from '@fiscal/db/accounts/credits';
import type { Db } from '@fiscal/db/base/client';
import type { Notifier } from '@fiscal/db/changes/changes';
import { resealCertificates } from '@fiscal/db/companies/reseal-certificates';
import type { Custody } from '@fiscal/db/custody/custody';
import type { Logger } from 'pino';
import type { createActivities } from '../activities.ts';
import { watchAuthorities } from '../authorities/authority-watch.ts';
import { lookAtDeadlines } from '../authorities/deadlines.ts';
import { settleObligations } from '../authorities/obligations.ts';
import { lookAtServices } from '../authorities/service-looks.ts';
import type { Env } from '../env.ts';
import { checkImports } from '../imports/check-imports.ts';
import { maintain } from '../maintenance.ts';
import type { Metrics } from '../metrics.ts';
import { manifest } from '../received/manifest.ts';
import { receive } from '../received/receive.ts';
import { warnOfTerms } from '../received/warn-terms.ts';
import { refreshReformTables } from '../reform-tables.ts';
import { warnOfUnclosed } from '../unclosed.ts';
import type { createWake } from '../wake.ts';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;

interface RoundDeps {
  readonly db: Db;
  readonly env: Env;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly activities: ReturnType<typeof createActivities>;
  readonly notifier: Notifier;
  readonly wake: ReturnType<typeof createWake>;
  readonly nowMs: () => number;
  /** Seals the A1s of an earlier key to the current one. */
  readonly custody: Custody;
  readonly markKey: Buffer;
  /** Takes the next uploaded import. */
  readonly takeImport: () => Promise<unknown>;
}

/** Interval, log line of a failure, and job. */
type Round = readonly [everyMs: number, failure: string, work: () => Promise<unknown>];

/** Repeats the worker's jobs until `stop`, which waits for those under way. After a failure the next turn tries again. */
export function startRounds(deps: RoundDeps): { stop(): Promise<unknown> } {
  const rounds = [...companyRounds(deps), ...authorityRounds(deps), ...upkeepRounds(deps)].map(
    ([everyMs, failure, work]) => repeat(work, everyMs, (err) => deps.logger.error({ err }, failure)),
  );
  return { stop: () => Promise.all(rounds.map((round) => round.stop())) };
}

/** Jobs for companies: what is due to them, and what they uploaded. */
function companyRounds({ db, logger, notifier, nowMs, takeImport }: RoundDeps): Round[] {
  const warn = async () => {
    for (const one of await warnOfUnclosed(db, nowMs())) logger.warn({ ...one }, 'MDF-e not closed');
  };
  const announceDeadlines = () =>
    lookAtDeadlines(db, (announced) => {
      notifier.changed();
      logger.info({ told: announced }, 'deadlines announced');
    });
  const warnTerms = () =>
    warnOfTerms(db, (warned) => {
      notifier.changed();
      logger.info({ warned }, 'terms to manifest announced');
    });
  return [
    [10 * SECOND_MS, 'looking for unclosed MDF-e failed', warn],
    [10 * SECOND_MS, 'looking at terms to manifest failed', warnTerms],
    [600 * SECOND_MS, 'looking for accounts short of credits failed', () => feedLowCredits(db)],
    [SECOND_MS, 'looking at deadlines failed', announceDeadlines],
    [SECOND_MS, 'looking for uploaded imports failed', takeImport],
  ];
}

/** Jobs that query authorities, or send to them, outside the life of one document. */
function authorityRounds(deps: RoundDeps): Round[] {
  const { db, env, logger, metrics, activities, notifier, nowMs, wake } = deps;
  const logged = (message: string) => (err: unknown) => logger.error({ err }, message);
  const ask = (caller: Parameters<typeof activities.statusServico>[0]) => activities.statusServico(caller);
  const watch = async () => {
    if (env.SEFAZ_STATUS_MINUTES === 0) return;
    await watchAuthorities({
      db,
      ask,
      nowMs,
      liveTransmission: env.LIVE_TRANSMISSION === 'on',
      everyMs: env.SEFAZ_STATUS_MINUTES * 60_000,
      onError: (err) => logger.warn({ err }, 'querying the state of an authority failed'),
    });
  };
  const services = () =>
    lookAtServices({
      db,
      ask,
      everyMs: LOOK_EVERY_MS * env.EMISSION_WAIT_FACTOR,
      onError: (err) => logger.warn({ err }, 'querying a service in trouble failed'),
      onMove: metrics.serviceMoved,
    });
  const obligations = () =>
    settleObligations({
      db,
      settle: (scope) => activities.regularizar(scope),
      wake,
      onError: logged('settling an obligation of a contingency failed'),
    });
  const distributions = () =>
    receive({
      db,
      ask: (caller, question) => activities.distribuir(caller, question),
      onCommit: () => notifier.changed(),
      onError: logged('querying the distribution failed'),
    });
  const manifestations = () =>
    manifest({
      db,
      manifest: (scope) => activities.manifestar(scope),
      onError: logged('requesting a manifestation failed'),
    });
  const imports = () =>
    checkImports({
      db,
      check: (scope) => activities.confirmarImportacao(scope),
      onError: logged('querying an imported document failed'),
    });
  return [
    [30 * SECOND_MS, 'looking at authorities failed', watch],
    [SECOND_MS, 'looking for services in trouble failed', services],
    [SECOND_MS, 'looking for obligations of contingencies failed', obligations],
    [SECOND_MS, 'looking for due distributions failed', distributions],
    [SECOND_MS, 'looking for due manifestations failed', manifestations],
    [SECOND_MS, 'looking for imported documents failed', imports],
  ];
}

/** Jobs for the database itself. */
function upkeepRounds({ db, env, logger, custody, markKey, nowMs }: RoundDeps): Round[] {
  const { RTC_TABLES_SOURCE: source } = env;
  const maintenance = async () => {
    const report = await maintain(db, {
      testDocumentDays: env.TEST_DOCUMENT_DAYS,
      exchangeDays: env.EXCHANGE_DAYS,
      webhookDays: env.WEBHOOK_DAYS,
      emailDays: env.EMAIL_DAYS,
      reseal: () =>
        resealCertificates(db, { custody, markKey }, (err, certificateId) =>
          logger.error({ err, certificateId }, 'sealing a certificate to the current key failed'),
        ),
    });
    if (report !== null) logger.info({ ...report }, 'maintenance done');
  };
  const tables = async () => {
    if (source === undefined) return;
    const report = await refreshReformTables(db, { source, nowMs: nowMs() });
    if (report !== null) logger.info({ ...report, source }, 'code tables of the reform looked at');
  };
  return [
    [HOUR_MS, 'maintenance failed, next try in an hour', maintenance],
    [HOUR_MS, 'code tables of the reform not taken: stored ones stay; next try in an hour', tables],
  ];
}
