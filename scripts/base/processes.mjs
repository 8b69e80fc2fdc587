import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { codeOf } from './errors.mjs';

const isLinux = process.platform === 'linux';

/**
 * Command line of a live process, null when there is none (a zombie is none).
 * @type {(pid: number) => string | null}
 */
export function commandOf(pid) {
  if (!(pid > 0)) return null;
  if (isLinux) return statOf(pid) === null ? null : cmdlineOf(pid);
  if (process.platform === 'win32') return isAlive(pid) ? '' : null;
  return psOf(pid)?.command ?? null;
}

/**
 * A mark that changes when the pid is given to another process: pids are reused.
 * @type {(pid: number) => string | null}
 */
export function birthOf(pid) {
  if (isLinux) return statOf(pid)?.start ?? null;
  if (process.platform === 'win32') return isAlive(pid) ? 'alive' : null;
  return psOf(pid)?.start ?? null;
}

/**
 * Sends a signal to the process group that `pid` leads, or to it alone.
 * @type {(pid: number, name: NodeJS.Signals) => void}
 */
export function signal(pid, name) {
  for (const target of process.platform === 'win32' ? [pid] : [-pid, pid]) {
    try {
      process.kill(target, name);
      return;
    } catch (error) {
      if (codeOf(error) !== 'ESRCH') throw error;
    }
  }
}

/**
 * Fields of /proc/<pid>/stat after the command name, which may hold spaces and brackets.
 * @type {(pid: number) => { start: string | undefined } | null}
 */
function statOf(pid) {
  try {
    const text = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' || fields[0] === 'X' ? null : { start: fields[19] };
  } catch {
    return null;
  }
}

/** @type {(pid: number) => string | null} */
function cmdlineOf(pid) {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return null;
  }
}

/** @type {(pid: number) => { start: string | undefined, command: string | undefined } | null} */
function psOf(pid) {
  const result = spawnSync('ps', ['-o', 'stat=,lstart=,args=', '-p', String(pid)], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  const found = /^(\S+)\s+(\S+ +\S+ +\S+ +\S+ +\S+)\s+(.*)$/.exec(result.stdout?.trim() ?? '');
  return found === null || found[1]?.startsWith('Z') ? null : { start: found[2], command: found[3] };
}

/** @type {(pid: number) => boolean} */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}
