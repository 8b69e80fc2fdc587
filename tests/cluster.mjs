import fs from 'node:fs';
import path from 'node:path';
import { whenInterrupted } from '../scripts/base/interrupt.mjs';
import { stackHome } from '../scripts/base/paths.mjs';
import { table } from '../scripts/base/table.mjs';
import { startCluster, stopCluster } from '../scripts/cluster/cluster.mjs';
import { dirOf, rolesOf } from '../scripts/cluster/postgres-pair.mjs';
import { freeClusterPorts } from '../scripts/cluster/topology.mjs';
import { install } from '../scripts/install/install.mjs';
import { obtainTemporalServer } from '../scripts/install/temporal-server.mjs';
import { bringTestTools, CLUSTER_TOOLS } from '../scripts/install/test-tools.mjs';
import { makeScratchDir } from '../scripts/stack/postgres.mjs';
import { readOptions } from '../scripts/stack/settings.mjs';
import { countsLine } from '../scripts/suites/counts.mjs';
import { buildPrevious, NOT_BUILT } from './cluster/previous.mjs';
import { REHEARSALS, rehearsal } from './cluster/rehearsals.mjs';
import { openRun, rehearse } from './cluster/rehearse.mjs';
import { makeSmallDisk } from './crash/disk.mjs';

/** `npm run test:cluster [-- --only rolling,kill,disk,failover,cut,previous,versions]`: rehearsals on a cluster of their own (docs/reliability.md). */
const options = readOptions({ only: { type: 'string' } });
await install();
await bringTestTools(CLUSTER_TOOLS);
await obtainTemporalServer();
const names = options.only?.split(',') ?? Object.keys(REHEARSALS);
const scratch = makeScratchDir('emite-cluster-');
const home = stackHome(path.join(scratch, 'cluster'));
const disk = makeSmallDisk(dirOf(home, rolesOf(home).primary));
const stop = async () => {
  await stopCluster(home);
  disk.remove();
};
const ended = whenInterrupted(stop);
/** @type {Awaited<ReturnType<typeof rehearse>>[]} */
const results = [];
let skipped = 0;
try {
  const means = { disk, previous: names.includes('previous') ? await buildPrevious(scratch) : NOT_BUILT };
  const lacking = names.flatMap((name) => {
    const reason = rehearsal(name).lacks?.(means) ?? null;
    if (reason !== null) console.log(`${name}: left out, ${reason}`);
    return reason === null ? [] : [name];
  });
  skipped = lacking.length;
  const startedAt = performance.now();
  const env = {
    EMISSION_WAIT_FACTOR: '0.05',
    SEFAZ_TIMEOUT_MS: '3000',
    SEFAZ_STATUS_MINUTES: '0',
  };
  const cluster = await startCluster({ home, portOf: await freeClusterPorts(), env });
  console.log(`cluster ready in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  const run = await openRun(cluster, means);
  for (const name of names.filter((each) => !lacking.includes(each))) {
    const result = await rehearse(cluster, run, name);
    console.log(JSON.stringify({ ...result, faults: result.faults.length }));
    for (const fault of result.faults) console.log(`FAULT ${fault}`);
    results.push(result);
  }
  await run.follower.stop();
} finally {
  await stop();
  ended();
}
const failed = results.filter(({ faults }) => faults.length > 0);
if (failed.length === 0) fs.rmSync(scratch, { recursive: true, force: true });
else console.log(`logs and rows: ${scratch}`);
const head = ['rehearsal', 'emissions', 'retried', 's', 'faults'];
console.log(
  `\n${table([head, ...results.map(({ name, emissions, retried, seconds, faults }) => [name, emissions, retried, seconds, faults.length])])}`,
);
console.log(`\n${countsLine({ passed: results.length - failed.length, failed: failed.length, skipped })}`);
if (failed.length > 0) process.exitCode = 1;
