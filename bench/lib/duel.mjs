import { cpuDuring } from './cpu.mjs';
import { load } from './load.mjs';
import { median } from './measure.mjs';

/** Connections of every comparison over HTTP. */
export const CONNECTIONS = 32;
const REQUESTS = 320;
/** Requests after which V8 has compiled what a request runs; of 6,000 acceptances the first third cost twice as much as the last. */
const WARM_UP = 4_000;

/**
 * Ours and the bare one in turn, `between` after each; medians over the rounds. Both are warm before the first.
 * @param {{ rounds: number, ours: Side, bare: Side, warmUp?: number, between?: () => Promise<unknown> }} contest
 * @typedef {'rate' | 'p99' | 'cpuMs'} Figure
 * @typedef {{ make: Parameters<typeof load>[0], pids: () => Promise<number[]> }} Side whose CPU its requests cost
 * Gives `[ours, bare]` of requests a second, of the 99th percentile in ms and of CPU milliseconds a request
 */
export async function duel({ rounds, ours, bare, warmUp = WARM_UP, between = async () => {} }) {
  for (const { make } of [bare, ours]) {
    await load(make, { count: warmUp, connections: CONNECTIONS });
    await between();
  }
  /** @type {{ ours: Record<Figure, number>[], bare: Record<Figure, number>[] }} */
  const seen = { ours: [], bare: [] };
  for (let round = 0; round < rounds; round++) {
    for (const [{ make, pids }, runs] of /** @type {const} */ ([
      [bare, seen.bare],
      [ours, seen.ours],
    ])) {
      const { result, seconds } = await cpuDuring(pids, () =>
        load(make, { count: REQUESTS, connections: CONNECTIONS }),
      );
      const cpuMs = (seconds.reduce((sum, each) => sum + each, 0) * 1000) / REQUESTS;
      runs.push({ ...result, cpuMs });
      await between();
    }
  }
  /** @type {(key: Figure) => [ours: number, bare: number]} */
  const of = (key) => [median(seen.ours.map((run) => run[key])), median(seen.bare.map((run) => run[key]))];
  return { rate: of('rate'), p99: of('p99'), cpuMs: of('cpuMs') };
}

/**
 * Processes of the database server: they work for both sides.
 * @type {(database: import('pg').Client) => Promise<number[]>}
 */
export async function serverPids(database) {
  const { rows } = await database.query('select pid from pg_stat_activity');
  return rows.map((each) => each.pid);
}

/**
 * A row of a table: ours against the reference; a bare goal is the most that the ratio may be.
 * @type {(name: string, unit: string, figures: [value: number, reference: number], goal?: number | { readonly least: number }) =>
 *   import('./table.mjs').Row}
 */
export const row = (name, unit, [value, reference], goal) => ({
  name,
  value,
  unit,
  reference,
  ratio: value / reference,
  ...(goal !== undefined &&
    (typeof goal === 'number' ? { goal, atLeast: false } : { goal: goal.least, atLeast: true })),
});
