import fs from 'node:fs';

/** Linux counts CPU time in hundredths. */
const TICKS_PER_SECOND = 100;

/**
 * User and system time of a process so far, in seconds. Linux only: elsewhere NaN.
 * @type {(pid: number) => number}
 */
export function cpuSeconds(pid) {
  const file = `/proc/${pid}/stat`;
  if (!fs.existsSync(file)) return Number.NaN;
  // The name in parentheses may hold blanks: fields are counted after it.
  const fields = fs.readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/**
 * Seconds of CPU that the processes `pids()` names spend while `work` runs, beside what `work` gives. One that is new afterwards
 * counts from its start; what ends meanwhile counts nothing.
 * @template T
 * @param {() => Promise<number[]>} pids
 * @param {() => Promise<T>} work
 */
export async function cpuDuring(pids, work) {
  const before = new Map((await pids()).map((pid) => [pid, cpuSeconds(pid)]));
  const result = await work();
  const seconds = (await pids()).map((pid) => cpuSeconds(pid) - (before.get(pid) ?? 0) || 0);
  return { result, seconds };
}
