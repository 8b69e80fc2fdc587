import { readJson } from '../base/paths.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

const NONE = { passed: 0, failed: 0, skipped: 0 };

/**
 * Counts of one Vitest run from its JSON report. A run that failed without a failed test (a crash, a setup that
 * threw, an error outside any test) counts as one failure.
 * @type {(reportFile: string, exitCode: number) => Counts}
 */
export function countTests(reportFile, exitCode) {
  /** @type {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, testResults: { status: string, assertionResults: unknown[] }[] } | null} */
  const report = readJson(reportFile);
  if (!report) return { ...NONE, failed: exitCode === 0 ? 0 : 1 };
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  counts.failed += brokenFiles.length;
  if (exitCode !== 0 && counts.failed === 0) counts.failed = 1;
  return counts;
}

/** @type {(list: Counts[]) => Counts} */
export function sum(list) {
  return list.reduce(
    (total, one) => ({
      passed: total.passed + one.passed,
      failed: total.failed + one.failed,
      skipped: total.skipped + one.skipped,
    }),
    NONE,
  );
}

/**
 * The line that CI reads.
 * @type {(counts: Counts) => string}
 */
export function countsLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
