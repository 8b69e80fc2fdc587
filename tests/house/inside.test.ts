import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/base/paths.mjs';
import { looksOutside, placesOf } from '../support/inside.ts';

/** False positives: file, path and reason. */
const EXCEPTIONS: readonly (readonly [file: string, what: string, why: string])[] = [
  [
    'apps/admin/src/features/sign-in/safe-path.test.ts',
    '/x/^//evil.example',
    'an address that must be refused',
  ],
  ['apps/api/src/people/serve-people.test.ts', '/x/^//evil.example', 'the same'],
  ['packages/db/src/companies/clients.db.test.ts', '^/x', 'an id that must be refused'],
  ['packages/db/src/documents/files.test.ts', '^/^/etc/passwd', 'an id that must be refused'],
  ['packages/fiscal-core/src/testing/xmlsec.ts', '/^/', 'XPath'],
  [
    'apps/api/src/services/imports/import.long.test.ts',
    '^/c.xml',
    'a name in an archive that must be refused',
  ],
  ['apps/workflows/src/imports/zip.test.ts', '^/fora.xml', 'the same'],
  ['apps/workflows/src/imports/zip.test.ts', 'x/^/^/y.xml', 'the same'],
  ['apps/workflows/src/imports/zip.test.ts', 'a.zip/^/fora.xml', 'the same'],
  ['apps/workflows/src/imports/zip.test.ts', 'a.zip/x/^/^/y.xml', 'the same'],
  ['sdks/php/lib/ObjectSerializer.php', '^/^/sun.gif', 'a name that the generator warns of'],
  ['scripts/install/postgres-binaries.mjs', '^', 'the folder of a package, wherever it is installed'],
];

/** Planted and excepted paths are written with ^, so that this file has none. */
const up = (text: string): string => text.replaceAll('^', '..');

/** None where there is no git to ask. */
function filesOfGit(): string[] {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { status, stdout } = spawnSync('git', list, { cwd: ROOT, encoding: 'utf8' });
  const files = status === 0 ? stdout.split('\0') : [];
  return files.filter((file) => file !== '' && fs.existsSync(path.join(ROOT, file)));
}
const files = filesOfGit();

it.skipIf(files.length === 0)('nothing of the repository looks outside it', () => {
  const known = placesOf(files);
  const found = files
    .filter((file) => !file.endsWith('.png'))
    .flatMap((file) => looksOutside({ file, text: fs.readFileSync(path.join(ROOT, file), 'utf8'), known }));
  const excepted = EXCEPTIONS.map(([file, what]) => `${file} ${up(what)}`);
  const is = ({ file, what }: (typeof found)[number]) => `${file} ${what}`;
  expect(
    found
      .filter((one) => !excepted.includes(is(one)))
      .map(({ file, line, what, why }) => `${file}:${line} ${what} ${why}`),
  ).toEqual([]);
  expect(excepted.filter((one) => !found.map(is).includes(one))).toEqual([]);
});

describe('the look itself', () => {
  const known = placesOf(['docs/a.md', 'packages/core/src/x.ts', 'packages/core/fixtures/a.json']);
  const faults = (text: string) =>
    looksOutside({ file: 'packages/core/src/test.ts', text: up(text), known }).map(({ why }) => why);

  it.each([
    "import { x } from './x.ts';",
    "import { x } from '^/src/x.ts';",
    "new URL('^/fixtures/a.json', import.meta.url)",
    "new URL(\n  '^/fixtures/a.json',\n  import.meta.url,\n)",
    'new URL(`^/fixtures/${name}.json`, import.meta.url)',
    'new URL(`^/fixtures/a-${name}.json`, import.meta.url)',
    "path.join(import.meta.dirname, '^/^/^')",
    "here('^/^/^/.cache/schemas')",
    "new URL('^/umd/ws.js', import.meta.resolve('ws'))",
    'See [a](^/^/^/docs/a.md#part), and ^/src/x.ts.',
    '"test": "vitest run --root ^/^"',
    'Wait ... and so on …/x',
    "'https://example.com/home/x'",
  ])('lets pass %s', (text) => {
    expect(faults(text)).toEqual([]);
  });

  it.each([
    ["new URL('^/^/^/^/beside/fields/', import.meta.url)", 'leaves the repository'],
    ['new URL(`^/^/^/^/beside/${name}.json`, import.meta.url)', 'leaves the repository'],
    ["here('^/^/^/^')", 'leaves the repository'],
    ['// the facts (^/beside/fields)', 'names nothing of the repository'],
    ["at('^/^/^/beside/schemas')", 'names nothing of the repository'],
    ["path.join(ROOT, '^/beside')", 'starts from ROOT, not from its own file'],
    ["path.join(ROOT, '^', 'beside')", 'starts from ROOT, not from its own file'],
    ["join(\n  ROOT,\n  'docs',\n  '^/^/beside',\n)", 'starts from ROOT, not from its own file'],
    ["path.resolve(process.cwd(), '^/beside')", 'starts from process.cwd(), not from its own file'],
    ["new URL('^/beside/schemas', root)", 'starts from root, not from its own file'],
    ["ROOT + '^/beside'", 'starts from ROOT, not from its own file'],
    ["ROOT + '/^/beside'", 'goes up from somewhere else'],
    ['`${ROOT}/^/beside`', 'goes up from somewhere else'],
    ['`${ROOT}^/beside`', 'goes up from somewhere else'],
    ["'docs/^/^/beside'", 'goes up from somewhere else'],
  ])('refuses %s', (text, why) => {
    expect(faults(text)).toEqual([why]);
  });

  it.each(['work', 'home', 'Users', 'root'])('refuses a folder of one machine: /%s', (folder) => {
    for (const text of [`'/${folder}/beside'`, `file:///${folder}/x`, `at (/${folder}/main/x.ts:1)`])
      expect(faults(text)).toEqual(['is of one machine']);
  });
});
