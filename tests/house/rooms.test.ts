import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { PACKAGES, roomsOf, tangledRooms } from '../../scripts/base/import-graph.mjs';
import { importsAmong, logicIn } from '../../scripts/base/imports.mjs';
import { ROOT } from '../../scripts/base/paths.mjs';

const ROOTS = [
  ...['api', 'admin', 'letters', 'sandbox', 'workflows'].map((app) => `apps/${app}/src`),
  ...['db', 'fiscal-core', 'paper', 'webhooks'].map((name) => `packages/${name}/src`),
  'bench',
  'e2e',
  'scripts',
  'tests',
];
/** Beyond it a folder holds more than one subject. */
const MOST_FILES = 25;
const files = ROOTS.flatMap(logicIn);

/**
 * Common folder of two files, and the folder of each below it; null if they share a folder or one contains the other.
 */
function parting(from: string, to: string): readonly [parent: string, from: string, to: string] | null {
  const [a, b] = [path.dirname(from).split('/'), path.dirname(to).split('/')];
  const same = a.findIndex((part, at) => part !== b[at]);
  const [one, other] = [a[same], b[same]];
  return same === -1 || one === undefined || other === undefined
    ? null
    : [a.slice(0, same).join('/'), one, other];
}

it(`has no folder of more than ${MOST_FILES} files of logic`, () => {
  const sizes = new Map<string, number>();
  for (const folder of files.map((file) => path.dirname(file)))
    sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
  expect([...sizes].filter(([, held]) => held > MOST_FILES)).toEqual([]);
});

it('has no two folders side by side that need each other', () => {
  const edges = new Map<string, string>();
  for (const { from, to } of importsAmong(files)) {
    const parts = parting(from, to);
    if (parts !== null) edges.set(parts.join(' '), `${from} > ${to}`);
  }
  const both = [...edges.keys()].filter((edge) => {
    const [parent, from, to] = edge.split(' ');
    return edges.has([parent, to, from].join(' '));
  });
  expect(both.map((edge) => edges.get(edge))).toEqual([]);
});

it.each(PACKAGES)('has no circle among the folders of %s', (root) => {
  expect(tangledRooms(roomsOf(root))).toEqual([]);
});

it('npm run graph draws the rooms of every package, and an arrow for an import', () => {
  const graph = path.join(ROOT, 'scripts/graph.mjs');
  const { status, stdout } = spawnSync(process.execPath, [graph], { encoding: 'utf8' });
  expect(status).toBe(0);
  const [, ...sections] = stdout.split('\n## ');
  expect(sections.map((section) => section.split('\n')[0])).toEqual(PACKAGES);
  const drawnRooms = (root: string) => [...roomsOf(root).keys()].map((room) => `["${room}"]`);
  const missing = PACKAGES.flatMap((root, at) =>
    drawnRooms(root).filter((box) => !sections[at]?.includes(box)),
  );
  expect(missing).toEqual([]);
  expect(stdout).toContain('\n  activities_ --> lifecycle_\n');
});
