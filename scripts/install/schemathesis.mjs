import fs from 'node:fs';
import path from 'node:path';
import { CACHE, ROOT } from '../base/paths.mjs';
import { run } from '../base/run.mjs';
import { findPip } from './temporal-cli.mjs';

/** Every package of the tool, each at one version. */
const REQUIREMENTS = path.join(ROOT, 'scripts/python/schemathesis.txt');

/**
 * Schemathesis from PyPI, in the cache: how to run it. Null where this machine has no pip.
 * @returns {Promise<{ command: string, args: string[], env: Record<string, string> } | null>}
 */
export async function obtainSchemathesis() {
  const pip = findPip();
  if (!pip) return null;
  const [, version] = /^schemathesis==(.+)$/m.exec(fs.readFileSync(REQUIREMENTS, 'utf8')) ?? [];
  const dir = path.join(CACHE, 'python', `schemathesis-${version}`);
  if (!fs.existsSync(dir)) await installInto(dir, pip);
  // pip's own interpreter is the one its packages were made for.
  const python = pip[0].startsWith('python') ? pip[0] : 'python3';
  return { command: python, args: ['-m', 'schemathesis.cli'], env: { PYTHONPATH: dir } };
}

/** @type {(dir: string, pip: import('./temporal-cli.mjs').Command) => Promise<void>} */
async function installInto(dir, [pip, ...args]) {
  const part = `${dir}.${process.pid}.part`;
  const flags = ['--disable-pip-version-check', '--only-binary', ':all:', '--no-deps', '--quiet'];
  const result = await run(pip, [...args, 'install', '--target', part, ...flags, '-r', REQUIREMENTS]);
  if (result.code !== 0) {
    fs.rmSync(part, { recursive: true, force: true });
    throw new Error(
      `Schemathesis could not be fetched from PyPI: ${result.output.trim().split('\n').at(-1)}`,
    );
  }
  if (fs.existsSync(dir)) fs.rmSync(part, { recursive: true, force: true });
  else fs.renameSync(part, dir);
}
