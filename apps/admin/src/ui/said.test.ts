import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const FEATURES = path.resolve(import.meta.dirname, '../features');

/** An authority's sentence as a text of its own line. */
const BARE = /^\s*\{[\w.?]*\bxMotivo\}$/;

it('tells an authority’s sentence apart as Portuguese wherever it is shown', () => {
  const files = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  );
  const bare = files.flatMap((file) =>
    readFileSync(path.join(FEATURES, file), 'utf8')
      .split('\n')
      .filter((line) => BARE.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(bare).toEqual([]);
});
