import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

/** Command line of a live process, null when there is none (a zombie is none). */
export function commandOf(pid) {
  if (!(pid > 0)) return null;
  if (process.platform === 'linux') return commandFromProc(pid);
  if (process.platform === 'win32') return isAlive(pid) ? '' : null;
  const result = spawnSync('ps', ['-o', 'stat=,args=', '-p', String(pid)], { encoding: 'utf8' });
  const [, state, command] = /^(\S+)\s+(.*)$/.exec(result.stdout.trim()) ?? [];
  return state === undefined || state.startsWith('Z') ? null : (command ?? '');
}

function commandFromProc(pid) {
  try {
    const state = /\) (\S)/.exec(fs.readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1];
    if (state === 'Z' || state === 'X') return null;
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return null;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
