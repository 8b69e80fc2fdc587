import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './paths.mjs';

/** Not ours, or no logic. */
const BESIDE = new Set(['node_modules', 'generated', 'testing', 'fixtures', '.next']);
const IMPORT = /(?:from|import)\s*\(?'([^']+)'/g;
/** A door of a package: its name and the path behind it. */
const DOORS = {
  '@fiscal/core': 'packages/fiscal-core/src',
  '@fiscal/db': 'packages/db/src',
  '@fiscal/paper': 'packages/paper/src',
};

/** Files of logic under a folder of the repository, tests and generated ones left out. */
export function logicIn(dir) {
  return fs.readdirSync(path.join(ROOT, dir), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(dir, entry.name);
    if (entry.isDirectory()) return BESIDE.has(entry.name) ? [] : logicIn(file);
    return /(?<!\.test|\.d)\.(?:tsx?|mjs)$/.test(entry.name) ? [file] : [];
  });
}

function targetOf(file, specifier) {
  if (specifier.startsWith('.')) return path.posix.join(path.dirname(file), specifier);
  const door = Object.keys(DOORS).find((name) => specifier.startsWith(`${name}/`));
  return door === undefined ? null : `${DOORS[door]}${specifier.slice(door.length)}.ts`;
}

/** What a file imports, in the words of its source. */
export const specifiersOf = (file) =>
  [...fs.readFileSync(path.join(ROOT, file), 'utf8').matchAll(IMPORT)].map(([, specifier]) => specifier);

/** Which of our files imports which, types included. */
export function importsAmong(files) {
  const known = new Set(files);
  return files.flatMap((from) =>
    specifiersOf(from)
      .map((specifier) => targetOf(from, specifier))
      .filter((to) => to !== null && known.has(to))
      .map((to) => ({ from, to })),
  );
}
