import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT, readJson } from '../../scripts/base/paths.mjs';
import { describeSet, fromRetire, lockedVersions, vulnerableIn } from '../../scripts/supply/advisories.mjs';

const lock = readJson(path.join(ROOT, 'package-lock.json'));
const stored = readJson(path.join(ROOT, 'scripts/supply/advisories.json'));
const advisory = {
  id: 1,
  title: 'Prototype pollution',
  severity: 'high',
  url: 'https://example.com/advisory',
  vulnerable_versions: '<2.0.0 || =3.0.0-beta.1',
};
const small = {
  packages: {
    '': { version: '1.0.0' },
    'node_modules/a': { version: '1.9.9' },
    'node_modules/b/node_modules/a': { version: '2.0.0' },
    'node_modules/c/node_modules/a': { version: '3.0.0-beta.1' },
    'node_modules/d': { name: 'a', version: '1.0.0' },
    'node_modules/own': { link: true },
  },
};

const EMPTY = { source: '', taken: null, from: null, covers: null, advisories: {}, accepted: {} };

it('finds every locked version that an advisory is about, and none beside', () => {
  expect(lockedVersions(small)).toEqual({ a: ['1.0.0', '1.9.9', '2.0.0', '3.0.0-beta.1'] });
  const set = { ...EMPTY, taken: '2026-01-01', advisories: { a: [advisory] } };
  expect(vulnerableIn(small, set).map((line) => line.split(':')[0])).toEqual([
    'a 1.0.0',
    'a 1.9.9',
    'a 3.0.0-beta.1',
  ]);
  expect(vulnerableIn(small, { ...set, accepted: { [advisory.url]: 'never called' } })).toEqual([]);
});

it('has none in what is locked, by the advisories that are stored: npm run advisories', () => {
  expect(Object.keys(lockedVersions(lock)).length).toBeGreaterThan(400);
  expect(vulnerableIn(lock, stored)).toEqual([]);
});

it('judges by a set that a package carries, which knows some packages alone', () => {
  const row = { atOrAbove: '1.5.0', below: '2.0.0', severity: 'high', identifiers: { githubID: 'GHSA-x' } };
  const known = { widget: { npmname: 'a', vulnerabilities: [row] }, elsewhere: { vulnerabilities: [row] } };
  const set = { ...EMPTY, taken: '2026-01-01', from: 'a package', ...fromRetire(known, small) };
  expect(vulnerableIn(small, set)).toEqual(['a 1.9.9: high, GHSA-x (https://github.com/advisories/GHSA-x)']);
  expect(describeSet(small, set)).toBe(
    'By the set of 2026-01-01 (a package), which knows 1 of 1 locked packages.',
  );
  expect(describeSet(small, EMPTY)).toContain('nothing was judged');
});

it('has a stored set with its day and origin, which finds a version that is known to be vulnerable', () => {
  expect(stored.taken).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(stored.from).toEqual(expect.any(String));
  const old = { packages: { 'node_modules/next': { version: '15.0.0' } } };
  expect(vulnerableIn(old, stored).length).toBeGreaterThan(0);
});
