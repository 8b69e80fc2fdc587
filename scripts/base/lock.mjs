import fs from 'node:fs';
import path from 'node:path';
import { codeOf } from './errors.mjs';
import { birthOf } from './processes.mjs';

/**
 * Runs `work` while no other start or stop works on the same stack. A lock left by a dead process is taken over.
 * @template T
 * @param {import('./paths.mjs').Home} home
 * @param {string} what
 * @param {() => Promise<T>} work
 */
export async function alone(home, what, work) {
  const file = path.join(home.dir, 'lock');
  fs.mkdirSync(home.dir, { recursive: true });
  take(file, what);
  try {
    return await work();
  } finally {
    fs.rmSync(file, { force: true });
  }
}

/** @type {(file: string, what: string) => void} */
function take(file, what) {
  const mine = JSON.stringify({ pid: process.pid, birth: birthOf(process.pid), what });
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      fs.writeFileSync(file, mine, { flag: 'wx', mode: 0o600 });
      return;
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
    const holder = JSON.parse(fs.readFileSync(file, 'utf8') || '{}');
    if (holder.birth && birthOf(holder.pid) === holder.birth) {
      throw new Error(
        `${holder.what} is already at work on ${path.dirname(file)} (pid ${holder.pid}): let it finish`,
      );
    }
    fs.rmSync(file, { force: true });
  }
  throw new Error(`Another command keeps taking ${file}`);
}
