/** Candidates of one table run interleaved, round by round, so that a noisy neighbor meets all of them. */

/** The way from a body runs through hundreds of functions, which V8 optimizes one by one while they are called. */
const WARM_MS = 6_000;
const BATCH_MS = 40;

/** @type {(values: number[]) => number} */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** User and system time of this process, all threads, in microseconds. */
const cpu = () => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

/**
 * Number of calls that fill a batch, measured while the code warms up.
 * @type {(call: () => unknown) => Promise<number>}
 */
async function warm(call) {
  const start = performance.now();
  let calls = 0;
  do {
    await call();
    calls++;
  } while (performance.now() - start < WARM_MS);
  return Math.max(1, Math.round((BATCH_MS * calls) / (performance.now() - start)));
}

/**
 * CPU microseconds per call of each candidate: median and minimum over the rounds.
 * @param {Record<string, () => unknown>} candidates
 * @param {number} rounds
 * @returns {Promise<Record<string, { median: number, min: number }>>}
 */
export async function measure(candidates, rounds) {
  /** @type {{ name: string, call: () => unknown, calls: number, times: number[] }[]} */
  const runs = [];
  for (const [name, call] of Object.entries(candidates))
    runs.push({ name, call, calls: await warm(call), times: [] });
  for (let round = 0; round < rounds; round++) {
    for (const run of runs) {
      const before = cpu();
      for (let i = 0; i < run.calls; i++) {
        const result = run.call();
        if (result instanceof Promise) await result;
      }
      run.times.push((cpu() - before) / run.calls);
    }
  }
  return Object.fromEntries(
    runs.map(({ name, times }) => [name, { median: median(times), min: Math.min(...times) }]),
  );
}
