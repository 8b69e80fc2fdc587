import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { machineEnv } from '../base/environment.mjs';
import { isListening } from '../base/ports.mjs';
import { obtainTemporalCli } from '../install/temporal-cli.mjs';
import { startService, stopService } from './services.mjs';

/** @typedef {{ address: string, namespace: string }} Temporal */

/** As SEARCH_ATTRIBUTES in packages/fiscal-core/src/lifecycle/contract.ts (a test compares the two). */
export const SEARCH_ATTRIBUTES = [
  'Client',
  'DocType',
  'Environment',
  'UF',
  'Status',
  'CStat',
  'AccessKeyHash',
  'DocNumber',
];

/**
 * Accounts take turns in the workers' queue (ADR 19), which one partition keeps exactly. Partitions that take no new
 * tasks are emptied. As in
 * deploy/compose/temporal-dynamic.yaml (a test compares the two).
 */
export const DYNAMIC = { 'matching.enableFairness': 'true', 'matching.numTaskqueueWritePartitions': '1' };

const NAMESPACE = 'default';
/** How long ended workflows stay: their documents are in the rows, and a file of SQLite slows down with what is in it. */
const RETENTION = '24h';

/**
 * Starts (or adopts) the Temporal dev server of this stack and returns its address. Its state is one file, so
 * running workflows survive a restart. `codecUrl` is where the UI asks for payloads in clear.
 * @type {(home: import('../base/paths.mjs').Home, options: { port: number, uiPort: number | null, codecUrl: string, retention?: string, dynamic?: Record<string, string> }) => Promise<Temporal & { adopted: boolean, pid: number, stop: () => Promise<boolean> }>}
 */
export async function startTemporal(home, { port, uiPort, codecUrl, retention = RETENTION, dynamic = {} }) {
  const cli = await obtainTemporalCli();
  const address = `127.0.0.1:${port}`;
  const ui = uiPort ? ['--ui-port', String(uiPort), '--ui-codec-endpoint', codecUrl] : ['--headless'];
  const attributes = SEARCH_ATTRIBUTES.flatMap((name) => ['--search-attribute', `${name}=Keyword`]);
  const file = path.join(home.temporal, 'temporal.db');
  const args = [
    'server',
    'start-dev',
    '--ip',
    '127.0.0.1',
    '--port',
    String(port),
    ...ui,
    '--db-filename',
    file,
  ];
  const settings = Object.entries({ ...DYNAMIC, ...dynamic });
  args.push('--log-level', 'error', ...attributes);
  args.push(...settings.flatMap(([key, value]) => ['--dynamic-config-value', `${key}=${value}`]));
  const ports = [
    { port, setting: 'TEMPORAL_PORT' },
    ...(uiPort ? [{ port: uiPort, setting: 'TEMPORAL_UI_PORT' }] : []),
  ];
  const service = {
    name: 'temporal',
    command: cli,
    args,
    inherited: machineEnv(process.env),
    // It would ask temporal.io for newer versions, naming this one.
    env: { TEMPORAL_VERSION_CHECK_DISABLED: '1' },
    ports,
    healthy: () => isUp(cli, { address, port, retention }),
  };
  const { adopted, pid } = await startService(home, service);
  return { address, namespace: NAMESPACE, adopted, pid, stop: () => stopService(home, 'temporal') };
}

/**
 * The port answers and the namespace exists: setting its retention proves both.
 * @type {(cli: string, at: { address: string, port: number, retention: string }) => Promise<boolean>}
 */
async function isUp(cli, { address, port, retention }) {
  if (!(await isListening(port))) return false;
  const flags = ['--address', address, '--namespace', NAMESPACE, '--retention', retention];
  const result = spawnSync(cli, ['operator', 'namespace', 'update', ...flags], {
    stdio: 'ignore',
    env: machineEnv(process.env),
  });
  return result.status === 0;
}
