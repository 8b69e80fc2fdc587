import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { messageOf } from './base/errors.mjs';
import { ROOT, readJson } from './base/paths.mjs';
import { describeSet, fromRetire, lockedVersions, vulnerableIn } from './supply/advisories.mjs';

/**
 * `npm run advisories`: asks the registry which locked versions are known to be vulnerable, and stores its answer and
 * the day of it, by which the suite judges. Where it tells none, as a mirror of packages alone, the stored set judges.
 * `--stored`: asks no registry. `--from FILE`: an answer that was fetched elsewhere. `--retire FILE`: `RetireJsVulns.json` of
 * `@salesforce/code-analyzer-retirejs-engine`, a package that carries a set. `--taken DAY`: day of the file, else today.
 * Ends with 1 when a locked version is vulnerable, with 2 when the registry was asked and told nothing.
 */
const SET = path.join(ROOT, 'scripts/supply/advisories.json');
const { values } = parseArgs({
  options: {
    stored: { type: 'boolean', default: false },
    from: { type: 'string' },
    retire: { type: 'string' },
    taken: { type: 'string', default: new Date().toISOString().slice(0, 10) },
  },
});
const set = readJson(SET);
const lock = readJson(path.join(ROOT, 'package-lock.json'));
const read = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'));

const next = { ...set, ...(values.stored ? {} : await newSet()) };
if (!values.stored) writeFileSync(SET, `${JSON.stringify(next, null, 2)}\n`);
const found = vulnerableIn(lock, next);
console.log(describeSet(lock, next));
if (next.taken !== null)
  console.log(found.length === 0 ? 'None that it knows is vulnerable.' : found.join('\n'));
if (found.length > 0) process.exitCode = 1;

/** @type {() => Promise<object>} */
async function newSet() {
  const { taken } = values;
  if (values.retire !== undefined)
    return {
      taken,
      from: '@salesforce/code-analyzer-retirejs-engine, of Retire.js',
      ...fromRetire(read(values.retire), lock),
    };
  const whole = { taken, from: set.source, covers: null };
  if (values.from !== undefined) return { ...whole, advisories: read(values.from) };
  try {
    return { ...whole, advisories: await ask(lockedVersions(lock)) };
  } catch (error) {
    console.log(`${set.source} told nothing: ${messageOf(error)}.`);
    process.exitCode = 2;
    return {};
  }
}

/** @type {(versions: Record<string, string[]>) => Promise<unknown>} */
async function ask(versions) {
  const answer = await fetch(set.source, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(versions),
    signal: AbortSignal.timeout(30_000),
  });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return answer.json();
}
