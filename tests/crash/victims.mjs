import fs from 'node:fs';
import { signal } from '../../scripts/base/processes.mjs';
import { postgresStatus } from '../../scripts/stack/postgres.mjs';
import { findService } from '../../scripts/stack/services.mjs';

/** @typedef {import('../../scripts/base/paths.mjs').Home} Home */

/**
 * True while the process runs.
 * @type {(home: Home, victim: string) => boolean}
 */
export const isAlive = (home, victim) => pidOf(home, victim) !== null;

/**
 * kill -9 of the process and all its children; false when it was dead already.
 * @type {(home: Home, victim: string) => boolean}
 */
export function killNow(home, victim) {
  const pid = pidOf(home, victim);
  if (pid === null) return false;
  return victim === 'postgres' ? killTree(pid) : end(pid);
}

/**
 * kill -9 of a process and its children.
 * @type {(pid: number) => boolean}
 */
export function killTree(pid) {
  for (const child of childrenOf(pid)) end(child);
  return end(pid);
}

/** @type {(home: Home, victim: string) => number | null} */
const pidOf = (home, victim) =>
  (victim === 'postgres' ? postgresStatus({ dir: home.postgres }) : findService(home, victim))?.pid ?? null;

/** @type {(pid: number) => boolean} */
function end(pid) {
  try {
    signal(pid, 'SIGKILL');
    return true;
  } catch {
    return false;
  }
}

/**
 * Children of a process, from /proc; none where there is no /proc (they notice by themselves that it died).
 * @type {(pid: number) => number[]}
 */
function childrenOf(pid) {
  if (!fs.existsSync('/proc/self/stat')) return [];
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === pid)
    .map(Number);
}

/** @type {(pid: string) => number | null} */
function parentOf(pid) {
  try {
    const text = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return null;
  }
}
