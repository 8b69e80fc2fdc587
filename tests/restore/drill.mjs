import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { archiveTo, baseBackup, restoreTo } from '../../scripts/backup/pitr.mjs';
import { whenInterrupted } from '../../scripts/base/interrupt.mjs';
import { stackHome } from '../../scripts/base/paths.mjs';
import { runTypeScript } from '../../scripts/base/tsx.mjs';
import { waitFor } from '../../scripts/base/wait.mjs';
import { makeScratchDir, startPostgres, stopPostgres } from '../../scripts/stack/postgres.mjs';
import { stopService } from '../../scripts/stack/services.mjs';
import { freeStackPorts } from '../../scripts/stack/settings.mjs';
import { startStack, stopStack } from '../../scripts/stack/stack.mjs';
import { openCompanies } from '../crash/companies.mjs';
import { ask, nothingPending, prepareAccounts } from '../crash/database.mjs';
import { emissionsOf } from '../crash/emissions.mjs';
import { createIntegrator } from '../crash/integrator.mjs';
import { killNow } from '../crash/victims.mjs';
import { auditRestore } from './audit-restore.mjs';

/**
 * @typedef {import('../crash/integrator.mjs').Entry} Entry
 * @typedef {'journal' | 'margin'} Mode
 * @typedef {{ mode: Mode, faults: string[], scratch: string, counts: Record<string, number> }} Result
 */

const WAIT_FACTOR = '0.02';
const LANES = 2;
/** Between two emissions of a lane: a busy machine keeps up. */
const EVERY_MS = 400;
/** Documents before the backup, and between it and the moment. */
const LEAD = 5;
const HEAL_MS = 120_000;
const MARGIN = 1000;
/** Markers whose verdict does not depend on earlier calls. */
const MOODS = new Set(['', 'SANDBOX(timeout=depois)', 'SANDBOX(lento=400)', 'SANDBOX(cStat=778)']);

/**
 * Backs up under load, destroys the database, restores it to a moment with `lose` authorized documents after it, and audits. The authority has a database of its own,
 * which nothing happens to.
 * @type {(options: { mode: Mode, lose: number, plant: string | undefined }) => Promise<Result>}
 */
export async function drill({ mode, lose, plant }) {
  const scratch = makeScratchDir('emite-restore-');
  const home = stackHome(path.join(scratch, 'stack'));
  const [backups, journal] = [path.join(scratch, 'backups'), path.join(scratch, 'journal')];
  fs.mkdirSync(home.dir, { recursive: true });
  const close = async () => {
    await stopStack(home).catch(() => {});
    await stopPostgres({ dir: path.join(scratch, 'authority') });
  };
  const ended = whenInterrupted(close);
  try {
    const authority = await startPostgres({
      dir: path.join(scratch, 'authority'),
      database: 'emite_sandbox',
    });
    const stack = await startStack({
      home,
      ports: await freeStackPorts(),
      temporalUi: false,
      env: {
        EMISSION_WAIT_FACTOR: WAIT_FACTOR,
        SEFAZ_TIMEOUT_MS: '3000',
        SEFAZ_STATUS_MINUTES: '0',
        SANDBOX_DATABASE_URL: authority.url,
        ...(mode === 'journal' && { JOURNAL_DIR: journal }),
      },
    });
    const companies = (await openCompanies(stack, 1)).slice(0, 1);
    await prepareAccounts(stack);
    const server = await archiveTo(await startPostgres({ dir: home.postgres }), backups);
    const load = startLoad(stack.urls.api, `antes-${mode}`, companies);
    await authorizedSince(stack, new Date(0), LEAD);
    await baseBackup(server, backups);
    await authorizedSince(stack, await now(stack), LEAD);
    const moment = await now(stack);
    await authorizedSince(stack, moment, lose);
    const cursor = await cursorNow(stack.urls.api, companies[0]);
    await awaitArchive(stack);
    killNow(home, 'postgres');
    const log = await load.stop();
    await Promise.all(['api', 'worker'].map((name) => stopService(home, name, { graceMs: 200 })));
    const startedAt = performance.now();
    await restoreTo(server.dir, { backups, moment, port: server.port });
    const restored = plant === 'no-command' ? [] : await restoreRows({ mode, stack, moment, journal, plant });
    const restoreSeconds = Math.round((performance.now() - startedAt) / 1000);
    await Promise.all([stack.start.worker(), stack.start.api()]);
    const after = await emitAfter({ mode, stack, companies, log });
    /** @type {string[]} */
    const faults = [];
    await nothingPending(stack, { idleMs: HEAL_MS }).catch((error) => void faults.push(String(error)));
    const workflows = await openWorkflows(stack.temporal);
    if (workflows > 0) faults.push(`${workflows} workflows run on, and nothing is pending`);
    faults.push(...(await isExpired(stack.urls.api, companies[0], cursor)));
    const audited = await auditRestore({ stack, companies, log, after, moment, restored });
    faults.push(...audited.faults);
    return { mode, faults, scratch, counts: { ...audited.counts, restoreSeconds } };
  } finally {
    await close();
    ended();
  }
}

/**
 * Some lanes that emit one document after the other.
 * @type {(api: string, seed: string, companies: import('../crash/companies.mjs').Company[]) => { stop: () => Promise<Entry[]> }}
 */
function startLoad(api, seed, companies) {
  const integrator = createIntegrator(api);
  const queue = plain(emissionsOf(seed, 20_000, companies));
  let going = true;
  const lanes = Array.from({ length: LANES }, async () => {
    for (let next = queue.shift(); going && next !== undefined; next = queue.shift()) {
      await integrator.emit(next);
      await delay(EVERY_MS);
    }
  });
  return {
    async stop() {
      going = false;
      integrator.giveUp();
      await Promise.all(lanes);
      integrator.close();
      return integrator.log;
    },
  };
}

/**
 * Current time of the database.
 * @type {(stack: { databases: import('../../scripts/stack/database.mjs').Databases }) => Promise<Date>}
 */
const now = async (stack) => (await ask(stack, 'select clock_timestamp() as now'))[0].now;

/** @type {(stack: { databases: import('../../scripts/stack/database.mjs').Databases }, since: Date, count: number) => Promise<void>} */
async function authorizedSince(stack, since, count) {
  const text = `select count(*)::int as count from documents where status = 'AUTORIZADA' and created_at > $1`;
  await waitFor('documents', async () => (await ask(stack, text, [since]))[0].count >= count, {
    everyMs: 250,
  });
}

/** @type {(emissions: import('../crash/emissions.mjs').Emission[]) => import('../crash/emissions.mjs').Emission[]} */
const plain = (emissions) =>
  emissions.filter(({ marker }) => MOODS.has(marker)).map((each) => ({ ...each, key: each.mark }));

/**
 * Everything up to now is in the archive.
 * @type {(stack: { databases: import('../../scripts/stack/database.mjs').Databases }) => Promise<void>}
 */
async function awaitArchive(stack) {
  const [{ file }] = await ask(stack, 'select pg_walfile_name(pg_switch_wal()) as file');
  await waitFor('the archive', async () => {
    const [{ last }] = await ask(stack, 'select last_archived_wal as last from pg_stat_archiver');
    return last >= file;
  });
}

/**
 * The command of the operator. Gives what it printed.
 * @type {(of: { mode: Mode, stack: import('../../scripts/stack/stack.mjs').Stack, moment: Date, journal: string, plant: string | undefined }) => Promise<any[]>}
 */
async function restoreRows({ mode, stack, moment, journal, plant }) {
  const empty = `${journal}-empty`;
  if (plant === 'empty-journal') fs.mkdirSync(empty);
  const output = await runTypeScript('apps/workflows/src/cli/restore.ts', {
    args: [
      '--moment',
      moment.toISOString(),
      ...(mode === 'journal'
        ? ['--journal', plant === 'empty-journal' ? empty : journal]
        : ['--margin', String(MARGIN)]),
    ],
    env: { OWNER_DATABASE_URL: stack.databases.ownerUrl, EMISSION_WAIT_FACTOR: WAIT_FACTOR },
  });
  return output
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/**
 * Emits new documents; with a journal, also repeats under their keys those that were answered after the moment, which
 * the restored database does not know.
 * @type {(of: { mode: Mode, stack: import('../../scripts/stack/stack.mjs').Stack, companies:
 *   import('../crash/companies.mjs').Company[], log: Entry[] }) => Promise<Entry[]>}
 */
async function emitAfter({ mode, stack, companies, log }) {
  const integrator = createIntegrator(stack.urls.api);
  for (const next of plain(emissionsOf(`depois-${mode}`, 40, companies))) await integrator.emit(next);
  if (mode === 'journal')
    for (const entry of log) await integrator.emit({ ...entry, body: () => entry.sentBody });
  integrator.close();
  return integrator.log;
}

/** @type {(api: string, company: import('../crash/companies.mjs').Company | undefined) => Promise<string>} */
async function cursorNow(api, company) {
  const response = await fetch(`${api}/v1/changes`, { headers: company?.headersOf(2) ?? {} });
  const page = /** @type {{ nextCursor: string }} */ (await response.json());
  return page.nextCursor;
}

/** @type {(api: string, company: import('../crash/companies.mjs').Company | undefined, cursor: string) => Promise<string[]>} */
async function isExpired(api, company, cursor) {
  const response = await fetch(`${api}/v1/changes?after=${cursor}`, { headers: company?.headersOf(2) ?? {} });
  return response.status === 410
    ? []
    : [`a cursor of the time that was taken back is answered with ${response.status}`];
}

/**
 * Number of running workflows after idle ones have ended.
 * @type {(temporal: import('../../scripts/stack/temporal.mjs').Temporal) => Promise<number>}
 */
async function openWorkflows({ address, namespace }) {
  const { Client, Connection } = await import('@temporalio/client');
  const connection = await Connection.connect({ address });
  const client = new Client({ connection, namespace });
  let count = 0;
  const none = async () => {
    ({ count } = await client.workflow.count('ExecutionStatus = "Running"'));
    return count === 0;
  };
  await waitFor('workflows to end', none, { timeoutMs: 60_000 }).catch(() => {});
  await connection.close();
  return count;
}
