import { execFileSync } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { exportsOf, importsAmong, specifiersOf } from '../base/imports.mjs';
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
/**
 * Digests sets of files in any order: many sets share most of their files, and each file is digested once.
 * @type {(contentOf: (name: string) => string | undefined) => (files: Iterable<string>) => string}
 */
function setDigester(contentOf) {
  /** @type {Map<string, Uint32Array>} */
  const marks = new Map();
  const markOf = (/** @type {string} */ name) => {
    const known = marks.get(name);
    if (known !== undefined) return known;
    const mark = new Uint32Array(
      new Uint8Array(Buffer.from(digest([name, contentOf(name)]), 'base64')).buffer,
    );
    marks.set(name, mark);
    return mark;
  };
  return (files) => {
    const mixed = new Uint32Array(5);
    for (const name of files)
      for (const [at, part] of markOf(name).entries()) mixed[at] = (mixed[at] ?? 0) ^ part;
    return Buffer.from(mixed.buffer).toString('base64');
  };
}
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

/**
 * Finds a file, what it imports, what that imports, and so on: each file once, in its nearest layer.
 * @type {(code: string[], links: ReturnType<typeof importsAmong>) => (name: string) => string[][]}
 */
function layerFinder(code, links) {
  const numbers = new Map(code.map((name, number) => [name, number]));
  /** Numbers of the files that each imports. @type {number[][]} */
  const imported = code.map(() => []);
  for (const { from, to } of links) imported[numbers.get(from) ?? -1]?.push(numbers.get(to) ?? -1);
  /** The last search that reached each file. */
  const reachedBy = new Uint32Array(code.length);
  let search = 0;
  return (name) => {
    search += 1;
    const first = numbers.get(name) ?? -1;
    reachedBy[first] = search;
    const layers = [];
    for (let last = [first]; last.length > 0; ) {
      layers.push(last.map((number) => code[number] ?? name));
      const next = [];
      for (const from of last)
        for (const to of imported[from] ?? [])
          if (reachedBy[to] !== search) {
            reachedBy[to] = search;
            next.push(to);
          }
      last = next;
    }
    return layers;
  };
}

/**
 * Digests the declaration of a file, where the types have one; else all of it.
 * @type {(contentOf: (name: string) => string | undefined) => (name: string) => string | undefined}
 */
function shapeReader(contentOf) {
  /** @type {Map<string, string | undefined>} */
  const shapes = new Map();
  return (name) => {
    if (shapes.has(name)) return shapes.get(name);
    const file = path.join(DECLARATIONS, name.replace(/\.tsx?$/, '.d.ts'));
    const shape = fs.existsSync(file) ? digest([fs.readFileSync(file)]) : contentOf(name);
    shapes.set(name, shape);
    return shape;
  };
}

/** The repository by content: what a check depends on, as one digest. Null outside of a checkout. */
export function takeStock() {
  const names = listFiles();
  if (names === null) return null;
  const contents = new Map(names.map((name) => [name, digest([fs.readFileSync(path.join(ROOT, name))])]));
  const code = names.filter((name) => CODE.test(name));
  const links = importsAmong(code);
  const everywhere = digest([
    process.version,
    ...sortNames(names.filter((name) => EVERYWHERE.test(name))).map((name) => contents.get(name)),
  ]);
  const part = (/** @type {string} */ name) => name.split('/').slice(0, 2).join('/');
  /** Data files that are read and not imported, by workspace. @type {Map<string, string[]>} */
  const data = new Map();
  for (const name of names)
    if (!CODE.test(name)) data.set(part(name), [...(data.get(part(name)) ?? []), name]);
  const contentOf = (/** @type {string} */ name) => contents.get(name);
  const digestContents = setDigester(contentOf);
  const shapeOf = shapeReader(contentOf);
  const digestShapes = setDigester(shapeOf);
  const layersOf = layerFinder(code, links);

  /** Digest of the files that a pattern matches. */
  const of = (/** @type {RegExp} */ pattern) =>
    digest([
      everywhere,
      ...sortNames(names.filter((name) => pattern.test(name))).flatMap((name) => [name, contents.get(name)]),
    ]);
  const graph = digest([
    everywhere,
    ...sortNames(code).flatMap((name) => [name, ...specifiersOf(name)]),
    ...sortNames(names.filter((name) => /package\.json$|turbo\.json$|\.dependency-cruiser/.test(name))).map(
      contentOf,
    ),
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
    /** Files of `own` by content, the rest of the code but `unseen` by its outside. */
    within: (/** @type {RegExp} */ own, unseen = /\.test\./) =>
      digest([
        everywhere,
        ...sortNames(names).flatMap((name) => {
          if (own.test(name)) return [name, contents.get(name)];
          return CODE.test(name) && !unseen.test(name) ? [name, shapeOf(name)] : [];
        }),
      ]),
    /** Digest of the import graph. */
    imports: () => graph,
    /** Digest of all imports and exports by name; what reads another file's exports by `*` counts whole. */
    exports: () =>
      digest([
        graph,
        contents.get('knip.json'),
        ...links.flatMap(({ from, to, names: taken }) => [from, to, ...taken]),
        ...sortNames(code).flatMap((name) => [name, ...exportsOf(name)]),
        ...sortNames(links.filter(({ names: taken }) => taken.includes('*')).map(({ from }) => from)).map(
          contentOf,
        ),
      ]),
    /** Digest of a file and of the outside of its imports. */
    seenFrom: (/** @type {string} */ name) =>
      digest([everywhere, contents.get(name), digestShapes(layersOf(name).flat())]),
    /** Number of files that a test loads. */
    loads: (/** @type {string} */ test) => layersOf(test).flat().length,
    /**
     * Digests of all that a test depends on, nearest first: the test and the file that it is named after, with the inputs
     * of every check; its imports, with the data files beside it; their imports, and so on; last all data files of the
     * workspaces it reaches, of all workspaces when it reads files itself.
     */
    layersBehind: (/** @type {string} */ test) => {
      const layers = layersOf(test);
      const reached = layers.flat();
      const ours = reached.filter((name) => /\.test\.|\/testing\/|\/support\//.test(name)).map(textOf);
      const workspaces = ours.some((text) => text.includes('node:fs'))
        ? [...data.keys()].filter((name) => !PAGES.test(name) || ours.some((text) => text.includes('docs/')))
        : [...new Set(reached.map(part))];
      const read = workspaces.flatMap((name) => data.get(name) ?? []);
      const beside = read.filter((name) => name.startsWith(`${path.posix.dirname(test)}/`));
      const [, imports = [], ...farther] = layers;
      return [
        digest([everywhere, contents.get(test), contents.get(test.replace('.test.', '.'))]),
        ...[[...imports, ...beside], ...farther, read].map(digestContents),
      ];
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
    of: (/** @type {string} */ name) => passed[name] ?? [],
    keep(/** @type {string} */ name, /** @type {string} */ inputs) {
      passed[name] = [inputs, ...(passed[name] ?? [])].slice(0, KEPT);
    },
    close() {
      fs.mkdirSync(CACHE, { recursive: true });
      fs.writeFileSync(MEMORY, JSON.stringify(passed));
    },
  };
}
