import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { readJson, writePrivateJson } from '../base/paths.mjs';
import { waitFor } from '../base/wait.mjs';
import { accountToDropTo, homeFor } from '../install/postgres-binaries.mjs';
import { startPostgres, stopPostgres } from '../stack/postgres.mjs';
import { copyServer, write } from '../stack/postgres-copy.mjs';
import { POSTGRES } from './topology.mjs';

/**
 * @typedef {import('../base/paths.mjs').Home} Home
 * @typedef {import('../stack/postgres.mjs').Server} Server
 * @typedef {{ home: Home, portOf: import('./topology.mjs').PortOf, tls: import('./tls.mjs').Tls }} Place
 */

const DATABASE = 'emite';
const REPLICA = 'emite_replica';
/** Name, and slot, of the one that follows. */
const STANDBY = 'standby';
const SETTINGS = { max_connections: 200, shared_buffers: '64MB' };
/** @type {(home: Home, name: string) => string} */
export const dirOf = (home, name) => path.join(home.dir, name);

/**
 * Roles of both servers. Only the last promotion decides: there are never two primaries.
 * @type {(home: Home) => { primary: string, standby: string }}
 */
export function rolesOf(home) {
  const primary = readJson(path.join(home.dir, 'primary.json'))?.primary ?? POSTGRES[0];
  return { primary, standby: POSTGRES.find((name) => name !== primary) ?? '' };
}

/**
 * Starts both servers, with TLS too: the primary, and a standby that has every commit before the primary answers. A
 * missing standby, or a former primary, is rebuilt from the primary.
 * @type {(place: Place) => Promise<{ primary: Server, standby: Server }>}
 */
export async function startPair(place) {
  const primary = await startPrimary(place);
  return { primary, standby: await startStandby(place, primary) };
}

/** @type {(place: Place) => Promise<Server>} */
async function startPrimary(place) {
  const { primary } = rolesOf(place.home);
  const server = await start(place, primary);
  giveCertificate(server, place.tls);
  await execute(server, [
    'alter system set ssl = on',
    ...((await isFollowed(server)) ? [] : ['alter system reset synchronous_standby_names']),
    'select pg_reload_conf()',
  ]);
  return server;
}

/** @type {(place: Place, primary: Server) => Promise<Server>} */
async function startStandby(place, primary) {
  const { standby: name } = rolesOf(place.home);
  const data = path.join(homeFor(dirOf(place.home, name), accountToDropTo()), 'data');
  if (!fs.existsSync(path.join(data, 'standby.signal'))) {
    await stopPostgres({ dir: dirOf(place.home, name) });
    await copyTo(data, primary, place.tls);
  }
  const standby = await start(place, name);
  await waitFor('the standby to follow', () => isFollowed(primary));
  // From now on a commit is one when both have it.
  await execute(primary, [
    `alter system set synchronous_standby_names = '${STANDBY}'`,
    'select pg_reload_conf()',
  ]);
  return standby;
}

/** @type {(place: Place, name: string) => Promise<Server>} */
const start = ({ home, portOf }, name) =>
  startPostgres({ dir: dirOf(home, name), port: portOf(name), database: DATABASE, settings: SETTINGS });

/**
 * The standby writes from now on. `fence` is called before: it must keep everybody from the primary; the primary itself is stopped, if it
 * still runs. The new one writes alone until `startPair` has given it a standby.
 * @type {(place: Place, fence: (primary: string) => Promise<void>) => Promise<string>}
 */
export async function promote(place, fence) {
  const { primary, standby } = rolesOf(place.home);
  await fence(primary);
  await stopPostgres({ dir: dirOf(place.home, primary) });
  const server = await start(place, standby);
  await execute(server, [
    'select pg_promote(true, 60)',
    'alter system reset primary_conninfo',
    'alter system reset primary_slot_name',
    'select pg_reload_conf()',
  ]);
  writePrivateJson(path.join(place.home.dir, 'primary.json'), { primary: standby });
  return standby;
}

/** @type {(home: Home) => Promise<string[]>} */
export async function stopPair(home) {
  const { primary, standby } = rolesOf(home);
  /** @type {string[]} */
  const stopped = [];
  // The primary first: the standby gets its last words.
  for (const name of [primary, standby])
    if (await stopPostgres({ dir: dirOf(home, name) })) stopped.push(name);
  return stopped;
}

/** @type {(server: Server) => Promise<boolean>} */
async function isFollowed(server) {
  const rows = await ask(server, `select 1 from pg_stat_replication where state = 'streaming'`);
  return rows.length > 0;
}

/**
 * A copy of a running server's files that becomes its standby when it is started.
 * @type {(data: string, primary: Server, tls: import('./tls.mjs').Tls) => Promise<void>}
 */
async function copyTo(data, primary, tls) {
  const account = accountToDropTo();
  fs.rmSync(data, { recursive: true, force: true });
  const password = crypto.randomBytes(18).toString('base64url');
  await copyServer(primary, data, {
    label: STANDBY,
    before: [
      `do $$ begin if not exists (select from pg_roles where rolname = '${REPLICA}') then create role ${REPLICA}; end if; end $$`,
      `alter role ${REPLICA} login replication password '${password}'`,
      `select pg_create_physical_replication_slot('${STANDBY}', true)
        where not exists (select from pg_replication_slots where slot_name = '${STANDBY}')`,
    ],
  });
  const ca = path.join(path.dirname(data), 'ca.pem');
  write(ca, fs.readFileSync(tls.ca), account);
  write(
    path.join(path.dirname(data), 'password'),
    fs.readFileSync(path.join(primary.dir, 'password')),
    account,
  );
  const link = `host=127.0.0.1 port=${primary.port} user=${REPLICA} password=${password} application_name=${STANDBY} sslcertmode=disable sslmode=verify-ca sslrootcert=${ca}`;
  const auto = path.join(data, 'postgresql.auto.conf');
  const before = fs
    .readFileSync(auto, 'utf8')
    .split('\n')
    .filter((line) => !/^(primary_|synchronous_standby_names)/.test(line));
  write(
    auto,
    [...before, `primary_conninfo = '${link}'`, `primary_slot_name = '${STANDBY}'`, ''].join('\n'),
    account,
  );
  write(path.join(data, 'standby.signal'), '', account);
}

/** @type {(server: Server, tls: import('./tls.mjs').Tls) => void} */
function giveCertificate(server, tls) {
  const account = accountToDropTo();
  write(path.join(server.dir, 'data/server.crt'), fs.readFileSync(tls.serverCert), account);
  write(path.join(server.dir, 'data/server.key'), fs.readFileSync(tls.serverKey), account);
}

/** @type {(server: Server, statements: string[]) => Promise<void>} */
async function execute(server, statements) {
  for (const statement of statements) await ask(server, statement);
}

/** @type {(server: Server, text: string) => Promise<any[]>} */
async function ask(server, text) {
  const client = new pg.Client({ connectionString: server.urlFor('postgres') });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
