import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { settingsOf } from '../base/environment.mjs';
import { answers } from '../base/http.mjs';
import { prepareHome, readJson, writePrivateJson } from '../base/paths.mjs';
import { signal } from '../base/processes.mjs';
import { waitFor } from '../base/wait.mjs';
import { build } from '../stack/build.mjs';
import { buildConsole } from '../stack/console.mjs';
import { openDatabases } from '../stack/database.mjs';
import { loadSecrets } from '../stack/secrets.mjs';
import { findService, recordedServices, stopService } from '../stack/services.mjs';
import { sandboxCaFile, urlsOf } from '../stack/stack.mjs';
import { promote as promoteStandby, startPair, stopPair } from './postgres-pair.mjs';
import { ourProcesses, portsOf, temporalProcesses } from './processes.mjs';
import { orderProxy, servedAgain, startProxy } from './proxy.mjs';
import { prepareNamespace, prepareStore, temporalSettings } from './temporal.mjs';
import { clusterTls } from './tls.mjs';
import { APIS, CONSOLES, STOP_ORDER, TEMPORAL, WORKERS } from './topology.mjs';

/**
 * @typedef {import('../base/paths.mjs').Home} Home
 * @typedef {import('./topology.mjs').PortOf} PortOf
 * @typedef {import('./processes.mjs').Processes} Processes
 * @typedef {Awaited<ReturnType<typeof startCluster>>} Cluster
 */

/** Small pools: all of them share one PostgreSQL of two cores. */
const POOLS = { DATABASE_POOL: '6', DATABASE_POOL_MAX: '8', SANDBOX_DATABASE_POOL: '6' };

/**
 * Brings the whole topology up in `home`, on loopback, and adopts what already runs: PostgreSQL with a synchronous standby, Temporal's
 * server in its roles, the sandbox, APIs, workers and consoles, a proxy before all of them.
 * @param {{ home: Home, portOf: PortOf, env?: NodeJS.ProcessEnv }} options
 * @returns what describes a stack of `npm start`, where it is, and `start`: each process by name, to be brought up again
 */
export async function startCluster({ home, portOf, env: given = process.env }) {
  prepareHome(home);
  const [tls, built, consoleDir] = await Promise.all([clusterTls(home), build(new Map()), buildConsole()]);
  const place = { home, portOf, tls };
  const secrets = loadSecrets(home, given);
  const password = temporalPassword(home);
  const { primary } = await startPair(place);
  await startProxy(place);
  const ownerUrl = new URL(primary.url);
  ownerUrl.port = String(portOf('postgres'));
  ownerUrl.searchParams.set('sslmode', 'verify-full');
  ownerUrl.searchParams.set('sslrootcert', tls.ca);
  /** @type {Record<string, string>} */
  const env = {
    TRUST_PROXY: '127.0.0.1,::1',
    ...POOLS,
    ...settingsOf(given),
    ...temporalSettings(place),
    // Settings of the cluster, independent of the .env of the stack of npm start.
    DATABASE_DIRECT_URL: '',
    PUBLIC_URL: `http://127.0.0.1:${portOf('api')}`,
    CONSOLE_URL: `http://localhost:${portOf('console')}`,
  };
  const temporal = { address: env.TEMPORAL_ADDRESS ?? '', namespace: env.TEMPORAL_NAMESPACE ?? '' };
  const [databases] = await Promise.all([
    openDatabases(home, { secrets, env: { ...env, DATABASE_URL: ownerUrl.href } }),
    prepareStore({ primary, password }),
  ]);
  /** @type {Processes} */
  const start = {
    proxy: () => startProxy(place),
    ...temporalProcesses(place, password),
    ...ourProcesses({ home, portOf, env, secrets, databases, temporal, built, consoleDir }),
  };
  const bringUp = (/** @type {string[]} */ names) => Promise.all(names.map(async (name) => start[name]?.()));

  const bringUpTemporal = async () => {
    const [first = '', ...others] = Object.keys(TEMPORAL);
    // The first of a new store writes down what cluster it is; two at once would fail.
    await bringUp([first]);
    await bringUp(others);
  };
  await Promise.all([
    bringUpTemporal().then(() => prepareNamespace(place)),
    bringUp(['sandbox', ...CONSOLES]),
  ]);
  await bringUp([...APIS, ...WORKERS]);
  await Promise.all([
    waitFor('the API behind the proxy', () => answers(`${env.PUBLIC_URL}/healthz`)),
    waitFor('the console behind the proxy', () => answers(`http://127.0.0.1:${portOf('console')}/icon.svg`)),
  ]);
  return {
    home,
    place,
    urls: {
      ...urlsOf(portsOf(portOf), env),
      api: env.PUBLIC_URL ?? '',
      operators: `http://127.0.0.1:${portOf('api-1-operators')}`,
      worker: `http://127.0.0.1:${portOf('worker-1')}`,
    },
    secrets,
    databases,
    temporal,
    start,
    sandboxCaFile: sandboxCaFile(home),
  };
}

/**
 * Restarts one process gracefully: the proxy sends it no new work, its running work ends, it starts again.
 * @type {(cluster: Cluster, name: string, how?: import('./processes.mjs').How) => Promise<void>}
 */
export async function roll({ home, start }, name, how) {
  const behind = APIS.includes(name) ? `api/${name}` : CONSOLES.includes(name) ? `console/${name}` : null;
  if (behind) await orderProxy(home, `set server ${behind} state drain`);
  await stopService(home, name);
  await start[name]?.(how);
  if (!behind) return;
  await orderProxy(home, `set server ${behind} state ready`);
  await servedAgain(home, behind);
}

/**
 * kill -9 of one process; false when it was dead already.
 * @type {(home: Home, name: string) => boolean}
 */
export function kill(home, name) {
  const running = findService(home, name);
  if (running) signal(running.pid, 'SIGKILL');
  return running !== null;
}

/**
 * Promotes the standby: the old primary becomes unreachable and the proxy points to the new one. Returns its name.
 * @type {(place: import('./postgres-pair.mjs').Place) => Promise<string>}
 */
export async function failOver(place) {
  const { home } = place;
  const promoted = await promoteStandby(place, async (primary) => {
    await orderProxy(home, `set server postgres/${primary} state maint`);
    await orderProxy(home, `shutdown sessions server postgres/${primary}`);
  });
  await orderProxy(home, `set server postgres/${promoted} state ready`);
  return promoted;
}

/**
 * Stops all running processes of this cluster; returns their names.
 * @type {(home: Home) => Promise<string[]>}
 */
export async function stopCluster(home) {
  if (!fs.existsSync(home.dir)) return [];
  /** @type {string[]} */
  const stopped = [];
  const recorded = recordedServices(home);
  for (const name of [...STOP_ORDER, ...recorded.filter((each) => !STOP_ORDER.includes(each))])
    if (await stopService(home, name)) stopped.push(name);
  return [...stopped, ...(await stopPair(home))];
}

/** @type {(home: Home) => string} */
function temporalPassword(home) {
  const file = path.join(home.dir, 'temporal.json');
  const password = readJson(file)?.password ?? crypto.randomBytes(18).toString('base64url');
  writePrivateJson(file, { password });
  return password;
}
