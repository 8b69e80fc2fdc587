import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = path.resolve(import.meta.dirname, '..');
/** A link to one of many pages: its address has an id, or is computed for a row. */
const TO_ONE_OF_MANY = /\$\{[\w.]*[iI]d\}|href=\{href\(/;

const links = fs
  .readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
  .flatMap((name) => {
    const text = fs.readFileSync(path.join(SOURCES, name), 'utf8');
    return [...text.matchAll(/<Link\b(?:[^>]|=>)*>/g)]
      .filter(([link]) => TO_ONE_OF_MANY.test(link))
      .map(([link]) => `${name}: ${link.replaceAll(/\s+/g, ' ')}`);
  });

it('prefetches no page of a row: a list of fifty would fetch fifty pages', () => {
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((link) => !link.includes('prefetch={false}'))).toEqual([]);
});
