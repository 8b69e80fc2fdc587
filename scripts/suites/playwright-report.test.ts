import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { countTests } from './playwright-report.mjs';

function counts(report: object, code: number) {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'emite-report-'));
  const file = path.join(dir, 'report.json');
  fs.writeFileSync(file, JSON.stringify(report));
  try {
    return countTests(file, { code, output: '' });
  } finally {
    fs.rmSync(dir, { recursive: true });
  }
}

it('counts what passed, failed and was skipped; what passes only at times has failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  expect(counts({ stats }, 1)).toMatchObject({ passed: 5, failed: 2, skipped: 2 });
});

it('names failed tests and their messages', () => {
  const failed = { projectName: 'phone', status: 'unexpected', results: [{ errors: [{ message: 'late' }] }] };
  const passed = { projectName: 'desktop', status: 'expected', results: [{ errors: [] }] };
  const spec = { title: 'signs in', file: 'session.spec.ts', tests: [failed, passed] };
  const report = { stats: { unexpected: 1, expected: 1 }, suites: [{ suites: [{ specs: [spec] }] }] };
  expect(counts(report, 1).failures).toEqual(['✗ session.spec.ts [phone]: signs in\nlate']);
});

it('counts a run that failed outside its tests as a failure', () => {
  const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 0 };
  expect(counts({ stats }, 1).failed).toBe(1);
  expect(countTests('/nowhere/report.json', { code: 1, output: '' })).toMatchObject({ passed: 0, failed: 1 });
});
