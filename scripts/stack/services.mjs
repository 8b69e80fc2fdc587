import { spawn } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { messageOf } from '../base/errors.mjs';
import { ROOT, readJson, writePrivateJson } from '../base/paths.mjs';
import { isListening } from '../base/ports.mjs';
import { birthOf, commandOf, signal } from '../base/processes.mjs';
import { waitFor } from '../base/wait.mjs';

const LOG_BYTES_MAX = 20_000_000;

/**
 * Long-running part of the stack: start command and readiness check.
 * @typedef {{ name: string, command: string, args: string[], env: NodeJS.ProcessEnv, inherited?: NodeJS.ProcessEnv, ports: { port: number, setting: string }[],
 *   healthy: () => Promise<boolean>, timeoutMs?: number }} Service
 * @typedef {{ name: string, pid: number, birth: string | null, fingerprint: string, ports: Service['ports'] }} Running
 * @typedef {import('../base/paths.mjs').Home} Home
 */

/**
 * Brings the service up: adopts the one we left running when it is healthy and was started by the same command with
 * the same settings, replaces it otherwise. Returns when it is healthy; throws with the end of its log when it dies.
 * @type {(home: Home, service: Service) => Promise<{ pid: number, adopted: boolean }>}
 */
export async function startService(home, service) {
  const print = fingerprint(service);
  const running = findService(home, service.name);
  if (running && running.fingerprint === print && (await service.healthy().catch(() => false))) {
    return { pid: running.pid, adopted: true };
  }
  if (running) await stopService(home, service.name);
  await refuseTakenPorts(service);
  const record = launch(home, service, print);
  await waitFor(service.name, () => service.healthy(), {
    ...(service.timeoutMs !== undefined && { timeoutMs: service.timeoutMs }),
    giveUp: () => (findService(home, service.name) ? null : diedMessage(home, service.name)),
  }).catch((error) => {
    throw new Error(`${messageOf(error)}\n${tail(home, service.name)}`.trim());
  });
  return { pid: record.pid, adopted: false };
}

/**
 * Stops the service if it is ours and alive: asks, waits, then insists. True when there was one.
 * @type {(home: Home, name: string, options?: { graceMs?: number }) => Promise<boolean>}
 */
export async function stopService(home, name, { graceMs = 20_000 } = {}) {
  const running = findService(home, name);
  const file = pidFile(home, name);
  if (!running) {
    fs.rmSync(file, { force: true });
    return false;
  }
  const isGone = () => findService(home, name) === null;
  signal(running.pid, 'SIGTERM');
  await waitFor(`${name} to stop`, isGone, { timeoutMs: graceMs }).catch(async () => {
    signal(running.pid, 'SIGKILL');
    await waitFor(`${name} (pid ${running.pid}) to die`, isGone, { timeoutMs: 60_000 });
  });
  for (const { port } of running.ports) await portFalls(port);
  fs.rmSync(file, { force: true });
  return true;
}

/**
 * The record of a live service of ours, null when it is dead or its pid now belongs to another process.
 * @type {(home: Home, name: string) => Running | null}
 */
export function findService(home, name) {
  const record = readJson(pidFile(home, name));
  if (!record || commandOf(record.pid) === null) return null;
  return birthOf(record.pid) === record.birth ? record : null;
}

/**
 * Names that have a pid file, dead or alive.
 * @type {(home: Home) => string[]}
 */
export function recordedServices(home) {
  if (!fs.existsSync(home.run)) return [];
  const files = fs.readdirSync(home.run).filter((file) => file.endsWith('.json'));
  return files.map((file) => path.basename(file, '.json'));
}

/**
 * Last lines of a service's log, for error messages.
 * @type {(home: Home, name: string, lines?: number) => string}
 */
export function tail(home, name, lines = 25) {
  const file = logFile(home, name);
  if (!fs.existsSync(file)) return '';
  const text = fs.readFileSync(file, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
  return `--- end of ${file}\n${text}`;
}

/** @type {(home: Home, service: Service, print: string) => Running} */
function launch(home, service, print) {
  const log = logFile(home, service.name);
  if (fs.existsSync(log) && fs.statSync(log).size > LOG_BYTES_MAX) fs.renameSync(log, `${log}.1`);
  const out = fs.openSync(log, 'a', 0o600);
  const child = spawn(service.command, service.args, {
    cwd: ROOT,
    env: { ...service.inherited, ...service.env },
    detached: true,
    windowsHide: true,
    stdio: ['ignore', out, out],
  });
  fs.closeSync(out);
  child.on('error', () => {});
  if (child.pid === undefined) throw new Error(`${service.name}: cannot run ${service.command}`);
  child.unref();
  const record = {
    name: service.name,
    pid: child.pid,
    birth: birthOf(child.pid),
    fingerprint: print,
    ports: service.ports,
  };
  writePrivateJson(pidFile(home, service.name), record);
  return record;
}

/** @type {(service: Pick<Service, 'name' | 'ports'>) => Promise<void>} */
async function refuseTakenPorts(service) {
  for (const { port, setting } of service.ports) {
    if (await portFalls(port)) continue;
    throw new Error(
      `Port ${port} (${service.name}) is taken by another program. Stop that program, or set ${setting}=<free port>, or move every port: npm start -- --port-base 14000`,
    );
  }
}

/**
 * True when the port is free, or soon is: the last threads of a dead process may hold its sockets for a moment.
 * @type {(port: number) => Promise<boolean>}
 */
function portFalls(port) {
  const free = async () => !(await isListening(port));
  return waitFor(`port ${port}`, free, { timeoutMs: 1500 }).catch(() => false);
}

/**
 * Same settings and same command, which names the build: hashed, because the settings hold secrets.
 * @type {(service: Pick<Service, 'command' | 'args' | 'env'>) => string}
 */
function fingerprint({ command, args, env }) {
  const text = JSON.stringify([
    command,
    args,
    Object.keys(env)
      .sort()
      .map((name) => [name, env[name]]),
  ]);
  return crypto.createHash('sha256').update(text).digest('hex');
}

/** @type {(home: Home, name: string) => string} */
const diedMessage = (home, name) => `${name} stopped while starting (log: ${logFile(home, name)})`;
/** @type {(home: Home, name: string) => string} */
const pidFile = (home, name) => path.join(home.run, `${name}.json`);
/** @type {(home: Home, name: string) => string} */
const logFile = (home, name) => path.join(home.logs, `${name}.log`);
