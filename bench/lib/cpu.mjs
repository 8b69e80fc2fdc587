import fs from 'node:fs';

/** Linux counts CPU time in hundredths. */
const TICKS_PER_SECOND = 100;

/** User and system time of a process so far, in seconds. Linux only: elsewhere NaN. */
export function cpuSeconds(pid) {
  const file = `/proc/${pid}/stat`;
  if (!fs.existsSync(file)) return Number.NaN;
  // The name in parentheses may hold blanks: fields are counted after it.
  const fields = fs.readFileSync(file, 'utf8').split(') ').at(-1).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** Seconds of CPU that each process spends while `work` runs, beside what `work` gives. What ends meanwhile counts nothing. */
export async function cpuDuring(pids, work) {
  const before = pids.map(cpuSeconds);
  const result = await work();
  return { result, seconds: pids.map((pid, index) => cpuSeconds(pid) - before[index] || 0) };
}
