import fs from 'node:fs';
import pg from 'pg';
import { whenInterrupted } from '../../scripts/base/interrupt.mjs';
import { stackHome } from '../../scripts/base/paths.mjs';
import { startCluster, stopCluster } from '../../scripts/cluster/cluster.mjs';
import { freeClusterPorts } from '../../scripts/cluster/topology.mjs';
import { install } from '../../scripts/install/install.mjs';
import { obtainTemporalServer } from '../../scripts/install/temporal-server.mjs';
import { bringTestTools, CLUSTER_TOOLS } from '../../scripts/install/test-tools.mjs';
import { ensureDemo } from '../../scripts/stack/demo.mjs';
import { makeScratchDir } from '../../scripts/stack/postgres.mjs';
import { findService } from '../../scripts/stack/services.mjs';
import { callerOf, removeCeilings } from './service.mjs';

/**
 * @typedef {{ cluster: import('../../scripts/cluster/cluster.mjs').Cluster, database: pg.Client,
 *   caller: Awaited<ReturnType<typeof callerOf>>, pidOf: (name: string) => number }} Scene
 */

/**
 * A cluster (docs/deployment.md) in a temporary folder for the time of `use`: `caller` is its demo client, `database` its owner.
 * @template T
 * @param {(scene: Scene) => Promise<T>} use
 */
export async function withCluster(use) {
  await install();
  await bringTestTools(CLUSTER_TOOLS);
  await obtainTemporalServer();
  const scratch = makeScratchDir('emite-bench-');
  const home = stackHome(scratch);
  const cleanUp = async () => {
    await stopCluster(home);
    fs.rmSync(scratch, { recursive: true, force: true });
  };
  const ended = whenInterrupted(cleanUp);
  try {
    const cluster = await startCluster({ home, portOf: await freeClusterPorts(), env: {} });
    const credentials = await ensureDemo(cluster);
    const database = new pg.Client({ connectionString: cluster.databases.ownerUrl });
    await database.connect();
    try {
      await removeCeilings(database);
      const caller = await callerOf(credentials);
      const pidOf = (/** @type {string} */ name) => findService(home, name)?.pid ?? Number.NaN;
      return await use({ cluster, database, caller, pidOf });
    } finally {
      await database.end();
    }
  } finally {
    ended();
    await cleanUp();
  }
}
