import { spawn } from 'node:child_process';
import path from 'node:path';
import { machineEnv } from './environment.mjs';
import { ROOT } from './paths.mjs';

/**
 * Arguments for Node that run a TypeScript file of the checkout.
 * @type {(file: string, ...args: string[]) => string[]}
 */
export const tsxArgs = (file, ...args) => ['--import', 'tsx', path.join(ROOT, file), ...args];

/**
 * Runs a TypeScript file to its end and gives what it printed.
 * Throws with the end of its error output when it fails.
 * @type {(file: string, options?: { args?: string[], env?: NodeJS.ProcessEnv }) => Promise<string>}
 */
export function runTypeScript(file, { args = [], env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, tsxArgs(file, ...args), {
      cwd: ROOT,
      env: { ...machineEnv(process.env), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let out = '';
    let errors = '';
    // A chunk may end inside a character.
    child.stdout.setEncoding('utf8');
    child.stderr.setEncoding('utf8');
    child.stdout.on('data', (chunk) => (out += chunk));
    child.stderr.on('data', (chunk) => (errors += chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) return resolve(out);
      reject(
        new Error(
          `${file} failed (exit ${code})\n${(errors || out).trim().split('\n').slice(-25).join('\n')}`,
        ),
      );
    });
  });
}

/**
 * The last line of an output that is a JSON object.
 * @type {(output: string) => any}
 */
export function lastJson(output) {
  const line = output
    .trim()
    .split('\n')
    .findLast((text) => text.startsWith('{') && text.endsWith('}'));
  if (line !== undefined) return JSON.parse(line);
  return JSON.parse(output);
}
