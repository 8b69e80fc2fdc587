import os from 'node:os';
import { withBareFlow } from '../lib/bare-flow.mjs';
import { cpuDuring } from '../lib/cpu.mjs';
import { row, serverPids } from '../lib/duel.mjs';
import { load, parallel } from '../lib/load.mjs';
import { median } from '../lib/measure.mjs';
import { authorised, service } from '../lib/service.mjs';

/** Documents, or bare workflows, under way at once. */
const OUTSTANDING = 40;
const COUNT = 200;
const WAIT_SECONDS = 60;
const PROCESSES = ['sandbox', 'api', 'worker', 'temporal'];

export const flow = service(({ rounds, caller, stack, database, pidOf }) =>
  withBareFlow(stack.temporal, async ({ run }) => {
    const pids = async () => [...PROCESSES.map(pidOf), ...(await serverPids(database))];
    const ours = async () => {
      const before = await written(database);
      const { result, seconds } = await cpuDuring(pids, () =>
        load(() => caller.emission({ waitSeconds: WAIT_SECONDS }), {
          count: COUNT,
          connections: OUTSTANDING,
        }),
      );
      result.answers.forEach(authorised);
      const cpu = PROCESSES.map((name, index) => [name, seconds[index]]);
      const postgres = seconds.slice(PROCESSES.length).reduce((sum, each) => sum + each, 0);
      const wal = (await written(database)) - before;
      return { ...result, wal, cpu: Object.fromEntries([...cpu, ['postgres', postgres]]) };
    };
    /** @type {Record<string, any[]>} */
    const seen = { ours: [], bare: [] };
    for (let round = 0; round <= rounds; round++) {
      const bare = await parallel(run, { count: COUNT, connections: OUTSTANDING });
      const one = await ours();
      // The first round warms up.
      if (round > 0) {
        seen.bare.push(bare);
        seen.ours.push(one);
      }
    }
    return table(seen);
  }),
);

/** Bytes of WAL so far: ours, and those of the sandbox, which is on the same PostgreSQL. */
async function written(database) {
  const { rows } = await database.query(
    `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as bytes`,
  );
  return rows[0].bytes;
}

function table(seen) {
  const cores = os.availableParallelism();
  const of = (name, figure) => median(seen[name].map(figure));
  const bare = of('bare', ({ rate }) => rate);
  const raw = of('ours', ({ rate }) => rate);
  // The authority is somebody else's machine: what it computed here is time that ours would have had.
  const without = of('ours', ({ seconds, cpu }) => COUNT / (seconds - cpu.sandbox / cores));
  return {
    title: `Payload → AUTORIZADA, ${OUTSTANDING} outstanding, everything on this machine`,
    reference: 'bare Temporal workflow with one activity, same server, same options of the worker',
    rows: [
      row('authorised a second, all counted', '/s', [raw, bare]),
      row("authorised a second, without the sandbox's CPU", '/s', [without, bare], 1, true),
      ...[...PROCESSES, 'postgres'].map((name) => ({
        name: `CPU of ${name}, a document`,
        value: of('ours', ({ cpu }) => (cpu[name] / COUNT) * 1000),
        unit: 'ms',
      })),
      { name: 'WAL, a document', value: of('ours', ({ wal }) => wal / COUNT / 1024), unit: 'KiB' },
    ],
  };
}
