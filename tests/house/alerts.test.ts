import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/base/paths.mjs';

const dir = path.join(ROOT, 'deploy/prometheus');
const textOf = (name: string) => fs.readFileSync(path.join(dir, name), 'utf8');
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);
const promtool = (...args: string[]) => spawnSync('promtool', args, { cwd: dir, encoding: 'utf8' });
const hasPromtool = promtool('--version').status === 0;

describe.skipIf(!hasPromtool)('Prometheus itself', () => {
  it('reads every rule', () => {
    const { status, stdout, stderr } = promtool(
      'check',
      'rules',
      '--lint=all',
      'recording.yaml',
      'alerts.yaml',
    );
    expect(`${status} ${stdout}${stderr}`).toMatch(/^0 /);
  });

  it('finds that alerts speak when they should, and are silent when they should', () => {
    const { status, stdout, stderr } = promtool('test', 'rules', 'alerts.test.yaml');
    expect(`${status} ${stdout}${stderr}`).toMatch(/^0 /);
  });
});

it('every alert is tried both ways', () => {
  const alerts = all(textOf('alerts.yaml'), /- alert: (\w+)/g);
  const tests = textOf('alerts.test.yaml');
  expect(alerts.length).toBeGreaterThan(5);
  expect(alerts.filter((name) => !tests.includes(`alertname: ${name} }`))).toEqual([]);
  expect(alerts.filter((name) => !tests.includes(`alertname: ${name}\n        exp_alerts`))).toEqual([]);
});
