import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CACHE, ROOT } from '../base/paths.mjs';
import { run } from '../base/run.mjs';
import { DECLARATIONS, openMemory, takeStock } from './unchanged.mjs';
import { unitTests } from './unit-tests.mjs';

/** Command line tools of node_modules, run without npx. */
const tool = (/** @type {string} */ name) => path.join(ROOT, 'node_modules/.bin', name);
/** The native compiler; what reads types by TypeScript's JavaScript API has the version before it (docs/adr/0011). */
const TSC = path.join(ROOT, 'node_modules/typescript-7/bin/tsc');
const tsc = (/** @type {string} */ project, /** @type {string[]} */ ...flags) => [
  process.execPath,
  TSC,
  '-p',
  project,
  ...flags,
];
const remembering = (/** @type {string} */ name) => [
  '--incremental',
  '--tsBuildInfoFile',
  path.join(CACHE, 'tsbuild', name),
];

/**
 * Together: each workspace by itself would check again what it imports of the others. Unless all is checked, declarations
 * are written too, a fifth of the time: the next run then knows whose outside has changed.
 * @type {(all: boolean) => Check}
 */
const types = (all) => ({
  name: 'types',
  command: all
    ? tsc('tsconfig.check.json', ...remembering('checked'))
    : tsc(
        'tsconfig.check.json',
        '--noEmit',
        'false',
        '--emitDeclarationOnly',
        '--declaration',
        '--removeComments',
        '--outDir',
        DECLARATIONS,
        ...remembering('all'),
      ),
});
const LINT = [tool('oxlint'), '--type-aware', '--deny-warnings'];
const FORMAT = [tool('biome'), 'check', '--error-on-warnings', '--no-errors-on-unmatched'];
/** So many files one by one are slower than all at once. */
const FILES_MAX = 300;

/**
 * `passedWith`: what it depends on, by name; what passed with the same is not asked again. Without it, it always runs.
 * @typedef {{ name: string, command: string[], passedWith?: Record<string, string> }} Check
 * @typedef {NonNullable<ReturnType<typeof takeStock>>} Stock
 */

/** The first ones take longest. @returns {Check[]} */
function checkList(/** @type {Stock | null} */ stock, /** @type {boolean} */ tests) {
  const by = (/** @type {string} */ name, /** @type {(stock: Stock) => string} */ inputs) =>
    stock === null ? {} : { passedWith: { [name]: inputs(stock) } };
  return [
    ...(tests ? [unitTests(stock)] : []),
    {
      name: 'types of the console',
      command: tsc('apps/admin', ...remembering('console')),
      ...by('console', (all) => all.within(/^apps\/admin\//)),
    },
    {
      name: 'dead code',
      command: [tool('knip'), '--cache', '--cache-location', path.join(CACHE, 'knip')],
      ...by('dead', (all) => all.exports()),
    },
    {
      name: 'layers and rooms',
      command: [tool('depcruise'), '--config', '.dependency-cruiser.cjs', 'packages', 'apps', 'e2e'],
      ...by('layers', (all) => all.imports()),
    },
    lint(stock),
    {
      name: 'types of the bench',
      command: tsc('bench', ...remembering('bench')),
      ...by('bench', (all) => all.within(/^bench\//, /\.test\.|^apps\/admin\//)),
    },
    {
      name: 'types of the journeys',
      command: tsc('e2e', ...remembering('e2e')),
      ...by('journeys', (all) => all.within(/^e2e\//)),
    },
    format(stock),
    {
      name: 'words',
      command: [process.execPath, path.join(ROOT, 'scripts/suites/words.mjs')],
      ...by('words', (all) => all.codeAnd(/^scripts\/suites\/words\.json$/)),
    },
    {
      name: 'package boundaries',
      command: [tool('turbo'), 'boundaries'],
      ...by('boundaries', (all) => all.imports()),
    },
    // prisma and @prisma/client are published out of step; both are pinned.
    {
      name: 'manifests',
      command: [tool('sherif'), '-r', 'unsync-similar-dependencies'],
      ...by('manifests', (all) => all.of(/package\.json$/)),
    },
  ];
}

/** @returns {Check} */
const lint = (/** @type {Stock | null} */ stock) =>
  stock === null
    ? { name: 'lint', command: LINT }
    : ofFiles('lint', LINT, { whole: [], files: stock.code, inputsOf: stock.seenFrom });

/** @returns {Check} */
const format = (/** @type {Stock | null} */ stock) =>
  stock === null
    ? { name: 'format', command: [...FORMAT, '.'] }
    : ofFiles('format', FORMAT, { whole: ['.'], files: stock.formatted, inputsOf: stock.formatOf });

/**
 * A check of files by themselves: of those that changed since they passed, or of the `whole`.
 *
 * @param {string} what
 * @param {string[]} command
 * @param {{ whole: string[], files: string[], inputsOf: (file: string) => string }} of
 * @returns {Check}
 */
function ofFiles(what, command, { whole, files, inputsOf }) {
  const memory = openMemory();
  const due = files
    .map((file) => ({ file, name: `${what} ${file}`, inputs: inputsOf(file) }))
    .filter(({ name, inputs }) => !memory.has(name, inputs));
  return {
    name: `${what}${due.length < files.length ? ` of ${due.length} files` : ''}`,
    command: [...command, ...(due.length > FILES_MAX ? whole : due.map(({ file }) => file))],
    passedWith: Object.fromEntries(due.map(({ name, inputs }) => [name, inputs])),
  };
}

/**
 * Runs the checks, as many at once as there are processors, and prints each result as it falls.
 *
 * @param {{ tests?: boolean, all?: boolean, say?: (line: string) => void }} [options] `all`: also what passed before, with
 *   the same inputs
 */
export async function runChecks({ tests = true, all = true, say = console.log } = {}) {
  fs.mkdirSync(path.join(CACHE, 'tsbuild'), { recursive: true });
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0', NO_COLOR: '1' };
  const memory = openMemory();
  /** @type {{ name: string, passed: boolean, output: string }[]} */
  const results = [];
  const perform = async (/** @type {Check} */ { name, command: [command = '', ...args], passedWith }) => {
    const inputs = Object.entries(passedWith ?? {});
    if (passedWith && inputs.every(([key, digest]) => memory.has(key, digest))) {
      results.push({ name, passed: true, output: '' });
      return say(`ok     ${name} (as before)`);
    }
    const { code, output, ms } = await run(command, args, { env });
    results.push({ name, passed: code === 0, output });
    if (code === 0) for (const [key, digest] of inputs) memory.keep(key, digest);
    say(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${(ms / 1000).toFixed(1)} s)`);
    if (code !== 0) say(output.trimEnd());
  };
  await perform(types(all));
  const waiting = checkList(all ? null : takeStock(), tests);
  const lane = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) await perform(check);
  };
  await Promise.all(Array.from({ length: Math.min(os.availableParallelism(), 4) }, lane));
  memory.close();
  return results;
}
