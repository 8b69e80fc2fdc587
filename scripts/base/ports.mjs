import crypto from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { codeOf } from './errors.mjs';

const LOOPBACK = '127.0.0.1';

/** Below what systems hand to outgoing connections: one of those could take a port before its server does. */
const FIRST = 10_000;
const COUNT = 20_000;
/**
 * A file per port claimed by a living process of ours, with its pid: concurrent callers skip it. Claims of dead
 * processes are taken over.
 */
const CLAIMS = path.join(os.tmpdir(), `emite-ports-${process.getuid?.() ?? 'user'}`);
const TRIES_MAX = 10 * COUNT;
/** @type {Set<string>} */
const ours = new Set();

/** A free loopback port, reserved for the caller until its process ends. */
export async function freePort() {
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const port = FIRST + crypto.randomInt(COUNT);
    if (claim(port) && (await canListen(port))) return port;
  }
  throw new Error(`No free port from ${FIRST} to ${FIRST + COUNT - 1}; claims are in ${CLAIMS}`);
}

/**
 * Several distinct ones.
 * @type {(count: number) => Promise<number[]>}
 */
export const freePorts = (count) => Promise.all(Array.from({ length: count }, freePort));

/** @type {(port: number) => boolean} */
function claim(port) {
  const file = path.join(CLAIMS, String(port));
  fs.mkdirSync(CLAIMS, { recursive: true });
  letGo(file);
  try {
    fs.writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
  if (ours.size === 0) process.once('exit', () => ours.forEach((one) => fs.rmSync(one, { force: true })));
  ours.add(file);
  return true;
}

/**
 * Removes the claim of a dead process.
 * @type {(file: string) => void}
 */
function letGo(file) {
  const owner = ownerOf(file);
  if (owner === null || isAlive(owner)) return;
  const aside = `${file}-${process.pid}-${crypto.randomUUID()}`;
  try {
    fs.renameSync(file, aside);
    // Another process was faster and has claimed the port since.
    if (ownerOf(aside) === owner) fs.rmSync(aside, { force: true });
    else fs.renameSync(aside, file);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

/**
 * Null while there is no claim; 0 of one that was not written to its end.
 * @type {(file: string) => number | null}
 */
function ownerOf(file) {
  try {
    return Number(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** @type {(pid: number) => boolean} */
function isAlive(pid) {
  if (pid === 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** @type {(port: number) => Promise<boolean>} */
function canListen(port) {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(false));
    server.listen(port, LOOPBACK, () => server.close(() => resolve(true)));
  });
}

/**
 * True when something accepts connections on the port.
 * @type {(port: number, host?: string) => Promise<boolean>}
 */
export function isListening(port, host = LOOPBACK) {
  return new Promise((resolve) => {
    const socket = net.connect({ port, host });
    /** @type {(answer: boolean) => void} */
    const finish = (answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(1000, () => finish(false));
    socket.once('connect', () => finish(true));
    socket.once('error', () => finish(false));
  });
}
