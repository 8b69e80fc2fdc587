import { spawn } from 'node:child_process';
import path from 'node:path';
import readline from 'node:readline';

/** Starts a file of this folder and gives its process and the line of JSON that it says when it is ready. */
export async function startChild(file, args) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, file), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of readline.createInterface({ input: child.stdout }))
    return { child, pid: child.pid, ...JSON.parse(line) };
  throw new Error(`${file} did not start`);
}

/** Asks it to end and waits until it has. */
export async function stopChild({ child }) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}
