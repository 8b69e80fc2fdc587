import { spawn } from 'node:child_process';
import { ROOT } from './paths.mjs';

/** @typedef {{ code: number, output: string, ms: number }} Ended */

/**
 * Runs a program to its end, keeping what it prints. Never throws: a program that cannot be run has code 127.
 * @type {(command: string, args: string[], options?: { env?: NodeJS.ProcessEnv, cwd?: string, echo?: boolean }) => Promise<Ended>}
 */
export function run(command, args, { env = process.env, cwd = ROOT, echo = false } = {}) {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    // A chunk may end inside a character.
    child.stdout.setEncoding('utf8');
    child.stderr.setEncoding('utf8');
    /** @type {(stream: NodeJS.WritableStream) => (chunk: string) => void} */
    const take = (stream) => (chunk) => {
      output += chunk;
      if (echo) stream.write(chunk);
    };
    child.stdout.on('data', take(process.stdout));
    child.stderr.on('data', take(process.stderr));
    /** @type {(code: number, text: string) => void} */
    const end = (code, text) =>
      resolve({ code, output: text, ms: Math.round(performance.now() - startedAt) });
    child.on('error', (error) => end(127, error.message));
    child.on('close', (code) => end(code ?? 1, output));
  });
}
