import os from 'node:os';
import path from 'node:path';
import { settingNames } from '../base/environment.mjs';
import { messageOf } from '../base/errors.mjs';
import { ROOT } from '../base/paths.mjs';
import { run } from '../base/run.mjs';
import { obtainTemporalServer } from '../install/temporal-server.mjs';
import { hasTool } from '../install/test-tools.mjs';
import { countsLine, NONE, sum, withEnd } from './counts.mjs';
import { inScratch } from './scratch.mjs';
import { countTests } from './vitest-report.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */

/**
 * Runs suites in a temporary folder where they may start a stack; always removes both. Prints failures, the duration of
 * each part and, as the last line, the sum of the counts that `suites({ scratch, home })` returns.
 * @type {(suites: (place: import('./scratch.mjs').Place) => Promise<Counts[]>) => Promise<void>}
 */
export async function runSuites(suites) {
  try {
    const counts = sum(await inScratch(suites));
    if (counts.failures.length > 0) console.log(`\n== failed\n\n${counts.failures.join('\n\n')}`);
    console.log(`\n${times()}\n\n${countsLine(counts)}`);
    process.exitCode = counts.failed > 0 ? 1 : 0;
  } catch (error) {
    console.log(`\n== failed\n\n${messageOf(error)}\n\n${countsLine({ ...NONE, failed: 1 })}`);
    process.exitCode = 1;
  }
}

/**
 * `busy`: share of the machine's processors in use meanwhile, by any process.
 * @type {{ name: string, ms: number, busy: number }[]}
 */
const took = [];
const times = () =>
  took
    .map(({ name, ms, busy }) => `${name} ${Math.round(ms / 1000)} s (${Math.round(busy * 100)} % busy)`)
    .join(' · ');

/** Milliseconds that all processors worked, and that they had, since the machine started. */
function processorTimes() {
  const all = os.cpus().map(({ times: { idle, ...busy } }) => ({ idle, busy: total(Object.values(busy)) }));
  const busy = total(all.map((one) => one.busy));
  return { busy, had: busy + total(all.map(({ idle }) => idle)) };
}
const total = (/** @type {number[]} */ list) => list.reduce((sum, one) => sum + one, 0);

/**
 * Awaits a part under its name, for the line of times.
 * @template T
 * @param {string} name
 * @param {T | Promise<T>} running
 */
export async function part(name, running) {
  const [startedAt, before] = [performance.now(), processorTimes()];
  try {
    return await running;
  } finally {
    const { busy, had } = processorTimes();
    const share = (busy - before.busy) / Math.max(had - before.had, 1);
    took.push({ name, ms: performance.now() - startedAt, busy: share });
  }
}

/**
 * Starts `part` only if it would end before TEST_UNTIL (seconds since 1970; unset: always), since an interrupted part
 * reports nothing. A part not started counts as a skipped test.
 * @type {(name: string, slowSeconds: number, begin: () => Promise<Counts>) => Promise<Counts>} slowSeconds: duration on
 *   a slow machine
 */
export async function partInTime(name, slowSeconds, begin) {
  const until = Number(process.env['TEST_UNTIL'] ?? Infinity);
  if (Date.now() / 1000 + slowSeconds <= until) return part(name, begin());
  console.log(`\n== ${name}: not begun, it would not end in time`);
  return { ...NONE, skipped: 1 };
}

/**
 * Parts that run at the same time. What the first of them throws is thrown when the last has ended.
 * @template {unknown[]} T
 * @param {T} parts
 * @returns {Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }>}
 */
export async function together(...parts) {
  await Promise.allSettled(parts);
  return Promise.all(parts);
}

/**
 * Runs a project of vitest.config.ts; `filters` select its files, `env` adds to its environment. Returns its counts.
 * @type {(project: string, options: { scratch: string, filters?: string[], env?: NodeJS.ProcessEnv }) =>
 *   Promise<Counts>}
 */
export async function runVitest(project, { scratch, filters = [], env = {} }) {
  console.log(`\n== ${project} tests`);
  const report = path.join(scratch, `${project}.json`);
  const vitest = path.join(ROOT, 'node_modules/.bin/vitest');
  const flags = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const ended = await run(vitest, ['run', '--project', project, ...flags, ...filters], {
    env: { ...testEnv(), ...env },
    echo: true,
  });
  return countTests(report, ended);
}

/**
 * Runs a test program of tests/ with these flags; its last line is `N passed, N failed[, N skipped]`. Returns its
 * counts.
 * @type {(name: string, program: string, flags?: string[]) => Promise<Counts>}
 */
export async function runProgram(name, program, flags = []) {
  console.log(`\n== ${name}`);
  const ended = await run(process.execPath, [path.join(ROOT, program), ...flags], {
    env: testEnv(),
    echo: true,
  });
  const [, passed = '0', failed = '0', skipped = '0'] =
    /(\d+) passed, (\d+) failed(?:, (\d+) skipped)?\s*$/.exec(ended.output) ?? [];
  const counts = { passed: Number(passed), failed: Number(failed), skipped: Number(skipped) };
  return withEnd({ ...NONE, ...counts }, ended);
}

/** The others take minutes each: docs/reliability.md has their counts. */
const REHEARSALS = 'rolling,disk,failover,cut';

/**
 * Runs the rehearsals of a cluster (tests/cluster.mjs). Without its proxy or its Temporal server, prints a line and
 * counts one skipped test.
 * @type {() => Promise<Counts>}
 */
export async function runCluster() {
  const lacks = hasTool('haproxy')
    ? await obtainTemporalServer().then(() => null, messageOf)
    : 'there is no haproxy';
  if (lacks !== null) {
    console.log(`\n== rehearsals of a cluster: left out, ${lacks}`);
    return { ...NONE, skipped: 1 };
  }
  return runProgram('rehearsals of a cluster', 'tests/cluster.mjs', ['--only', REHEARSALS]);
}

/**
 * Tests never reach a real authority and never depend on the settings of who runs them; only the XSDs may be theirs.
 * @type {() => NodeJS.ProcessEnv}
 */
export function testEnv() {
  const dropped = new Set(settingNames().filter((name) => name !== 'SCHEMAS_DIR'));
  const kept = Object.entries(process.env).filter(([name]) => !dropped.has(name));
  return Object.fromEntries(kept);
}
