import path from 'node:path';
import { ROOT, readJson } from '../base/paths.mjs';
import { failure, NONE, withEnd } from './counts.mjs';

/**
 * @typedef {{ status: string, fullName: string, failureMessages?: string[] }} TestResult
 * @typedef {{ name: string, status: string, message?: string, assertionResults: TestResult[] }} FileResult
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, testResults: FileResult[] }} Report
 */

/**
 * Counts of one Vitest run from its JSON report; a file that could not be loaded or made ready counts as one failure.
 * @type {(reportFile: string, ended: { code: number, output: string }) => import('./counts.mjs').Counts}
 */
export function countTests(reportFile, ended) {
  /** @type {Report | null} */
  const report = readJson(reportFile);
  if (!report) return withEnd(NONE, ended);
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = report.testResults.flatMap((file) =>
    file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages = [] }) =>
        failure(`${nameOf(file)}: ${fullName}`, failureMessages.join('\n')),
      ),
  );
  return withEnd(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + broken.length,
      skipped: report.numPendingTests + report.numTodoTests,
      failures: [...failed, ...broken.map((file) => failure(nameOf(file), file.message ?? ''))],
    },
    ended,
  );
}

const nameOf = (/** @type {FileResult} */ { name }) => path.relative(ROOT, name);
