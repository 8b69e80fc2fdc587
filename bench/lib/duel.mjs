import { load } from './load.mjs';
import { median } from './measure.mjs';

/** Connections of every comparison over HTTP. */
export const CONNECTIONS = 32;
const REQUESTS = 320;

/**
 * Ours and the bare one in turn, `between` after each; medians over the rounds, the first of which only warms up.
 * @returns `[ours, bare]` of requests a second and of the 99th percentile in ms
 */
export async function duel({ rounds, ours, bare, between = async () => {} }) {
  const seen = { ours: [], bare: [] };
  for (let round = 0; round <= rounds; round++) {
    const pair = {};
    for (const [name, make] of Object.entries({ bare, ours })) {
      pair[name] = await load(make, { count: REQUESTS, connections: CONNECTIONS });
      await between();
    }
    if (round > 0) for (const name of ['ours', 'bare']) seen[name].push(pair[name]);
  }
  const of = (name, key) => median(seen[name].map((run) => run[key]));
  return { rate: [of('ours', 'rate'), of('bare', 'rate')], p99: [of('ours', 'p99'), of('bare', 'p99')] };
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
