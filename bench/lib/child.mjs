import { spawn } from 'node:child_process';
import path from 'node:path';
import readline from 'node:readline';

/**
 * @typedef {{ child: import('node:child_process').ChildProcess, pid: number } & Record<string, any>} Child with the
 *   fields it printed
 */

/**
 * Starts a file of this folder; returns its process and the line of JSON that it prints when ready.
 * @type {(file: string, args: string[]) => Promise<Child>}
 */
export async function startChild(file, args) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, file), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of readline.createInterface({ input: child.stdout }))
    return { child, pid: child.pid ?? 0, ...JSON.parse(line) };
  throw new Error(`${file} did not start`);
}

/**
 * Asks it to end and waits until it has.
 * @type {(started: Pick<Child, 'child'>) => Promise<void>}
 */
export async function stopChild({ child }) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}
