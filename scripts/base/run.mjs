import { spawn } from 'node:child_process';
import { ROOT } from './paths.mjs';

/** Runs a program to its end, keeping what it prints. Never throws: a program that cannot be run has code 127. */
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
    const take = (stream) => (chunk) => {
      output += chunk;
      if (echo) stream.write(chunk);
    };
    child.stdout.on('data', take(process.stdout));
    child.stderr.on('data', take(process.stderr));
    const end = (code, text) =>
      resolve({ code, output: text, ms: Math.round(performance.now() - startedAt) });
    child.on('error', (error) => end(127, error.message));
    child.on('close', (code) => end(code ?? 1, output));
  });
}
