import path from 'node:path';
import { ROOT } from '../../scripts/base/paths.mjs';
import { run } from '../../scripts/base/run.mjs';
import { roll } from '../../scripts/cluster/cluster.mjs';
import { APIS, WORKERS } from '../../scripts/cluster/topology.mjs';
import { decisions } from './decisions.mjs';

/** What says what the database looks like. */
const SCHEMA = ['packages/db/prisma/migrations', 'packages/db/prisma/functions'];
const BUILD = `
  const { install } = await import('./scripts/install/install.mjs');
  await install({ temporal: false, say: () => {} });
  const { build } = await import('./scripts/stack/build.mjs');
  console.log('built ' + (await build(new Map())));`;

/** @typedef {{ built: string, reason: string | null }} Build its folder; `reason`: why there is none */

/** @type {Build} */
export const NOT_BUILT = { built: '', reason: 'no build of before was made' };

/**
 * API and worker of the commit before the newest migration or function, built in a checkout of their own under `scratch`.
 * @type {(scratch: string) => Promise<Build>}
 */
export async function buildPrevious(scratch) {
  const dir = path.join(scratch, 'previous');
  const { output: newest } = await run('git', [
    'log',
    '-1',
    '--format=%h',
    '--diff-filter=A',
    '--',
    ...SCHEMA,
  ]);
  const { code, output } = await run('git', ['rev-parse', '--short', `${newest.trim()}^`]);
  if (newest.trim() === '' || code !== 0)
    return { ...NOT_BUILT, reason: 'this clone has no commit before the newest migration' };
  const commit = output.trim();
  const cloned = await run('git', ['clone', '--quiet', '--shared', '--no-checkout', ROOT, dir]);
  const out = cloned.code === 0 ? await run('git', ['checkout', '--quiet', commit], { cwd: dir }) : cloned;
  if (out.code !== 0) throw new Error(`${commit} could not be checked out: ${out.output.trim()}`);
  const built = await run(process.execPath, ['--input-type=module', '--eval', BUILD], { cwd: dir });
  const folder = /^built (.+)$/m.exec(built.output)?.[1];
  if (folder === undefined) throw new Error(`${commit} could not be built: ${built.output.trim()}`);
  return { built: folder, reason: null };
}

/**
 * Every API and worker is taken back to the build of before, on the schema of now, and brought forward again: on the way the two serve
 * side by side.
 * @type {(cluster: import('../../scripts/cluster/cluster.mjs').Cluster, built: string) => Promise<void>}
 */
export async function previous(cluster, built) {
  const { grown } = decisions(cluster);
  for (const name of [...APIS, ...WORKERS]) await roll(cluster, name, { built });
  await grown(WORKERS);
  for (const name of [...WORKERS, ...APIS]) await roll(cluster, name);
  await grown(WORKERS);
}
