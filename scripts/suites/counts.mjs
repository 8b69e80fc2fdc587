/**
 * How a suite ended. `failures`: each test that failed and what it said.
 * @typedef {{ passed: number, failed: number, skipped: number, failures: string[] }} Counts
 */

/** @type {Counts} */
export const NONE = { passed: 0, failed: 0, skipped: 0, failures: [] };
/** Lines kept of what a failed test said, and of what a run that failed outside its tests printed last. */
const KEPT = { test: 20, run: 60 };

/** @type {(name: string, said: string) => string} */
export const failure = (name, said) => `✗ ${name}\n${lines(said).slice(0, KEPT.test).join('\n')}`.trimEnd();

/**
 * Counts in which a run that ended with another code than 0 has failed, be it outside its tests: a crash, a setup that
 * threw; what it printed last stands for names that are not known.
 * @type {(counts: Counts, ended: { code: number, output: string }) => Counts}
 */
export function withEnd(counts, { code, output }) {
  if (code === 0 || counts.failures.length > 0) return counts;
  const last = lines(output).slice(-KEPT.run).join('\n');
  return {
    ...counts,
    failed: Math.max(counts.failed, 1),
    failures: [`✗ outside of any test (code ${code})\n${last}`],
  };
}

/** @type {(list: Counts[]) => Counts} */
export function sum(list) {
  return list.reduce(
    (total, one) => ({
      passed: total.passed + one.passed,
      failed: total.failed + one.failed,
      skipped: total.skipped + one.skipped,
      failures: [...total.failures, ...one.failures],
    }),
    NONE,
  );
}

/**
 * The line that CI reads.
 * @type {(counts: Pick<Counts, 'passed' | 'failed' | 'skipped'>) => string}
 */
export function countsLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

const lines = (/** @type {string} */ text) => text.trimEnd().split('\n');
