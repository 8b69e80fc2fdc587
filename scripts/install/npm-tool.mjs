import fs from 'node:fs';
import path from 'node:path';
import { CACHE } from '../base/paths.mjs';
import { run } from '../base/run.mjs';

/**
 * Packages of npm at exact versions, apart from those of this repository: a folder with their `node_modules`, fetched once. Nothing
 * of them is run to install them.
 * @type {(name: string, packages: readonly string[]) => Promise<string>}
 */
export async function obtainNpmTool(name, packages) {
  const dir = path.join(CACHE, 'npm', `${name}-${packages.join('+').replaceAll('/', '_')}`);
  if (fs.existsSync(dir)) return dir;
  const part = `${dir}.${process.pid}.part`;
  const flags = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', part];
  fs.mkdirSync(part, { recursive: true });
  const { code, output } = await run('npm', ['install', ...flags, ...packages]);
  if (code !== 0) {
    fs.rmSync(part, { recursive: true, force: true });
    throw new Error(`${name} could not be fetched from npm: ${output.trim().split('\n').at(-1)}`);
  }
  fs.renameSync(part, dir);
  return dir;
}
