import { parseArgs } from 'node:util';
import { loadDotEnv } from '../base/environment.mjs';
import { messageOf } from '../base/errors.mjs';
import { alone } from '../base/lock.mjs';
import { prepareHome, readJson } from '../base/paths.mjs';
import { table } from '../base/table.mjs';
import { install } from '../install/install.mjs';
import { obtainTemporalServer } from '../install/temporal-server.mjs';
import { bringTestTools, CLUSTER_TOOLS } from '../install/test-tools.mjs';
import { ensureDemo } from '../stack/demo.mjs';
import { portBase } from '../stack/settings.mjs';
import { describeStack } from '../stack/stack-file.mjs';
import { failOver, startCluster, stopCluster } from './cluster.mjs';
import { rolesOf, startPair } from './postgres-pair.mjs';
import { clusterTls } from './tls.mjs';
import { clusterHome, portsFromBase } from './topology.mjs';

const USAGE = 'npm run cluster [-- --port-base N] [--stop | --promote]';
const PORT_BASE = 15_000;

/** `npm run cluster`: the topology of several machines as processes of this one (docs/deployment.md). */
async function main() {
  loadDotEnv();
  const { values } = parseArgs({
    options: { 'port-base': { type: 'string' }, stop: { type: 'boolean' }, promote: { type: 'boolean' } },
  });
  const home = clusterHome();
  prepareHome(home);
  await alone(home, 'npm run cluster', async () => {
    if (values.stop) return say(await stopCluster(home));
    const portOf = portsFromBase(portBase(values['port-base']) ?? PORT_BASE);
    if (values.promote) return promote({ home, portOf, tls: await clusterTls(home) });
    await install();
    await bringTestTools(CLUSTER_TOOLS);
    await obtainTemporalServer();
    const startedAt = performance.now();
    const cluster = await startCluster({ home, portOf });
    const before = readJson(home.credentials);
    const credentials = await ensureDemo(cluster);
    describeStack(cluster, credentials);
    const isNew = before?.owner?.password !== credentials.owner.password;
    report(cluster, credentials, { isNew, seconds: (performance.now() - startedAt) / 1000 });
  });
}

/** @type {(stopped: string[]) => void} */
const say = (stopped) =>
  console.log(stopped.length > 0 ? `Stopped: ${stopped.join(', ')}.` : 'Nothing was running.');

/** @type {(place: import('./postgres-pair.mjs').Place) => Promise<void>} */
async function promote(place) {
  const promoted = await failOver(place);
  console.log(`${promoted} writes now, alone; making ${rolesOf(place.home).standby} its standby …`);
  await startPair(place);
  console.log('Both have every commit again.');
}

/** @type {(cluster: import('./cluster.mjs').Cluster, credentials: import('../stack/demo.mjs').Credentials, more: { isNew: boolean, seconds: number }) => void} */
function report({ home, urls, temporal, place }, credentials, { isNew, seconds }) {
  const { primary, standby } = rolesOf(home);
  console.log(
    `\n${table([
      ['what', 'address'],
      ['Console', urls.console],
      ['API', urls.api],
      ['API docs', `${urls.api}/docs`],
      ['Sandbox', urls.sandbox],
      ['PostgreSQL', `127.0.0.1:${place.portOf('postgres')} (${primary} writes, ${standby} follows)`],
      ['Temporal', `${temporal.address} (mutual TLS)`],
    ])}`,
  );
  const { accessKey, clientId, testToken, owner } = credentials;
  const password = isNew ? owner.password : `in ${home.credentials}`;
  const secrets = Object.entries({ accessKey, clientId, testToken, owner: owner.email, password });
  console.log(`\n${table([['credential', `value (kept in ${home.credentials})`], ...secrets])}`);
  console.log(`\nReady in ${seconds.toFixed(1)} s. Stop with: npm run cluster -- --stop`);
}

try {
  await main();
} catch (error) {
  console.error(`\n${messageOf(error)}\n${USAGE}`);
  process.exitCode = 1;
}
