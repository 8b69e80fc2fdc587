import crypto from 'node:crypto';
import { table } from '../scripts/base/table.mjs';
import { install } from '../scripts/install/install.mjs';
import { readOptions } from '../scripts/stack/settings.mjs';
import { rehearseOutage } from './crash/outage.mjs';
import { runSeed } from './crash/run-seed.mjs';

/** @typedef {Awaited<ReturnType<typeof runSeed>>} Result */

/**
 * `npm run test:crash -- --emissions N --seeds K [--seed S] [--faults F] [--outage M] [--plan outages]`: emissions under seeded plans of
 * faults, each audited, then M of them while Temporal is away. `--seed` replays one plan, or several parted by commas. `--plan outages`, which is
 * `npm run test:contingency`: every other fault is an authority that is down. CRASH_PLANT=send-before-store, and of contingencies reuse-number
 * and cancel-first, plants a fault that the audit must find.
 */
async function main() {
  const options = readOptions({
    emissions: { type: 'string' },
    seeds: { type: 'string' },
    seed: { type: 'string' },
    faults: { type: 'string' },
    outage: { type: 'string' },
    plan: { type: 'string' },
  });
  if (options.plan !== undefined && options.plan !== 'outages') throw new Error('--plan: outages');
  const contingency = options.plan === 'outages';
  const emissions = whole('emissions', options.emissions ?? '200');
  const faults = options.faults === undefined ? undefined : whole('faults', options.faults);
  const seeds =
    options.seed === undefined
      ? Array.from({ length: whole('seeds', options.seeds ?? '1') }, () =>
          String(crypto.randomInt(1_000_000)),
        )
      : options.seed.split(',');
  await install({ temporal: true });
  /** @type {Result[]} */
  const results = [];
  for (const seed of seeds) {
    console.log(`\nseed ${seed}: ${emissions} emissions`);
    const result = await runSeed(seed, {
      emissions,
      faults,
      plant: process.env.CRASH_PLANT,
      outages: contingency,
    });
    report(result, { emissions, faults, contingency });
    results.push(result);
  }
  const away = options.outage ?? (options.seed === undefined && !contingency ? '300' : null);
  const outage = away === null ? [] : [await outageOf(whole('outage', away))];
  summary(results, outage);
}

/** @type {(emissions: number) => Promise<{ faults: string[] }>} */
async function outageOf(emissions) {
  console.log(`\nTemporal away: ${emissions} emissions`);
  const { faults, counts } = await rehearseOutage(emissions);
  console.log(JSON.stringify(counts));
  for (const fault of faults) console.log(`FAULT ${fault}`);
  return { faults };
}

/** @type {(result: Result, flags: { emissions: number, faults: number | undefined, contingency: boolean }) => void} */
function report(
  { seed, faults, evidence, counts, planned, steps, disk, seconds },
  { emissions, faults: count, contingency },
) {
  const missed = planned.filter(({ struck }) => !struck);
  console.log(JSON.stringify({ seed, seconds, disk, ...counts, steps }));
  if (missed.length > 0)
    console.log(
      `not struck: ${missed.map((fault) => `${fault.kind === 'kill' ? fault.victim : fault.kind}@${placeOf(fault)}`).join(', ')}`,
    );
  for (const fault of faults) console.log(`FAULT ${fault}`);
  if (faults.length > 0) {
    console.log(`logs and rows: ${evidence}`);
    const faultsFlag = count === undefined ? '' : ` --faults ${count}`;
    console.log(
      `replay: npm run test:${contingency ? 'contingency' : 'crash'} -- --seed ${seed} --emissions ${emissions}${faultsFlag}`,
    );
  }
}

/** @type {(fault: import('./crash/plan.mjs').Fault) => string} */
function placeOf(fault) {
  if (fault.kind === 'line') return fault.mode;
  if (fault.kind === 'outage') return fault.outages.map(({ type, state }) => `${type} ${state}`).join(' ');
  return (fault.kind === 'kill' && fault.step) || 'random';
}

/** @type {(results: Result[], outage: { faults: string[] }[]) => void} */
function summary(results, outage) {
  /** @type {(result: Result) => (string | number)[]} */
  const row = ({ seed, faults, counts, seconds }) => [
    seed,
    counts.emissions,
    counts.tries,
    counts.documents,
    counts.atAuthority,
    `${counts.struck}/${counts.faults}`,
    Object.values(counts.kills).reduce((sum, n) => sum + n, 0),
    seconds,
    faults.length,
  ];
  const head = [
    'seed',
    'emissions',
    'tries',
    'documents',
    'at authority',
    'faults struck',
    'kills',
    's',
    'audit',
  ];
  console.log(`\n${table([head, ...results.map(row)])}`);
  const all = [...results, ...outage];
  const failed = all.filter(({ faults }) => faults.length > 0);
  console.log(`\n${all.length - failed.length} passed, ${failed.length} failed`);
  if (failed.length > 0) process.exitCode = 1;
}

/** @type {(name: string, text: string) => number} */
function whole(name, text) {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name}: a whole number from 1`);
  return value;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.stack : error);
  process.exitCode = 1;
}
