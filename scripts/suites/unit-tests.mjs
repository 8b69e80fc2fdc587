import fs from 'node:fs';
import path from 'node:path';
import { CACHE, ROOT, readJson } from '../base/paths.mjs';
import { openMemory } from './unchanged.mjs';

const VITEST = [path.join(ROOT, 'node_modules/.bin/vitest'), 'run', '--project', 'unit', '--reporter=dot'];
const UNIT =
  /^(?:(?:packages|apps)\/[^/]+\/(?:src|test)|scripts|tests)\/.*(?<!\.(?:db|stack|long))\.test\.tsx?$/;
const BESIDE_THE_PRODUCT = /^(?:scripts|tests)\//;
const REPORT = path.join(CACHE, 'unit-report.json');
const TIMES = path.join(CACHE, 'unit-times.json');

/** Tests this many imports away from a change run as the budget permits; farther ones never. */
const REACH = 3;
/** Milliseconds that a check spends on the tests due, beside those of the changed files. */
const BUDGET_MS = 4_000;
/** Milliseconds that a test file spends on each file that it loads. */
const LOAD_MS = 2;

/**
 * The unit tests behind which something has changed since they passed: those nearest to the change, as many as fit in
 * the budget; the others stay due. All of them outside of a checkout.
 * @returns {import('./checks.mjs').Check}
 */
export function unitTests(/** @type {import('./checks.mjs').Stock | null} */ stock) {
  if (stock === null) return { name: 'unit tests', command: VITEST };
  const memory = openMemory();
  const times = readTimes();
  const everything = stock.everything();
  /** A test that names the root may read anything. */
  const isOfTheHouse = (/** @type {string} */ file) =>
    BESIDE_THE_PRODUCT.test(file) && /\bROOT\b/.test(fs.readFileSync(path.join(ROOT, file), 'utf8'));
  const due = stock.code
    .filter((file) => UNIT.test(file))
    .map((file) => {
      const layers = stock.layersBehind(file);
      if (isOfTheHouse(file)) layers.splice(REACH, Infinity, '', everything);
      return { file, inputs: layers.map((layer) => layer.slice(0, 10)).join(' ') };
    })
    .filter(({ file, inputs }) => !memory.has(file, inputs))
    .map((test) => ({
      ...test,
      distance: distanceOf(test.inputs, memory.of(test.file)),
      ms: stock.loads(test.file) * LOAD_MS + (times[test.file] ?? 0),
    }));
  const chosen = nearest(due);
  const left = due.length - chosen.length;
  return {
    name: `unit tests of ${chosen.length} files${left > 0 ? `; ${left} farther from the change are left to --all` : ''}`,
    command: [...VITEST, '--reporter=json', `--outputFile.json=${REPORT}`, ...chosen.map(({ file }) => file)],
    passedWith: Object.fromEntries(chosen.map(({ file, inputs }) => [file, inputs])),
  };
}

/**
 * Number of imports between a test and the nearest file that changed since it passed; 0 when it never passed, and for a
 * change of the test or of the file that it is named after.
 * @type {(inputs: string, passed: string[]) => number}
 */
export function distanceOf(inputs, passed) {
  const layers = inputs.split(' ');
  const distances = passed.map((text) => {
    const before = text.split(' ');
    const at = layers.findIndex((layer, index) => layer !== before[index]);
    return at === -1 ? layers.length : at;
  });
  return Math.max(0, ...distances);
}

/**
 * The tests of changed files, and of those within reach the nearest, the fastest first, that fit in the budget.
 * @type {<T extends { distance: number, ms: number }>(due: T[], budgetMs?: number) => T[]}
 */
export function nearest(due, budgetMs = BUDGET_MS) {
  let spent = 0;
  return due
    .toSorted((one, other) => one.distance - other.distance || one.ms - other.ms)
    .filter(({ distance, ms }) => {
      if (distance === 0) return true;
      const fits = distance <= REACH && spent + ms <= budgetMs;
      if (fits) spent += ms;
      return fits;
    });
}

/** Milliseconds that each test file took when it ran last, by name. @returns {Record<string, number>} */
function readTimes() {
  const last = readJson(REPORT)?.testResults ?? [];
  const times = { ...readJson(TIMES) };
  for (const { name, startTime, endTime } of last)
    times[path.relative(ROOT, name).replaceAll(path.sep, '/')] = Math.round(endTime - startTime);
  fs.writeFileSync(TIMES, JSON.stringify(times));
  return times;
}
