import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT, readJson } from '../../scripts/base/paths.mjs';

/** Licenses that ask for no more than their text beside the software. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PSF-2.0',
  'Unlicense',
]);

/** Packages with another license, or none in the lock file: name, what is there, and why they may be used. */
const EXCEPTIONS: readonly (readonly [name: RegExp, licence: string, why: string])[] = [
  [/^lightningcss(-|$)/, 'MPL-2.0', 'compiles styles, unchanged'],
  [/^(axe-core|@axe-core\/playwright)$/, 'MPL-2.0', 'tests only, unchanged'],
  [/^@img\/sharp-libvips-/, 'LGPL-3.0-or-later', 'a shared library that Next may load, unchanged'],
  [/^@img\/sharp-/, 'Apache-2.0 AND LGPL-3.0-or-later', 'the same library, for Windows'],
  [
    /^@img\/sharp-wasm32$/,
    'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
    'the same library, where none is native',
  ],
  [/^caniuse-lite$/, 'CC-BY-4.0', 'data of browsers for the build of the console'],
  [/^elkjs$/, 'EPL-2.0', 'drawings of the GraphQL page, unchanged'],
  [/^geist$/, 'SIL OPEN FONT LICENSE', 'OFL-1.1 by its name'],
  [/^(png-js|unionfs)$/, 'none', 'MIT (png-js) and Unlicense (unionfs) in their own files'],
];

type Entry = { readonly license?: string; readonly link?: boolean; readonly integrity?: string };

/** `A OR B` leaves the choice, `A AND B` asks for both. */
const isAllowed = (licence: string): boolean =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(/ and /i).every((one) => ALLOWED.has(one)));

const exceptionOf = (name: string, licence: string) =>
  EXCEPTIONS.find(([pattern, theirs]) => pattern.test(name) && theirs === licence);

/** Name and license of what the lock file installs; without `integrity` it only names a package of another platform. */
function packagesOf(lock: { packages: Record<string, Entry> }): { name: string; licence: string }[] {
  return Object.entries(lock.packages)
    .filter(
      ([at, entry]) => at.includes('node_modules/') && !entry.link && (entry.license || entry.integrity),
    )
    .map(([at, { license }]) => ({ name: at.replace(/^.*node_modules\//, ''), licence: license ?? 'none' }));
}

it('every package has a license that we may use', () => {
  const packages = packagesOf(readJson(path.join(ROOT, 'package-lock.json')));
  expect(packages.length).toBeGreaterThan(500);
  const others = packages.filter(({ licence }) => !isAllowed(licence));
  expect(others.filter(({ name, licence }) => !exceptionOf(name, licence))).toEqual([]);
  const used = new Set(others.map(({ name, licence }) => exceptionOf(name, licence)));
  expect(EXCEPTIONS.filter((exception) => !used.has(exception))).toEqual([]);
});

it.each([
  ['MIT', true],
  ['(BSD-3-Clause OR GPL-2.0)', true],
  ['MIT and ISC', true],
  ['Apache-2.0 AND LGPL-3.0-or-later', false],
  ['GPL-3.0-only', false],
  ['none', false],
])('%s: %s', (licence, may) => {
  expect(isAllowed(licence)).toBe(may);
});
