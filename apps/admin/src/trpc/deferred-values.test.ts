import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const SRC = path.resolve(import.meta.dirname, '..');

// A query changes in render; rendered with the value of now and the deferred one, each render undoes the other, without
// end, and no link is followed meanwhile (e2e/specs/emission/services-and-transport.spec.ts).
it('asks nothing by a deferred value', () => {
  const files = fs
    .readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'));
  const deferred = files.filter((file) =>
    fs.readFileSync(path.join(SRC, file), 'utf8').includes('useDeferredValue('),
  );
  expect(deferred.length).toBeGreaterThan(0);
  const asking = deferred.filter((file) =>
    /\buse(?:Infinite)?Query\(/.test(fs.readFileSync(path.join(SRC, file), 'utf8')),
  );
  expect(asking).toEqual([]);
});
