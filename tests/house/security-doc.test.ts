import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/base/paths.mjs';

const text = fs.readFileSync(path.join(ROOT, 'docs/security.md'), 'utf8');
const rows = text
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, number]) => /^\d+\.\d+\.\d+$/.test(number ?? ''));

it('says of each requirement, once, whether it is met, does not apply or is an exception, and where or why', () => {
  expect(rows.length).toBeGreaterThan(15);
  const numbers = rows.map(([, number]) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
  for (const [, number, asks, state, why] of rows)
    expect([
      number,
      asks !== '',
      ['met', 'not applicable', 'exception'].includes(state ?? ''),
      why !== '',
    ]).toEqual([number, true, true, true]);
});

it('points to files that are there', () => {
  const files = [...text.matchAll(/`([\w.@-]+(?:\/[\w.@-]+)+)`/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !fs.existsSync(path.join(ROOT, file)))).toEqual([]);
});
