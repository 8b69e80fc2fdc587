import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { machineEnv } from '../base/environment.mjs';
import { isListening } from '../base/ports.mjs';
import { run } from '../base/run.mjs';
import { waitFor } from '../base/wait.mjs';
import { obtainTemporalCli } from '../install/temporal-cli.mjs';
import { obtainTemporalServer } from '../install/temporal-server.mjs';
import { startService } from '../stack/services.mjs';
import { DYNAMIC, SEARCH_ATTRIBUTES } from '../stack/temporal.mjs';
import { TEMPORAL } from './topology.mjs';

/**
 * @typedef {import('../base/paths.mjs').Home} Home
 * @typedef {import('./postgres-pair.mjs').Place} Place
 * @typedef {{ name: string, role: string, password: string }} Process `password`: of its role in PostgreSQL
 * @typedef {{ primary: import('../stack/postgres.mjs').Server, password: string }} Store
 */

const NAMESPACE = 'default';
const RETENTION = '720h';
const ROLE = 'temporal';
const STORES = { temporal: 'temporal', visibility: 'temporal_visibility' };
/** A number for good, for one small machine. */
const SHARDS = 4;

/**
 * The settings of our processes that lead to it: by mutual TLS, through the proxy.
 * @type {(place: Pick<Place, 'portOf' | 'tls'>) => Record<string, string>}
 */
export const temporalSettings = ({ portOf, tls }) => ({
  TEMPORAL_ADDRESS: `127.0.0.1:${portOf('temporal')}`,
  TEMPORAL_NAMESPACE: NAMESPACE,
  TEMPORAL_TLS: 'on',
  TEMPORAL_TLS_CA: tls.ca,
  TEMPORAL_TLS_CERT: tls.clientCert,
  TEMPORAL_TLS_KEY: tls.clientKey,
});

/**
 * Makes (or brings to this version) the tables of Temporal's server in the primary.
 * @type {(store: Store) => Promise<void>}
 */
export async function prepareStore({ primary, password }) {
  const { sqlTool } = await obtainTemporalServer();
  const client = new pg.Client({ connectionString: primary.urlFor('postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [ROLE]);
    await client.query(`${rowCount ? 'alter' : 'create'} role ${ROLE} login password '${password}'`);
    for (const name of Object.values(STORES)) {
      const found = await client.query('select from pg_database where datname = $1', [name]);
      if (found.rowCount === 0) await client.query(`create database ${name} owner ${ROLE}`);
    }
  } finally {
    await client.end();
  }
  for (const [schema, name] of Object.entries(STORES)) {
    const at = [
      '--plugin',
      'postgres12',
      '--ep',
      '127.0.0.1',
      '-p',
      String(primary.port),
      '-u',
      ROLE,
      '--db',
      name,
    ];
    const env = { ...machineEnv(process.env), SQL_PASSWORD: password };
    // Does nothing where there is a version; the update continues from it.
    await run(sqlTool, [...at, 'setup-schema', '-v', '0.0'], { env });
    const { code, output } = await run(
      sqlTool,
      [...at, 'update-schema', '--schema-name', `postgresql/v12/${schema}`],
      { env },
    );
    if (code !== 0)
      throw new Error(`Temporal's tables (${name}) could not be made\n${output.trim().slice(-2000)}`);
  }
}

/**
 * Starts a process of the server by its name in the topology.
 * @type {(place: Place, process: Process) => Promise<{ pid: number, adopted: boolean }>}
 */
export async function startTemporalProcess(place, started) {
  const { name, role } = started;
  const { server } = await obtainTemporalServer();
  const file = path.join(place.home.temporal, `${name}.json`);
  // JSON is YAML.
  fs.writeFileSync(file, JSON.stringify(configuration(place, started), null, 2), { mode: 0o600 });
  fs.writeFileSync(dynamicFile(place), JSON.stringify(dynamicConfiguration));
  return startService(place.home, {
    name,
    command: server,
    args: ['--config-file', file, '--allow-no-auth', 'start', '--service', role],
    inherited: machineEnv(process.env),
    env: {},
    ports: [name, `${name}-membership`].map((port) => ({ port: place.portOf(port), setting: '--port-base' })),
    healthy: () => isListening(place.portOf(name)),
  });
}

/** @type {(place: Pick<Place, 'home'>) => string} */
const dynamicFile = ({ home }) => path.join(home.temporal, 'dynamic.json');
const dynamicConfiguration = Object.fromEntries(
  Object.entries(DYNAMIC).map(([name, text]) => [name, [{ value: JSON.parse(text) }]]),
);

/** @type {(place: Place) => Promise<void>} */
export async function prepareNamespace(place) {
  const cli = await obtainTemporalCli();
  const {
    TEMPORAL_ADDRESS: address = '',
    TEMPORAL_TLS_CA: ca = '',
    TEMPORAL_TLS_CERT: cert = '',
    TEMPORAL_TLS_KEY: key = '',
  } = temporalSettings(place);
  /** @type {(...args: string[]) => Promise<boolean>} */
  const operate = async (...args) => {
    const at = ['--address', address, '--tls-ca-path', ca, '--tls-cert-path', cert, '--tls-key-path', key];
    return (
      spawnSync(cli, ['operator', ...args, ...at], { stdio: 'ignore', env: machineEnv(process.env) })
        .status === 0
    );
  };
  await waitFor(
    "Temporal's namespace",
    async () =>
      (await operate('namespace', 'describe', NAMESPACE)) ||
      (await operate('namespace', 'create', '--retention', RETENTION, NAMESPACE)),
  );
  const wanted = SEARCH_ATTRIBUTES.flatMap((name) => ['--name', name, '--type', 'Keyword']);
  await waitFor("Temporal's search attributes", () =>
    operate('search-attribute', 'create', '--namespace', NAMESPACE, ...wanted),
  );
}

/**
 * The server's own configuration: every connection between its processes, to PostgreSQL and from its clients is by TLS.
 * @type {(place: Place, process: Process) => object}
 */
function configuration({ home, portOf, tls }, { name, role: own, password }) {
  /** @type {(database: string, connections: number) => object} */
  const store = (database, connections) => ({
    sql: {
      pluginName: 'postgres12',
      databaseName: database,
      connectAddr: `127.0.0.1:${portOf('postgres')}`,
      connectProtocol: 'tcp',
      user: ROLE,
      password,
      maxConns: connections,
      maxIdleConns: connections,
      maxConnLifetime: '1h',
      tls: { enabled: true, caFile: tls.ca, enableHostVerification: true, serverName: '127.0.0.1' },
    },
  });
  const party = {
    server: {
      certFile: tls.serverCert,
      keyFile: tls.serverKey,
      clientCaFiles: [tls.ca],
      requireClientAuth: true,
    },
    client: { serverName: 'localhost', rootCaFiles: [tls.ca] },
  };
  const services = Object.fromEntries(
    Object.entries(TEMPORAL).map(([each, role]) => [
      role,
      {
        rpc: { grpcPort: portOf(each), membershipPort: portOf(`${each}-membership`), bindOnLocalHost: true },
      },
    ]),
  );
  return {
    log: { stdout: true, level: 'warn' },
    persistence: {
      numHistoryShards: SHARDS,
      defaultStore: 'default',
      visibilityStore: 'visibility',
      datastores: { default: store(STORES.temporal, 6), visibility: store(STORES.visibility, 3) },
    },
    global: {
      membership: { maxJoinDuration: '30s', broadcastAddress: '127.0.0.1' },
      tls: {
        internode: party,
        frontend: party,
        systemWorker: { certFile: tls.clientCert, keyFile: tls.clientKey, client: party.client },
      },
    },
    services: {
      ...services,
      [own]: {
        rpc: { grpcPort: portOf(name), membershipPort: portOf(`${name}-membership`), bindOnLocalHost: true },
      },
    },
    clusterMetadata: {
      enableGlobalNamespace: false,
      failoverVersionIncrement: 10,
      masterClusterName: 'active',
      currentClusterName: 'active',
      clusterInformation: {
        active: {
          enabled: true,
          initialFailoverVersion: 1,
          rpcName: 'frontend',
          rpcAddress: `127.0.0.1:${portOf('temporal')}`,
        },
      },
    },
    dynamicConfigClient: { filepath: dynamicFile({ home }), pollInterval: '60s' },
    publicClient: { hostPort: `127.0.0.1:${portOf('temporal')}` },
  };
}
