import fs from 'node:fs';
import path from 'node:path';
import { CACHE, ROOT } from '../base/paths.mjs';
import { run } from '../base/run.mjs';
import { NONE } from './counts.mjs';
import { part, runVitest } from './suites.mjs';

/** The Node of images and releases. */
const RELEASE = fs.readFileSync(path.join(ROOT, '.node-version'), 'utf8').trim();
/** Tests of native modules and Node's own cryptography: signatures, XML, and each document type through a stack. */
const FILES = {
  unit: ['packages/fiscal-core/src/chave-acesso', 'packages/fiscal-core/src/signing'],
  stack: ['tests/system/samples.stack.test.ts'],
};

/**
 * Runs tests, and the API, worker and sandbox of their stack, on the Node of releases. Where it is unavailable, prints
 * a line and counts one skipped test.
 * @type {(options: { scratch: string, say?: (line: string) => void }) => Promise<import('./counts.mjs').Counts[]>}
 */
export async function runOnReleaseNode({ scratch, say = console.log }) {
  const bin = await obtainNode();
  const env = { PATH: `${bin}${path.delimiter}${process.env.PATH}` };
  const { output } = await run('node', ['--version'], { env: { ...process.env, ...env } });
  if (output.trim() !== `v${RELEASE}`) {
    say(`Node ${RELEASE} could not be had from npm: nothing was tried with it`);
    return [{ ...NONE, skipped: 1 }];
  }
  say(`\n== Node ${RELEASE}`);
  const counts = [];
  for (const [project, filters] of Object.entries(FILES))
    counts.push(await part(`${project} on Node ${RELEASE}`, runVitest(project, { scratch, filters, env })));
  return counts;
}

/** The folder of its program, fetched once by its exact version; nothing of the package is run to install it. */
export async function obtainNode() {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${system}-${process.arch}`;
  const home = path.join(CACHE, `node-${RELEASE}`);
  const bin = path.join(home, 'node_modules', name, 'bin');
  if (!fs.existsSync(bin)) {
    const flags = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', home];
    await run('npm', ['install', ...flags, `${name}@${RELEASE}`]);
  }
  return bin;
}
