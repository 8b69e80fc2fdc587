import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { countTests } from './playwright-report.mjs';

function counts(stats: object, exitCode: number) {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'emite-report-'));
  const file = path.join(dir, 'report.json');
  fs.writeFileSync(file, JSON.stringify({ stats }));
  try {
    return countTests(file, exitCode);
  } finally {
    fs.rmSync(dir, { recursive: true });
  }
}

it('counts what passed, failed and was skipped; what passes only at times has failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  expect(counts(stats, 1)).toEqual({ passed: 5, failed: 2, skipped: 2 });
});

it('counts a run that failed outside its tests as a failure', () => {
  expect(counts({ expected: 5, unexpected: 0, flaky: 0, skipped: 0 }, 1).failed).toBe(1);
  expect(countTests('/nowhere/report.json', 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});
