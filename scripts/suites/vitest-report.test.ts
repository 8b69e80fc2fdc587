import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { countsLine, countTests, sum } from './vitest-report.mjs';

let dir: string;
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'emite-report-'));
});
afterEach(() => fs.rmSync(dir, { recursive: true, force: true }));

const counts = (report: object, exitCode: number) => {
  const file = path.join(dir, 'report.json');
  fs.writeFileSync(file, JSON.stringify(report));
  return countTests(file, exitCode);
};
const report = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0, testResults: [] };

it('counts passed, failed and skipped tests', () => {
  expect(counts(report, 0)).toEqual({ passed: 3, failed: 0, skipped: 1 });
});

it('counts a file that could not be loaded as a failure', () => {
  const broken = { status: 'failed', assertionResults: [] };
  expect(counts({ ...report, testResults: [broken] }, 1).failed).toBe(1);
});

it('counts a run that failed outside its tests as a failure', () => {
  expect(counts(report, 1).failed).toBe(1);
  expect(countTests(path.join(dir, 'absent.json'), 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

it('prints the line that CI reads', () => {
  expect(countsLine({ passed: 2, failed: 0, skipped: 0 })).toBe('2 passed, 0 failed');
  expect(
    countsLine(
      sum([
        { passed: 1, failed: 1, skipped: 0 },
        { passed: 1, failed: 0, skipped: 2 },
      ]),
    ),
  ).toBe('2 passed, 1 failed, 2 skipped');
});
