import path from 'node:path';
import { ROOT } from '../../scripts/base/paths.mjs';
import { run } from '../../scripts/base/run.mjs';
import { roll } from '../../scripts/cluster/cluster.mjs';
import { APIS, WORKERS } from '../../scripts/cluster/topology.mjs';
import { schemasDir } from '../../scripts/install/install.mjs';
import { decisions } from './decisions.mjs';

/** Folders that define the database. */
const SCHEMA = ['packages/db/prisma/migrations', 'packages/db/prisma/functions'];
const BUILD = `
  const { install } = await import('./scripts/install/install.mjs');
  await install({ temporal: false, say: () => {} });
  const { build } = await import('./scripts/stack/build.mjs');
  console.log('built ' + (await build(new Map())));`;

/**
 * @typedef {{ built: string, reason: string | null, fault?: string }} Build its folder; `reason`: why there can be
 *   none; `fault`: why there is none
 */

/** @type {Build} */
export const NOT_BUILT = { built: '', reason: 'no build of before was made' };

/**
 * API and worker of the commit before the last change of a migration or function, built in a checkout of their own under `scratch`.
 * @type {(scratch: string) => Promise<Build>}
 */
export async function buildPrevious(scratch) {
  const dir = path.join(scratch, 'previous');
  const changed = await run('git', ['log', '-1', '--format=%h', '--', ...SCHEMA]);
  if (changed.code !== 0) return { ...NOT_BUILT, reason: changed.output.trim() };
  const before = await run('git', [
    'rev-parse',
    '--quiet',
    '--verify',
    '--short',
    `${changed.output.trim()}^`,
  ]);
  if (before.code !== 0)
    return { ...NOT_BUILT, reason: 'this clone has no commit before the last migration' };
  const env = { ...process.env, SCHEMAS_DIR: schemasDir() };
  let output = '';
  for (const [command, args, cwd] of /** @type {const} */ ([
    ['git', ['clone', '--quiet', '--shared', '--no-checkout', ROOT, dir], ROOT],
    ['git', ['checkout', '--quiet', before.output.trim()], dir],
    [process.execPath, ['--input-type=module', '--eval', BUILD], dir],
  ])) {
    const ended = await run(command, [...args], { cwd, env });
    if (ended.code !== 0)
      return {
        built: '',
        reason: null,
        fault: `${before.output.trim()} could not be built: ${ended.output.trim()}`,
      };
    output = ended.output;
  }
  return { built: /^built (.+)$/m.exec(output)?.[1] ?? '', reason: null };
}

/**
 * Every API and worker is taken back to the build of before, on the schema of now, and brought forward again: on the way the two serve
 * side by side.
 * @type {(cluster: import('../../scripts/cluster/cluster.mjs').Cluster, before: Build) => Promise<string[] | void>}
 */
export async function previous(cluster, { built, fault }) {
  if (fault !== undefined) return [fault];
  const { grown } = decisions(cluster);
  for (const name of [...APIS, ...WORKERS]) await roll(cluster, name, { built });
  await grown(WORKERS);
  for (const name of [...WORKERS, ...APIS]) await roll(cluster, name);
  await grown(WORKERS);
}
