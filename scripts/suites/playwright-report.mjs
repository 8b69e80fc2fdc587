import { readJson } from '../base/paths.mjs';
import { failure, withEnd } from './counts.mjs';

/**
 * @typedef {{ errors?: { message?: string }[] }} Result
 * @typedef {{ projectName: string, status: string, results: Result[] }} Test
 * @typedef {{ title: string, file: string, tests: Test[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 * @typedef {Suite & { stats?: Partial<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>> }} Report
 */

/**
 * Counts of one Playwright run from its JSON report; what passes only at times has failed.
 * @type {(reportFile: string, ended: { code: number, output: string }) => import('./counts.mjs').Counts}
 */
export function countTests(reportFile, ended) {
  /** @type {Report} */
  const report = readJson(reportFile) ?? {};
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report.stats ?? {};
  const failures = specsOf(report).flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) =>
        failure(`${file} [${projectName}]: ${title}`, results.flatMap(messages).join('\n')),
      ),
  );
  return withEnd({ passed: expected, failed: unexpected + flaky, skipped, failures }, ended);
}

const messages = (/** @type {Result} */ { errors = [] }) => errors.map(({ message = '' }) => message);

/** @type {(suite: Suite) => Spec[]} */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
