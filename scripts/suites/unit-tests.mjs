import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../base/paths.mjs';
import { openMemory } from './unchanged.mjs';

const VITEST = [path.join(ROOT, 'node_modules/.bin/vitest'), 'run', '--project', 'unit', '--reporter=dot'];
const UNIT =
  /^(?:(?:packages|apps)\/[^/]+\/(?:src|test)|scripts|tests)\/.*(?<!\.(?:db|stack|long))\.test\.tsx?$/;
const BESIDE_THE_PRODUCT = /^(?:scripts|tests)\//;

/**
 * The unit tests behind which something has changed since they passed; all of them outside of a checkout.
 * @returns {import('./checks.mjs').Check}
 */
export function unitTests(/** @type {import('./checks.mjs').Stock | null} */ stock) {
  if (stock === null) return { name: 'unit tests', command: VITEST };
  const memory = openMemory();
  const everything = stock.everything();
  /** A test that names the root may read anything. */
  const isOfTheHouse = (/** @type {string} */ file) =>
    BESIDE_THE_PRODUCT.test(file) && /\bROOT\b/.test(fs.readFileSync(path.join(ROOT, file), 'utf8'));
  const tests = stock.code
    .filter((file) => UNIT.test(file))
    .map((file) => ({ file, inputs: isOfTheHouse(file) ? everything : stock.behind(file) }));
  const due = tests.filter(({ file, inputs }) => !memory.has(file, inputs));
  const some = due.length < tests.length;
  return {
    name: some ? `unit tests of ${due.length} files` : 'unit tests',
    command: some ? [...VITEST, ...due.map(({ file }) => file)] : VITEST,
    passedWith: Object.fromEntries(due.map(({ file, inputs }) => [file, inputs])),
  };
}
