import { cpuDuring } from './cpu.mjs';
import { load } from './load.mjs';
import { median } from './measure.mjs';

/** Connections of every comparison over HTTP. */
export const CONNECTIONS = 32;
const REQUESTS = 320;

/**
 * Ours and the bare one in turn, `between` after each; medians over the rounds, the first of which only warms up.
 * @param {{ rounds: number, ours: Side, bare: Side, between?: () => Promise<unknown> }} contest
 * @typedef {{ make: Parameters<typeof load>[0], pids: () => Promise<number[]> }} Side whose CPU its requests cost
 * @returns `[ours, bare]` of requests a second, of the 99th percentile in ms and of CPU milliseconds a request
 */
export async function duel({ rounds, ours, bare, between = async () => {} }) {
  const seen = { ours: [], bare: [] };
  for (let round = 0; round <= rounds; round++) {
    for (const [name, { make, pids }] of Object.entries({ bare, ours })) {
      const { result, seconds } = await cpuDuring(pids, () =>
        load(make, { count: REQUESTS, connections: CONNECTIONS }),
      );
      const cpuMs = (seconds.reduce((sum, each) => sum + each, 0) * 1000) / REQUESTS;
      if (round > 0) seen[name].push({ ...result, cpuMs });
      await between();
    }
  }
  const middle = (name, key) => median(seen[name].map((run) => run[key]));
  /** @returns {[ours: number, bare: number]} */
  const of = (key) => [middle('ours', key), middle('bare', key)];
  return { rate: of('rate'), p99: of('p99'), cpuMs: of('cpuMs') };
}

/** Processes of the database server: they work for both sides. */
export async function serverPids(database) {
  const { rows } = await database.query('select pid from pg_stat_activity');
  return rows.map((each) => each.pid);
}

/** One row of a table: ours against the reference. */
export const row = (name, unit, [value, reference], goal, atLeast = false) => ({
  name,
  value,
  unit,
  reference,
  ratio: value / reference,
  ...(goal !== undefined && { goal, atLeast }),
});
