import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { ROOT } from '../../scripts/base/paths.mjs';

type Read = (file: string) => string | null;

const DOCUMENT = 'docs/security.md';
const REQUIREMENTS = 'docs/asvs.yaml';
/** Level 2 asks for them, and they were forgotten once. */
const REQUIRED = ['6.4.4', '6.5.2', '7.1.3', '7.6.1', '7.6.2', '11.4.4'];
/** A shorter beginning of a title would be that of many. */
const BEGINNING_MIN = 20;

const readFile: Read = (file) => {
  const at = path.join(ROOT, file);
  return fs.existsSync(at) ? fs.readFileSync(at, 'utf8') : null;
};
const text = readFile(DOCUMENT) ?? '';
const requirements = readFile(REQUIREMENTS) ?? '';

const row = z.strictObject({
  number: z.string().regex(/^\d+\.\d+\.\d+$/),
  asks: z.string().min(1),
  state: z.enum(['met', 'not applicable', 'exception']),
  where: z.string().min(1),
});
type Row = z.infer<typeof row>;
const rows: readonly Row[] = z.array(row).parse(parse(requirements));

/** The function that a call starts from: `it` of `it.skipIf(…).each(…)`, with the names behind it. */
function namesOf(callee: ts.Expression): readonly string[] {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) return [...namesOf(callee.expression), callee.name.text];
  if (ts.isCallExpression(callee)) return namesOf(callee.expression);
  return ts.isTaggedTemplateExpression(callee) ? namesOf(callee.tag) : [];
}

/** Titles of tests that run, and of what holds them; of a template with values its beginning. */
function titlesIn(source: string): readonly string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const [callee = '', ...more] = namesOf(node.expression);
      const [title] = node.arguments;
      const runs =
        ['it', 'test', 'describe'].includes(callee) &&
        !more.some((name) => /^(?:skip|todo|fixme)$/.test(name));
      if (runs && title !== undefined && ts.isStringLiteralLike(title)) titles.push(title.text);
      if (runs && title !== undefined && ts.isTemplateExpression(title)) titles.push(title.head.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('x.ts', source, ts.ScriptTarget.Latest));
  return titles;
}

const known = new Map<string, readonly string[]>();
/** Null: there is no such file. */
function titlesOf(file: string, read: Read): readonly string[] | null {
  const source = read(file);
  if (source === null) return null;
  const titles = known.get(source) ?? titlesIn(source);
  known.set(source, titles);
  return titles;
}

/** The whole title, or its beginning up to a word's end. */
const isTitle = (said: string, title: string): boolean =>
  title === said ||
  (said.length >= BEGINNING_MIN && title.startsWith(said) && !/\w/.test(title.charAt(said.length)));

/** `file` › "title", "title" */
const REFERENCE = /`([^`]+)` › ("[^"]+"(?:, "[^"]+")*)/g;
const TEST_FILE = /`[^`]+\.(?:test|spec)\.ts`(?! › ")/g;
const REVIEWED = /^reviewed \d{4}-\d{2}-\d{2}: \S.{10}/;

/** Faults of a row; empty when its claim refers to existing tests or a review. */
function faultsOf({ number, state, where }: Row, read: Read = readFile): readonly string[] {
  const references = [...where.matchAll(REFERENCE)];
  const missing = references.flatMap(([, file = '', quoted = '']) => {
    const titles = titlesOf(file, read);
    if (titles === null) return [`${file} is not there`];
    return [...quoted.matchAll(/"([^"]+)"/g)]
      .map(([, said = '']) => said)
      .filter((said) => !titles.some((title) => isTitle(said, title)))
      .map((said) => `${file} has no "${said}"`);
  });
  const faults = [
    ...missing,
    ...[...where.matchAll(TEST_FILE)].map(([file]) => `${file} without a title`),
    ...(state === 'met' && references.length === 0 && !REVIEWED.test(where)
      ? ['neither a test nor a review']
      : []),
  ];
  return faults.map((fault) => `${number}: ${fault}`);
}

it('lists each requirement once, as met, not applicable or exception', () => {
  const numbers = rows.map(({ number }) => number);
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
  expect(numbers).toEqual(expect.arrayContaining(REQUIRED));
});

it('names for each that is met a test that is there, or what was read and when', () => {
  expect(rows.flatMap((row) => faultsOf(row))).toEqual([]);
});

it('counts them', () => {
  const by = (state: string) => rows.filter((row) => row.state === state);
  const reviewed = by('met').filter(({ where }) => where.startsWith('reviewed'));
  expect(/^\d+ requirements: .*$/m.exec(text)?.[0]).toBe(
    `${rows.length} requirements: ${by('met').length - reviewed.length} met by test, ${reviewed.length} met by review, ${by('exception').length} exceptions, ${by('not applicable').length} not applicable.`,
  );
});

it('points to files that are there', () => {
  const files = [...`${text}${requirements}`.matchAll(/`([\w.@-]+(?:\/[\w.@-]+)+)`/g)].map(
    ([, file = '']) => file,
  );
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !fs.existsSync(path.join(ROOT, file)))).toEqual([]);
});

const PLANTED = `
describe('a wall', () => {
  it.each([[1, ')']])('stands before %s of another account', () => {});
  it.skip('stands while nobody looks at it', () => {});
  test(\`stands in every room, and stays (\${part} of 4)\`, () => {});
});
// it('is only written about in a comment', () => {});`;

it.each([
  ['`a.test.ts` › "stands before %s of another account"', []],
  ['`a.test.ts` › "stands before %s of another", "a wall"', []],
  ['`a.test.ts` › "stands in every room, and stays"', []],
  ['reviewed 2026-11-28: `a.ts` opens no file', []],
  ['`a.test.ts` › "stands before %s of another acc"', ['has no']],
  ['`a.test.ts` › "stands before %s"', ['has no']],
  ['`a.test.ts` › "stood before %s of another account"', ['has no']],
  ['`a.test.ts` › "a wall", "stands while nobody looks at it"', ['has no']],
  ['`a.test.ts` › "is only written about in a comment"', ['has no']],
  ['`gone.test.ts` › "a wall"', ['is not there']],
  ['reviewed 2026-11-28: the file, and `a.test.ts` › "a fence"', ['has no']],
  ['`a.test.ts`', ['without a title', 'neither a test nor a review']],
  ['the runtime sees to it', ['neither a test nor a review']],
  ['reviewed: everything', ['neither a test nor a review']],
])('judges a row that reads %s', (where, faults) => {
  const read: Read = (file) => (file === 'a.test.ts' ? PLANTED : null);
  const found = faultsOf({ number: '1.1.1', asks: 'a wall', state: 'met', where }, read);
  expect(found).toEqual(faults.map((fault) => expect.stringContaining(fault)));
});
