import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT, readJson } from './base/paths.mjs';
import { lockedVersions, vulnerableIn } from './supply/advisories.mjs';

/**
 * `npm run advisories`: asks the registry which locked versions are known to be vulnerable, and stores its answer and the day of
 * it, by which the suite judges. `--from FILE` takes an answer that was fetched elsewhere: a registry that mirrors packages alone
 * has none. Ends with 1 when one of them concerns us.
 */
const SET = path.join(ROOT, 'scripts/supply/advisories.json');
const { values } = parseArgs({ options: { from: { type: 'string' } } });
const set = readJson(SET);
const lock = readJson(path.join(ROOT, 'package-lock.json'));

const advisories = values.from
  ? JSON.parse(readFileSync(values.from, 'utf8'))
  : await ask(lockedVersions(lock));
const taken = new Date().toISOString().slice(0, 10);
const next = { ...set, taken, advisories };
writeFileSync(SET, `${JSON.stringify(next, null, 2)}\n`);
const found = vulnerableIn(lock, next);
console.log(
  found.length === 0 ? `No locked version is known to be vulnerable (${taken}).` : found.join('\n'),
);
if (found.length > 0) process.exitCode = 1;

/** @type {(versions: Record<string, string[]>) => Promise<unknown>} */
async function ask(versions) {
  const answer = await fetch(set.source, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(versions),
  });
  if (!answer.ok)
    throw new Error(
      `${set.source} answered ${answer.status}. Fetch the answer where it is reachable and give it with --from; what is stored stays.`,
    );
  return answer.json();
}
