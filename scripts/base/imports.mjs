import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './paths.mjs';

/** Not ours, or no logic. */
const BESIDE = new Set(['node_modules', 'generated', 'testing', 'fixtures', '.next']);
/** An import or a re-export: its names (`*` for all), and where they come from. */
const IMPORT = /(?:(\{[^{}]*\}|\*)[\w\s]*?)?\b(?:from|import)\s*\(?'([^']+)'/g;
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

/** @type {(file: string) => string} */
const textOf = (file) => fs.readFileSync(path.join(ROOT, file), 'utf8');

/**
 * The names in the braces of an import or export, types included, as the other module calls them: `side` 0 is the name
 * before an `as`, -1 the one after it.
 * @type {(braces: string, side: 0 | -1) => string[]}
 */
const namesIn = (braces, side) =>
  braces
    .split(/[{},]/)
    .map(
      (name) =>
        name
          .trim()
          .replace(/^type /, '')
          .split(' as ')
          .at(side) ?? '',
    )
    .filter((name) => name !== '');

/**
 * Import specifiers of a file, as written in its source.
 * @type {(file: string) => string[]}
 */
export const specifiersOf = (file) =>
  [...textOf(file).matchAll(IMPORT)].map(([, , specifier = '']) => specifier);

/**
 * Imports among our files, types included, with the names they take.
 * @type {(files: string[]) => { from: string, to: string, names: string[] }[]}
 */
export function importsAmong(files) {
  const known = new Set(files);
  return files.flatMap((from) =>
    [...textOf(from).matchAll(IMPORT)].flatMap(([, braces = '', specifier = '']) => {
      const target = targetOf(from, specifier);
      // A published package names its modules as they are built.
      const to = [target, target?.replace(/\.js$/, '.ts')].find((file) => file && known.has(file));
      return to ? [{ from, to, names: namesIn(braces, 0) }] : [];
    }),
  );
}

/**
 * Names that a file exports, types included.
 * @type {(file: string) => string[]}
 */
export const exportsOf = (file) =>
  [
    ...textOf(file).matchAll(
      /^export (?:type )?(?:(\{[^{}]*\})|(?:async )?(?:const|function|class|interface|type)?\s*(\w+))/gm,
    ),
  ].flatMap(([, braces, name = '']) => (braces === undefined ? [name] : namesIn(braces, -1)));
