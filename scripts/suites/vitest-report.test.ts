import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ROOT } from '../base/paths.mjs';
import { countsLine, NONE, sum } from './counts.mjs';
import { countTests } from './vitest-report.mjs';

let dir: string;
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'emite-report-'));
});
afterEach(() => fs.rmSync(dir, { recursive: true, force: true }));

const counts = (report: object, code: number) => {
  const file = path.join(dir, 'report.json');
  fs.writeFileSync(file, JSON.stringify(report));
  return countTests(file, { code, output: 'first\nlast\n' });
};
const report = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0, testResults: [] };
const name = path.join(ROOT, 'packages/one.test.ts');

it('counts passed, failed and skipped tests', () => {
  expect(counts(report, 0)).toEqual({ passed: 3, failed: 0, skipped: 1, failures: [] });
});

it('names failed tests and their messages', () => {
  const failed = { status: 'failed', fullName: 'adds', failureMessages: ['expected 1 to be 2'] };
  const passed = { status: 'passed', fullName: 'takes away' };
  const testResults = [{ name, status: 'failed', assertionResults: [failed, passed] }];
  expect(counts({ ...report, numFailedTests: 1, testResults }, 1)).toMatchObject({
    failed: 1,
    failures: ['✗ packages/one.test.ts: adds\nexpected 1 to be 2'],
  });
});

it('counts a file that could not be loaded as a failure', () => {
  const broken = { name, status: 'failed', message: 'no such module', assertionResults: [] };
  expect(counts({ ...report, testResults: [broken] }, 1)).toMatchObject({
    failed: 1,
    failures: ['✗ packages/one.test.ts\nno such module'],
  });
});

it('counts a file that could not be made ready as a failure, beside one of a test', () => {
  const skipped = { status: 'skipped', fullName: 'adds' };
  const unready = { name, status: 'failed', message: 'no company', assertionResults: [skipped] };
  const failed = { status: 'failed', fullName: 'adds', failureMessages: ['expected 1 to be 2'] };
  const other = { name, status: 'failed', assertionResults: [failed] };
  expect(counts({ ...report, numFailedTests: 1, testResults: [unready, other] }, 1)).toMatchObject({
    failed: 2,
  });
});

it('counts a run that failed outside its tests as a failure, with what it printed last', () => {
  const failures = ['✗ outside of any test (code 1)\nfirst\nlast'];
  expect(counts(report, 1)).toMatchObject({ failed: 1, failures });
  const absent = countTests(path.join(dir, 'absent.json'), { code: 1, output: 'first\nlast' });
  expect(absent).toEqual({ passed: 0, failed: 1, skipped: 0, failures });
});

it('prints the line that CI reads', () => {
  expect(countsLine({ passed: 2, failed: 0, skipped: 0 })).toBe('2 passed, 0 failed');
  const total = sum([
    { ...NONE, passed: 1, failed: 1, failures: ['✗ one'] },
    { ...NONE, passed: 1, skipped: 2 },
  ]);
  expect(countsLine(total)).toBe('2 passed, 1 failed, 2 skipped');
  expect(total.failures).toEqual(['✗ one']);
});
