import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { messageOf } from '../../scripts/base/errors.mjs';
import { lastJson, runTypeScript } from '../../scripts/base/tsx.mjs';
import { audit } from '../crash/audit/audit.mjs';
import { openCompanies } from '../crash/companies.mjs';
import { nothingPending, prepareAccounts } from '../crash/database.mjs';
import { auditFeed, followChanges } from './follower.mjs';
import { steadyLoad } from './load.mjs';
import { rehearsal } from './rehearsals.mjs';

/**
 * @typedef {import('../../scripts/cluster/cluster.mjs').Cluster} Cluster
 * @typedef {import('../crash/integrator.mjs').Entry} Entry
 */

const LEAD_MS = 3000;
/** Without a verdict for this long, no worker is active. */
const IDLE_MS = 120_000;

/**
 * Starts the emitter and the follower that run during all rehearsals.
 * @param {Cluster} cluster
 * @param {import('./rehearsals.mjs').Means} means
 */
export async function openRun(cluster, means) {
  const companies = (await openCompanies(cluster, 1)).slice(0, 1);
  const [company] = companies;
  if (!company) throw new Error('no company');
  await prepareAccounts(cluster);
  /** @type {Entry[]} */
  const log = [];
  return { means, companies, company, log, follower: await followChanges(cluster.urls.api, company) };
}

/**
 * Runs a rehearsal under load, then, over the whole run, the audits of the crash test, of the feed, of the audit log
 * and of the logs.
 * @type {(cluster: Cluster, run: Awaited<ReturnType<typeof openRun>>, name: string) => Promise<{ name: string, faults:
 *   string[], emissions: number, retried: number, seconds: number }>}
 */
export async function rehearse(cluster, { means, companies, company, log, follower }, name) {
  const { smooth, act } = rehearsal(name);
  const load = steadyLoad(cluster.urls.api, name, company);
  await delay(LEAD_MS);
  const startedAt = performance.now();
  // An error of the rehearsal is its fault; the next one shows the state of the cluster.
  const seen = await act(cluster, means).catch((error) => [messageOf(error)]);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  await delay(LEAD_MS);
  const own = await load.stop();
  log.push(...own);
  /** @type {string[]} */
  const faults = [...(seen ?? [])];
  await nothingPending(cluster, { idleMs: IDLE_MS }).catch((error) => void faults.push(String(error)));
  const { faults: found } = await audit({ log, stack: cluster, companies });
  faults.push(...found, ...(await auditFeed({ cluster, company, seen: follower.seen })));
  faults.push(...(await auditLog(cluster)), ...keysInLogs(cluster), ...refusedTries(own, smooth));
  const retried = own.filter(({ tries }) => tries.length > 1).length;
  return { name, faults, emissions: own.length, retried, seconds };
}

/**
 * Every emission ends in a 202; on the way there only a lost connection or a 5xx is excused, and while all is in order not even that.
 * @type {(log: Entry[], smooth: boolean) => string[]}
 */
const refusedTries = (log, smooth) =>
  log.flatMap(({ mark, tries, answer }) => {
    const bad = tries.filter(({ status }) => status !== 202 && (smooth || (status > 0 && status < 500)));
    if (answer?.status === 202 && bad.length === 0) return [];
    return [`${mark}: ${tries.map(({ status, code, error }) => error ?? `${status} ${code}`).join(', ')}`];
  });

/** @type {(cluster: Cluster) => Promise<string[]>} */
async function auditLog({ databases, secrets }) {
  const env = { DATABASE_URL: databases.appUrl, ...secrets.masterKeys };
  return runTypeScript('packages/db/src/cli/audit.ts', { args: ['verify'], env }).then(
    (output) => (lastJson(output).problems > 0 ? [`audit log: ${output}`] : []),
    (error) => [`audit log: ${error}`],
  );
}

/**
 * No process wrote a private key down, as text or as bytes.
 * @type {(cluster: Cluster) => string[]}
 */
function keysInLogs({ home, place }) {
  const keys = [place.tls.clientKey, place.tls.serverKey].map((file) => fs.readFileSync(file));
  const shapes = keys.flatMap((key) => [[...key.subarray(28, 92)].join(), key.subarray(28, 92).toString()]);
  return fs.readdirSync(home.logs).flatMap((file) => {
    const text = fs.readFileSync(path.join(home.logs, file), 'utf8');
    return shapes.some((shape) => text.includes(shape)) ? [`${file} has a private key in it`] : [];
  });
}
