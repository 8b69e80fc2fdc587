import { spawnSync } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { machineEnv } from '../base/environment.mjs';
import { freePort, isListening } from '../base/ports.mjs';
import { commandOf } from '../base/processes.mjs';
import { waitFor } from '../base/wait.mjs';
import { accountToDropTo, binariesFor, canEnter, homeFor } from '../install/postgres-binaries.mjs';

/**
 * @typedef {{ url: string, urlFor: (database: string) => string, port: number, pid: number, dir: string,
 *   adopted: boolean, stop: () => Promise<void>, destroy: () => Promise<void> }} Server
 * @typedef {{ account: import('../install/postgres-binaries.mjs').Account, home: string, data: string, passwordFile: string,
 *   log: string, exe: (name: string) => string }} Place
 * @typedef {{ pid: number, port: number, state: string }} Pid content of postmaster.pid
 */

/**
 * Starts the embedded PostgreSQL whose data lives in `dir`, or adopts the one that already runs there.
 * It listens on loopback only, with a random superuser password beside the data, and outlives the caller
 * until `stop()` (or `destroy()`, which also removes the data). Without `port` any free one will do.
 *
 * @param {{ dir: string, port?: number | undefined, database?: string, settings?: Record<string, string | number> }} options
 * @returns {Promise<Server>}
 */
export async function startPostgres({ dir, port, database = 'emite', settings = {} }) {
  const server = locate(dir);
  initialize(server);
  const password = fs.readFileSync(server.passwordFile, 'utf8').trim();
  /** @type {(port: number) => (name: string) => string} */
  const urlsAt = (at) => (name) => `postgresql://postgres:${password}@127.0.0.1:${at}/${name}`;
  const adopted = await adopt(server, port, (at) => createDatabase(urlsAt(at)('postgres'), database));
  if (!adopted) await launch(server, port, settings);
  const state = readPid(server);
  if (state === null) throw new Error(`PostgreSQL ended right after its start; see ${server.log}`);
  const urlFor = urlsAt(state.port);
  if (!adopted) await waitFor('PostgreSQL', () => createDatabase(urlFor('postgres'), database));
  return {
    url: urlFor(database),
    urlFor,
    port: state.port,
    pid: state.pid,
    dir: server.home,
    adopted,
    stop: () => stopServer(server),
    destroy: async () => {
      await stopServer(server);
      fs.rmSync(server.home, { recursive: true, force: true });
      fs.rmSync(dir, { recursive: true, force: true });
    },
  };
}

/**
 * Stops the server of that folder, if one runs. True when there was one.
 * @type {(place: { dir: string }) => Promise<boolean>}
 */
export async function stopPostgres({ dir }) {
  if (!fs.existsSync(dir)) return false;
  const server = locate(dir);
  const state = readPid(server);
  if (state === null || !isPostgres(state.pid)) return false;
  await stopServer(server);
  return true;
}

/**
 * The running server's `{ pid, port }`, or null.
 * @type {(place: { dir: string }) => Pid | null}
 */
export function postgresStatus({ dir }) {
  if (!fs.existsSync(dir)) return null;
  const state = readPid(locate(dir));
  return state && isPostgres(state.pid) ? state : null;
}

/**
 * A new temporary folder that the postgres account can enter even when we are root.
 * @type {(prefix?: string) => string}
 */
export function makeScratchDir(prefix = 'emite-') {
  const account = accountToDropTo();
  const base = [os.tmpdir(), '/tmp', '/var/tmp'].find((dir) => canEnter(dir, account)) ?? os.tmpdir();
  const dir = fs.mkdtempSync(path.join(base, prefix));
  if (account.uid !== undefined) fs.chmodSync(dir, 0o711);
  return dir;
}

/** @type {(dir: string) => Place} */
function locate(dir) {
  const account = accountToDropTo();
  const home = homeFor(path.resolve(dir), account);
  return {
    account,
    home,
    data: path.join(home, 'data'),
    passwordFile: path.join(home, 'password'),
    log: path.join(home, 'postgres.log'),
    exe: binariesFor(account),
  };
}

/** @type {(server: Place, name: string, args: string[], extra?: { stdio?: 'ignore' }) => import('node:child_process').SpawnSyncReturns<string>} */
function run(server, name, args, extra = {}) {
  return spawnSync(server.exe(name), args, {
    encoding: 'utf8',
    cwd: server.home,
    ...server.account,
    env: { ...machineEnv(process.env), LC_ALL: 'C' },
    ...extra,
  });
}

/** @type {(server: Place) => void} */
function initialize(server) {
  if (fs.existsSync(path.join(server.data, 'PG_VERSION'))) return;
  // A first start that was interrupted leaves half a cluster, without data.
  fs.rmSync(server.data, { recursive: true, force: true });
  fs.writeFileSync(server.passwordFile, crypto.randomBytes(18).toString('base64url'), { mode: 0o600 });
  if (server.account.uid !== undefined) {
    fs.chownSync(server.passwordFile, server.account.uid, server.account.gid);
  }
  const made = `${server.data}.new`;
  fs.rmSync(made, { recursive: true, force: true });
  const auth = ['--auth=scram-sha-256', `--pwfile=${server.passwordFile}`];
  const result = run(server, 'initdb', [
    '-D',
    made,
    '-U',
    'postgres',
    ...auth,
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
  ]);
  if (result.status !== 0) throw new Error(`initdb failed: ${result.error ?? result.stderr}`);
  fs.renameSync(made, server.data);
}

/**
 * True when a live server was found, on the wanted port if one is, and answers `ask`. A pid file left by a killed one is cleared when
 * its pid is now someone else's; one that is killed just now may look alive, and listen, until it has ended.
 * @type {(server: Place, wantedPort: number | undefined, ask: (port: number) => Promise<true>) => Promise<boolean>}
 */
async function adopt(server, wantedPort, ask) {
  const state = readPid(server);
  if (!state) return false;
  if (!isPostgres(state.pid)) {
    fs.rmSync(path.join(server.data, 'postmaster.pid'), { force: true });
    return false;
  }
  /** @type {() => Pid | null} */
  const alive = () => {
    const now = readPid(server);
    return now !== null && isPostgres(now.pid) ? now : null;
  };
  const found = await waitFor('the PostgreSQL that is starting or stopping', async () => {
    const now = alive();
    if (now === null) return 'ended';
    if (now.state !== 'ready' || !(await isListening(now.port))) return null;
    return (wantedPort !== undefined && now.port !== wantedPort) || (await ask(now.port)) ? 'answers' : null;
  });
  if (found === 'ended') return false;
  if (wantedPort === undefined || alive()?.port === wantedPort) return true;
  await stopServer(server);
  return false;
}

/** @type {(server: Place, wantedPort: number | undefined, settings: Record<string, string | number>) => Promise<void>} */
async function launch(server, wantedPort, settings) {
  if (wantedPort !== undefined && (await isListening(wantedPort)))
    throw new Error(
      `Port ${wantedPort} (PostgreSQL) is taken by another program. Stop that program, or set POSTGRES_PORT=<free port>, or unset it.`,
    );
  /** @type {(port: number) => string} */
  const options = (port) =>
    [
      `-p ${port}`,
      '-c listen_addresses=127.0.0.1',
      `-c unix_socket_directories=''`,
      ...Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`),
    ].join(' ');
  // More than one try: children of a killed server may hold its memory for a moment, and a free port may be taken meanwhile.
  await waitFor(
    `PostgreSQL (see ${server.log})`,
    async () => {
      const port = wantedPort ?? (await freePort());
      const args = [
        'start',
        '-D',
        server.data,
        '-w',
        '-t',
        '30',
        '-s',
        '-l',
        server.log,
        '-o',
        options(port),
      ];
      return run(server, 'pg_ctl', args, { stdio: 'ignore' }).status === 0;
    },
    { timeoutMs: 120_000, everyMs: 200 },
  );
}

/** @type {(server: Place) => Promise<void>} */
async function stopServer(server) {
  const state = readPid(server);
  if (!state || !isPostgres(state.pid)) return;
  run(server, 'pg_ctl', ['stop', '-D', server.data, '-m', 'fast', '-w', '-s'], { stdio: 'ignore' });
  if (readPid(server)) throw new Error(`PostgreSQL (pid ${state.pid}) did not stop; see ${server.log}`);
}

/**
 * postmaster.pid: line 1 pid, line 4 port, line 8 state.
 * @type {(server: Place) => Pid | null}
 */
function readPid(server) {
  try {
    const lines = fs.readFileSync(path.join(server.data, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), state: lines[7]?.trim() ?? '' };
  } catch {
    return null;
  }
}

/** @type {(pid: number) => boolean} */
function isPostgres(pid) {
  if (!(pid > 0)) return false;
  if (process.platform === 'win32') return true;
  const command = commandOf(pid);
  return command !== null && (command === '' || command.includes('postgres'));
}

/** @type {(adminUrl: string, name: string) => Promise<true>} */
async function createDatabase(adminUrl, name) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
    return true;
  } finally {
    await client.end();
  }
}
