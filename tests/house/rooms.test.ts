import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/base/paths.mjs';

const ROOTS = [
  ...['api', 'admin', 'sandbox', 'workflows'].map((app) => `apps/${app}/src`),
  ...['db', 'fiscal-core', 'paper'].map((name) => `packages/${name}/src`),
  'bench',
  'e2e',
  'scripts',
  'tests',
];
/** Beyond it a folder holds more than one subject. */
const MOST_FILES = 25;
const BESIDE = new Set(['node_modules', 'generated', 'testing', 'fixtures', '.next']);
const IMPORT = /(?:from|import)\s*\(?'(\.[^']+)'/g;

function logicIn(dir: string): string[] {
  return fs.readdirSync(path.join(ROOT, dir), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(dir, entry.name);
    if (entry.isDirectory()) return BESIDE.has(entry.name) ? [] : logicIn(file);
    return /(?<!\.test|\.d)\.(?:tsx?|mjs)$/.test(entry.name) ? [file] : [];
  });
}
const files = ROOTS.flatMap(logicIn);

/** Where two files part: the folder that holds both, and the folder of each below it; null for one's own or one above. */
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
  const known = new Set(files);
  const edges = new Map<string, string>();
  for (const file of files)
    for (const [, to = ''] of fs.readFileSync(path.join(ROOT, file), 'utf8').matchAll(IMPORT)) {
      const target = path.posix.join(path.dirname(file), to);
      const parts = known.has(target) ? parting(file, target) : null;
      if (parts !== null) edges.set(parts.join(' '), `${file} > ${target}`);
    }
  const both = [...edges.keys()].filter((edge) => {
    const [parent, from, to] = edge.split(' ');
    return edges.has([parent, to, from].join(' '));
  });
  expect(both.map((edge) => edges.get(edge))).toEqual([]);
});
