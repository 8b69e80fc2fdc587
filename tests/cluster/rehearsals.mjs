import { setTimeout as delay } from 'node:timers/promises';
import { signal } from '../../scripts/base/processes.mjs';
import { waitFor } from '../../scripts/base/wait.mjs';
import { failOver, kill, roll } from '../../scripts/cluster/cluster.mjs';
import { dirOf, rolesOf, startPair } from '../../scripts/cluster/postgres-pair.mjs';
import { orderProxy } from '../../scripts/cluster/proxy.mjs';
import { APIS, CONSOLES, TEMPORAL, WORKERS } from '../../scripts/cluster/topology.mjs';
import { postgresStatus } from '../../scripts/stack/postgres.mjs';
import { findService } from '../../scripts/stack/services.mjs';
import { killTree } from '../crash/victims.mjs';
import { previous } from './previous.mjs';
import { versions } from './versions.mjs';

/**
 * @typedef {import('../../scripts/cluster/cluster.mjs').Cluster} Cluster
 * @typedef {{ disk: import('../crash/disk.mjs').Disk, previous: import('./previous.mjs').Build }} Means
 *   `disk`: that of PostgreSQL's first primary; `previous`: the build of before
 */

/** Duration of a process being down, or of a cut line. */
const AWAY_MS = 5000;
const CUT_MS = 10_000;
/** Between two faults: what they left is worked off under load. */
const BREATH_MS = 3000;
const KILLED = ['api-1', 'worker-1', 'worker-2', 'sandbox', 'console-1', ...Object.keys(TEMPORAL)];
const FRONTENDS = Object.keys(TEMPORAL).filter((name) => name.includes('frontend'));

/**
 * Disturbances of the cluster under load, by name; `act` returns the faults that it saw itself, if any. `smooth`: no
 * request may fail at all; elsewhere one may, and is retried. `lacks`: missing means of this machine or clone, without
 * which it is skipped.
 * @type {Record<string, { smooth: boolean, lacks?: (means: Means) => string | null, act: (cluster: Cluster, means:
 *   Means) => Promise<string[] | void> }>}
 */
export const REHEARSALS = {
  rolling: {
    smooth: true,
    act: async (cluster) => {
      for (const name of [...APIS, ...WORKERS, ...CONSOLES]) await roll(cluster, name);
    },
  },
  kill: {
    smooth: false,
    act: async (cluster) => {
      for (const name of KILLED) {
        if (!kill(cluster.home, name)) throw new Error(`${name} did not run`);
        await delay(AWAY_MS);
        await cluster.start[name]?.();
        await delay(BREATH_MS);
      }
    },
  },
  // Before the failover: it is the first primary's disk.
  disk: {
    smooth: false,
    lacks: ({ disk }) => disk.reason,
    act: async (cluster, { disk }) => {
      disk.fill();
      await delay(CUT_MS);
      disk.free();
      // The primary ended by itself if it could not write its log.
      await startPair(cluster.place);
      await ready(cluster);
    },
  },
  failover: {
    smooth: false,
    act: async ({ place }) => {
      const { primary } = rolesOf(place.home);
      const running = postgresStatus({ dir: dirOf(place.home, primary) });
      if (!running) throw new Error('the primary did not run');
      killTree(running.pid);
      await delay(1000);
      await failOver(place);
      await delay(BREATH_MS);
      await startPair(place);
    },
  },
  cut: {
    smooth: false,
    act: async (cluster) => {
      // Silence: they hold their connections and answer nothing.
      await silent(cluster, FRONTENDS);
      await silent(cluster, ['worker-1']);
      await withoutDatabase(cluster);
    },
  },
  previous: {
    smooth: true,
    lacks: ({ previous: before }) => before.reason,
    act: (cluster, { previous: before }) => previous(cluster, before),
  },
  // The last: its workers have versions from then on.
  versions: { smooth: true, act: versions },
};

/** @type {(name: string) => (typeof REHEARSALS)[string]} */
export function rehearsal(name) {
  const found = REHEARSALS[name];
  if (found) return found;
  throw new Error(`No rehearsal is called ${name}. Known: ${Object.keys(REHEARSALS).join(', ')}`);
}

/** @type {(cluster: Cluster, names: string[]) => Promise<void>} */
async function silent({ home }, names) {
  const pids = names.flatMap((name) => findService(home, name)?.pid ?? []);
  if (pids.length < names.length) throw new Error(`not all of ${names.join(', ')} ran`);
  for (const pid of pids) signal(pid, 'SIGSTOP');
  await delay(CUT_MS);
  for (const pid of pids) signal(pid, 'SIGCONT');
  await delay(BREATH_MS);
}

/**
 * The line between everybody and PostgreSQL is cut, and mended.
 * @type {(cluster: Cluster) => Promise<void>}
 */
async function withoutDatabase(cluster) {
  const { home } = cluster;
  const server = `postgres/${rolesOf(home).primary}`;
  await orderProxy(home, `set server ${server} state maint`);
  await orderProxy(home, `shutdown sessions server ${server}`);
  await delay(CUT_MS);
  await orderProxy(home, `set server ${server} state ready`);
  await ready(cluster);
}

/** @type {(cluster: Cluster) => Promise<unknown>} */
const ready = ({ place, urls }) =>
  waitFor(`the API on ${place.portOf('api')}`, async () => (await fetch(`${urls.operators}/readyz`)).ok);
