import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { consoleRoutes, nameOf } from '../../e2e/support/pages.ts';
import { ROOT } from '../../scripts/base/paths.mjs';

const DIR = path.join(ROOT, 'docs/console');
const BYTES_MAX = 6_000_000;
const pictures = () => fs.readdirSync(DIR).filter((file) => file.endsWith('.png'));

it('docs/console has a picture of every page, and docs/console.md shows it (npm run screenshots)', () => {
  const wanted = consoleRoutes().map(({ route }) => `${nameOf(route)}.png`);
  expect(wanted.length).toBeGreaterThan(10);
  expect(wanted.filter((name) => !pictures().includes(name))).toEqual([]);
  const text = fs.readFileSync(path.join(ROOT, 'docs/console.md'), 'utf8');
  expect(wanted.filter((name) => !text.includes(`(console/${name})`))).toEqual([]);
});

it('every picture has its page, and together they stay small', () => {
  const names = consoleRoutes().map(({ route }) => nameOf(route));
  const known = new Set(
    names.flatMap((name) => ['', '-escuro', '-1024', '-390'].map((look) => `${name}${look}.png`)),
  );
  expect(pictures().filter((name) => !known.has(name))).toEqual([]);
  const bytes = pictures().reduce((sum, name) => sum + fs.statSync(path.join(DIR, name)).size, 0);
  expect(bytes).toBeLessThan(BYTES_MAX);
});
