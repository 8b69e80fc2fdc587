/**
 * Counts of a suite. `failures`: each failed test with its message.
 * @typedef {{ passed: number, failed: number, skipped: number, failures: string[] }} Counts
 */

/** @type {Counts} */
export const NONE = { passed: 0, failed: 0, skipped: 0, failures: [] };
/** Lines printed of a failed test's message, and of the output of a run that failed outside its tests. */
const KEPT = { test: 20, run: 60 };

/** @type {(name: string, said: string) => string} */
export const failure = (name, said) => `✗ ${name}\n${lines(said).slice(0, KEPT.test).join('\n')}`.trimEnd();

/**
 * Counts a run with another exit code than 0 as failed, even outside its tests: a crash, a setup that threw. Its last
 * output then replaces the unknown names.
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
