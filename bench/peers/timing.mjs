import { readFileSync } from 'node:fs';

/** CPU microseconds of this process and of the programs it ran and waited for (Linux counts those in 10 ms). */
function cpu() {
  const { user, system } = process.cpuUsage();
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return user + system + (Number(fields[13]) + Number(fields[14])) * 10_000;
}

const WARM_MS = 1_500;
const BATCH_MS = 400;
const ROUNDS = 5;

/** Prints one line of JSON: the median CPU time of a call, or why there is none. `fresh` makes each call's own input. */
export async function time(peer, items, fresh, call) {
  const line = (rest) => process.stdout.write(`${JSON.stringify({ peer, items, ...rest })}\n`);
  try {
    const start = performance.now();
    let calls = 0;
    do {
      await call(fresh());
      calls++;
    } while (performance.now() - start < WARM_MS);
    const batch = Math.max(1, Math.round((BATCH_MS * calls) / (performance.now() - start)));
    const times = [];
    for (let round = 0; round < ROUNDS; round++) {
      const inputs = Array.from({ length: batch }, fresh);
      const before = cpu();
      for (const input of inputs) await call(input);
      times.push((cpu() - before) / batch);
    }
    line({ us: times.sort((a, b) => a - b)[ROUNDS >> 1] });
  } catch (error) {
    line({ error: String(error?.message ?? error).slice(0, 200) });
  }
}
