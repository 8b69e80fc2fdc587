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
/** One file a port that a living process of ours has been given: others who look at the same moment pass it by. */
const CLAIMS = path.join(os.tmpdir(), `emite-ports-${process.getuid?.() ?? 'user'}`);
const DAY_MS = 86_400_000;
/** @type {Set<string>} */
const ours = new Set();

/** A loopback port that nobody listens on; it is the caller's until their process ends. */
export async function freePort() {
  for (;;) {
    const port = FIRST + crypto.randomInt(COUNT);
    if (claim(port) && (await canListen(port))) return port;
  }
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
  const age = Date.now() - (fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  if (age > DAY_MS) fs.rmSync(file, { force: true });
  try {
    fs.closeSync(fs.openSync(file, 'wx'));
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
  if (ours.size === 0) process.once('exit', () => ours.forEach((one) => fs.rmSync(one, { force: true })));
  ours.add(file);
  return true;
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
    const done = (answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(1000, () => done(false));
    socket.once('connect', () => done(true));
    socket.once('error', () => done(false));
  });
}
