import os from 'node:os';
import { temporalSettings } from '../../scripts/cluster/temporal.mjs';
import { APIS, TEMPORAL, WORKERS } from '../../scripts/cluster/topology.mjs';
import { withBareFlow } from '../lib/bare-flow.mjs';
import { withCluster } from '../lib/cluster.mjs';
import { cpuDuring } from '../lib/cpu.mjs';
import { row, serverPids } from '../lib/duel.mjs';
import { load, parallel } from '../lib/load.mjs';
import { median } from '../lib/measure.mjs';
import { assertAuthorized, service } from '../lib/service.mjs';

/**
 * @typedef {{ rounds: number, caller: Awaited<ReturnType<typeof import('../lib/service.mjs').callerOf>>, database: import('pg').Client,
 *   pidOf: (name: string) => number }} Place
 * @typedef {Record<string, string[]>} Groups processes by what the table calls them
 */

/** Documents, or bare workflows, under way at once. */
const OUTSTANDING = 40;
const COUNT = 200;
const WAIT_SECONDS = 60;
/**
 * Goals against the bare workflow with one activity, and with one local activity, which costs Temporal a third of it.
 */
const GOALS = { bare: 1, local: 0.6 };

const ON_ONE = { sandbox: ['sandbox'], api: ['api'], worker: ['worker'], temporal: ['temporal'] };
const ON_CLUSTER = {
  sandbox: ['sandbox'],
  api: APIS,
  worker: WORKERS,
  temporal: Object.keys(TEMPORAL),
  proxy: ['proxy'],
};

export const flow = service(async ({ stack, ...place }) => [
  await measureFlow(stack.temporal, place, ON_ONE, 'everything on this machine'),
]);

/** The same on a cluster, where Temporal's server has its tables in PostgreSQL and everybody talks by TLS. */
export const clusterFlow = ({ rounds }) =>
  withCluster(async ({ cluster, ...place }) => {
    const {
      TEMPORAL_TLS_CA: ca,
      TEMPORAL_TLS_CERT: cert,
      TEMPORAL_TLS_KEY: key,
    } = temporalSettings(cluster.place);
    const temporal = { ...cluster.temporal, tls: { ca, cert, key } };
    return [await measureFlow(temporal, { ...place, rounds }, ON_CLUSTER, 'a cluster on this machine')];
  });

/** @type {(temporal: import('../lib/bare-flow.mjs').Address, place: Place, groups: Groups, where: string) => Promise<import('../lib/table.mjs').Table>} */
const measureFlow = (temporal, { rounds, caller, database, pidOf }, groups, where) =>
  withBareFlow(temporal, async ({ run, runLocal }) => {
    const names = Object.values(groups).flat();
    const pids = async () => [...names.map(pidOf), ...(await serverPids(database))];
    const ours = async () => {
      const before = await walBytes(database);
      const { result, seconds } = await cpuDuring(pids, () =>
        load(() => caller.emission({ waitSeconds: WAIT_SECONDS }), {
          count: COUNT,
          connections: OUTSTANDING,
        }),
      );
      result.answers.forEach(assertAuthorized);
      const sumSeconds = (/** @type {string[]} */ of) =>
        names.reduce((sum, name, index) => sum + (of.includes(name) ? (seconds[index] ?? 0) : 0), 0);
      const cpu = Object.entries(groups).map(([group, members]) => [group, sumSeconds(members)]);
      const postgres = seconds.slice(names.length).reduce((sum, each) => sum + each, 0);
      const wal = (await walBytes(database)) - before;
      return { ...result, wal, cpu: Object.fromEntries([...cpu, ['postgres', postgres]]) };
    };
    /** @type {Record<string, any[]>} */
    const seen = { ours: [], bare: [], local: [] };
    for (let round = 0; round <= rounds; round++) {
      const bare = await parallel(run, { count: COUNT, connections: OUTSTANDING });
      const local = await parallel(runLocal, { count: COUNT, connections: OUTSTANDING });
      const one = await ours();
      // The first round warms up.
      if (round > 0)
        for (const [side, figures] of Object.entries({ bare, local, ours: one })) seen[side]?.push(figures);
    }
    return table(seen, [...Object.keys(groups), 'postgres'], where);
  });

/** Bytes of WAL so far: ours, the sandbox's, and those of a Temporal that is on the same PostgreSQL. */
async function walBytes(database) {
  const { rows } = await database.query(
    `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as bytes`,
  );
  return rows[0].bytes;
}

function table(seen, groups, where) {
  const cores = os.availableParallelism();
  const of = (name, figure) => median(seen[name].map(figure));
  const bare = of('bare', ({ rate }) => rate);
  const raw = of('ours', ({ rate }) => rate);
  // The authority runs on another machine in production: the time it computed here is added to ours.
  const without = of('ours', ({ seconds, cpu }) => COUNT / (seconds - cpu.sandbox / cores));
  return {
    title: `Payload → AUTORIZADA, ${OUTSTANDING} outstanding, ${where}`,
    reference: 'bare Temporal workflow with one activity, same server, same options of the worker',
    rows: [
      row('authorised a second, all counted', '/s', [raw, bare]),
      row("authorised a second, without the sandbox's CPU", '/s', [without, bare], { least: GOALS.bare }),
      row(
        '… against a bare workflow with one local activity',
        '/s',
        [without, of('local', ({ rate }) => rate)],
        { least: GOALS.local },
      ),
      ...groups.map((name) => ({
        name: `CPU of ${name}, a document`,
        value: of('ours', ({ cpu }) => (cpu[name] / COUNT) * 1000),
        unit: 'ms',
      })),
      { name: 'WAL, a document', value: of('ours', ({ wal }) => wal / COUNT / 1024), unit: 'KiB' },
    ],
  };
}
