import { readJson } from '../base/paths.mjs';

/**
 * Counts of one Playwright run from its JSON report; a run that failed outside its tests counts as one failure.
 * @type {(reportFile: string, exitCode: number) => import('./vitest-report.mjs').Counts}
 */
export function countTests(reportFile, exitCode) {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = readJson(reportFile)?.stats ?? {};
  const failed = unexpected + flaky;
  return { passed: expected, failed: exitCode !== 0 && failed === 0 ? 1 : failed, skipped };
}
