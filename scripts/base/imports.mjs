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
  '@fiscal/telemetry': 'packages/telemetry/src',
  '@fiscal/webhooks': 'packages/webhooks/src',
};

/**
 * Files of logic under a folder of the repository, tests and generated ones left out.
 * @type {(dir: string) => string[]}
 */
export function logicIn(dir) {
  return fs.readdirSync(path.join(ROOT, dir), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(dir, entry.name);
    if (entry.isDirectory()) return BESIDE.has(entry.name) ? [] : logicIn(file);
    return /(?<!\.test|\.d)\.(?:tsx?|mjs)$/.test(entry.name) ? [file] : [];
  });
}

/** @type {(file: string, specifier: string) => string | null} */
function targetOf(file, specifier) {
  if (specifier.startsWith('.')) return path.posix.join(path.dirname(file), specifier);
  const door = Object.entries(DOORS).find(([name]) => specifier.startsWith(`${name}/`));
  return door === undefined ? null : `${door[1]}${specifier.slice(door[0].length)}.ts`;
}

/**
 * Import specifiers of a file, as written in its source.
 * @type {(file: string) => string[]}
 */
export const specifiersOf = (file) =>
  [...fs.readFileSync(path.join(ROOT, file), 'utf8').matchAll(IMPORT)].map(([, specifier = '']) => specifier);

/**
 * Imports among our files, types included.
 * @type {(files: string[]) => { from: string, to: string }[]}
 */
export function importsAmong(files) {
  const known = new Set(files);
  return files.flatMap((from) =>
    specifiersOf(from)
      .map((specifier) => targetOf(from, specifier))
      .flatMap((to) => (to !== null && known.has(to) ? [{ from, to }] : [])),
  );
}
