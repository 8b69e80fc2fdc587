import { execFileSync } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { importsAmong, specifiersOf } from '../base/imports.mjs';
import { CACHE, ROOT, readJson } from '../base/paths.mjs';

/** Declarations written by `types`: a file's outside, which decides whether its importers are checked again. */
export const DECLARATIONS = path.join(CACHE, 'types');

const CODE = /\.(?:[cm]?js|tsx?)$/;
/** Files that biome may read. */
const FORMATTED = /\.(?:[cm]?[jt]sx?|jsonc?|css|graphql|html)$/;
/** Inputs of every check: packages, the settings of the tools, the tools themselves. */
const EVERYWHERE =
  /^(?:package-lock\.json|[^/]*tsconfig[^/]*\.json|vitest\.config\.ts|scripts\/suites\/.*|scripts\/install\/schemas\/.*|\.oxlintrc\.json)$/;

/** Read by people; by a test only when it names them. */
const PAGES = /^(?:docs\/|\.github\/|[^/]+\.md$)/;

const digest = (/** @type {Iterable<string | Buffer | undefined>} */ parts) => {
  const hash = crypto.createHash('sha1');
  for (const part of parts) hash.update(part ?? '').update('\0');
  return hash.digest('base64');
};
const textOf = (/** @type {string} */ name) => fs.readFileSync(path.join(ROOT, name), 'utf8');
const sortNames = (/** @type {Iterable<string>} */ names) => [...names].toSorted();

/** Files as git knows them, ignored ones left out; null outside of a checkout. */
function listFiles() {
  try {
    const out = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], { cwd: ROOT, stdio: 'pipe' });
    return [...new Set(out.toString().split('\0'))].filter(
      (name) => fs.existsSync(path.join(ROOT, name)) && name !== '',
    );
  } catch {
    return null;
  }
}

/** The repository by content: what a check depends on, as one digest. Null outside of a checkout. */
export function takeStock() {
  const names = listFiles();
  if (names === null) return null;
  const contents = new Map(names.map((name) => [name, digest([fs.readFileSync(path.join(ROOT, name))])]));
  const code = names.filter((name) => CODE.test(name));
  /** @type {Map<string, string[]>} */
  const imported = new Map(code.map((name) => [name, []]));
  for (const { from, to } of importsAmong(code)) imported.get(from)?.push(to);
  const everywhere = digest([
    process.version,
    ...sortNames(names.filter((name) => EVERYWHERE.test(name))).map((name) => contents.get(name)),
  ]);
  const part = (/** @type {string} */ name) => name.split('/').slice(0, 2).join('/');
  /** Data files that are read and not imported, by workspace. @type {Map<string, string[]>} */
  const data = new Map();
  for (const name of names)
    if (!CODE.test(name)) data.set(part(name), [...(data.get(part(name)) ?? []), name]);
  const shapes = new Map();
  /** The declaration of a file, where the types have one; else all of it. */
  const shapeOf = (/** @type {string} */ name) => {
    const known = shapes.get(name);
    if (known !== undefined) return known;
    const file = path.join(DECLARATIONS, name.replace(/\.tsx?$/, '.d.ts'));
    const shape = fs.existsSync(file) ? digest([fs.readFileSync(file)]) : contents.get(name);
    shapes.set(name, shape);
    return shape;
  };
  const contentOf = (/** @type {string} */ name) => contents.get(name);
  /** A file and all that it imports, however far. */
  const reach = (/** @type {string} */ name) => {
    const reached = new Set([name]);
    for (const each of reached) for (const next of imported.get(each) ?? []) reached.add(next);
    return reached;
  };

  /** Digest of the files that a pattern matches. */
  const of = (/** @type {RegExp} */ pattern) =>
    digest([
      everywhere,
      ...sortNames(names.filter((name) => pattern.test(name))).flatMap((name) => [name, contents.get(name)]),
    ]);
  const formatRules = of(/(?:^|\/)(?:biome\.json|package\.json|\.editorconfig)$/);

  return {
    code,
    of,
    formatted: names.filter((name) => FORMATTED.test(name)),
    formatOf: (/** @type {string} */ name) => digest([formatRules, contents.get(name)]),
    everything: () => digest([everywhere, ...sortNames(names).flatMap((name) => [name, contents.get(name)])]),
    /** Digest of all code, and of other files that a pattern matches. */
    codeAnd: (/** @type {RegExp} */ pattern) => of(new RegExp(`${CODE.source}|${pattern.source}`)),
    /** Files of `own` by content, the rest of the code by its outside. */
    within: (/** @type {RegExp} */ own) =>
      digest([
        everywhere,
        ...sortNames(names).flatMap((name) => {
          if (own.test(name)) return [name, contents.get(name)];
          return CODE.test(name) && !/\.test\./.test(name) ? [name, shapeOf(name)] : [];
        }),
      ]),
    /** Digest of the import graph. */
    imports: () =>
      digest([
        everywhere,
        ...sortNames(code).flatMap((name) => [name, ...specifiersOf(name)]),
        ...sortNames(
          names.filter((name) => /package\.json$|turbo\.json$|\.dependency-cruiser/.test(name)),
        ).map(contentOf),
      ]),
    /** Digest of a file and of the outside of its imports. */
    seenFrom: (/** @type {string} */ name) =>
      digest([everywhere, contents.get(name), ...sortNames(reach(name)).map(shapeOf)]),
    /**
     * Digest of a test with all the code it runs and the data files beside it; of all workspaces when it reads files
     * itself.
     */
    behind: (/** @type {string} */ test) => {
      const reached = reach(test);
      const ours = [...reached].filter((name) => /\.test\.|\/testing\/|\/support\//.test(name)).map(textOf);
      const workspaces = ours.some((text) => text.includes('node:fs'))
        ? [...data.keys()].filter((name) => !PAGES.test(name) || ours.some((text) => text.includes('docs/')))
        : [...new Set([...reached].map(part))];
      const read = workspaces.flatMap((name) => data.get(name) ?? []);
      return digest([
        everywhere,
        ...[...sortNames(reached), ...sortNames(read)].flatMap((name) => [name, contents.get(name)]),
      ]);
    },
  };
}

const MEMORY = path.join(CACHE, 'passed.json');
/** Number of remembered states, so that a return to an earlier one passes without a run. */
const KEPT = 4;

/** Passed checks, by name and digest of all their inputs. */
export function openMemory() {
  /** @type {Record<string, string[]>} */
  const passed = readJson(MEMORY) ?? {};
  return {
    has: (/** @type {string} */ name, /** @type {string} */ inputs) =>
      passed[name]?.includes(inputs) === true,
    keep(/** @type {string} */ name, /** @type {string} */ inputs) {
      passed[name] = [inputs, ...(passed[name] ?? [])].slice(0, KEPT);
    },
    close() {
      fs.mkdirSync(CACHE, { recursive: true });
      fs.writeFileSync(MEMORY, JSON.stringify(passed));
    },
  };
}
