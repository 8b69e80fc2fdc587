import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = path.resolve(import.meta.dirname, '..');

/** Text of a call from its first character to its closing bracket. */
function callAt(text: string, start: number): string {
  let depth = 0;
  for (let at = text.indexOf('(', start); at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return text.slice(start, at + 1);
  }
  return text.slice(start);
}

const parts = fs
  .readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
  .flatMap((name) => {
    const text = fs.readFileSync(path.join(SOURCES, name), 'utf8');
    return [...text.matchAll(/= dynamic\(/g)].map(({ index }) => `${name}: ${callAt(text, index)}`);
  });

it('shows something in the place of every part that loads later, else the whole page would vanish meanwhile', () => {
  expect(parts.length).toBeGreaterThan(20);
  expect(parts.filter((part) => !/\bloading\b/.test(part))).toEqual([]);
});
