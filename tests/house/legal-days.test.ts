import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { logicIn } from '../../scripts/base/imports.mjs';
import { ROOT } from '../../scripts/base/paths.mjs';

const ROOTS = [
  ...['api', 'letters', 'sandbox', 'workflows'].map((app) => `apps/${app}/src`),
  ...['fiscal-core', 'paper'].map((name) => `packages/${name}/src`),
];

/** The calendar itself, and tables whose rows have days of their own and a source. */
const HOMES = [
  'packages/fiscal-core/src/calendar/',
  'packages/fiscal-core/src/tables/',
  'packages/fiscal-core/src/signing/trust/icp-brasil.ts',
];

/** Days that are no law: file, day and the reason. */
// biome-ignore format: a table reads as one reason a row
const EXCEPTIONS: readonly (readonly [file: string, day: string, reason: string])[] = [
  ['packages/fiscal-core/src/vocabulary/events/event-words.ts', '2026-11-21T10:00:00-03:00', 'an example in the documentation'],
  ['packages/fiscal-core/src/vocabulary/events/event-words.ts', '2026-11-21', 'the same'],
  ['packages/fiscal-core/src/vocabulary/events/event-words.ts', '2026-12-15', 'the same'],
  ['apps/sandbox/src/authority/nfse/rules/reform.ts', '2026-01-01', 'a day in the text of E0942, whatever day it is judged on'],
  ['packages/fiscal-core/src/documents/nfse/rules/ibs-cbs.ts', '2025-12-31', 'the same'],
  ['apps/sandbox/src/authority/nfe/registers/parties.ts', '2025-01-31', 'an invented taxpayer gave up its registration'],
  ['apps/sandbox/src/authority/nfse/parameters.ts', '2026-01-01T00:00:00', 'parameters of invented towns'],
  ['apps/sandbox/src/state/registers.ts', '2026-01-01', 'the same, of those that a caller puts there'],
  ['packages/fiscal-core/src/engine/events/define/body.ts', '2026-01-01T00:00:00-03:00', 'a moment to judge bodies by before there is a document'],
  ['packages/fiscal-core/src/engine/layout/coerce-value.ts', '2026-11-21', 'an example in a message'],
  ['packages/fiscal-core/src/engine/layout/coerce-value.ts', '2026-11-21T10:00:00-03:00', 'the same'],
];

/** Edges that read, answer and show examples, and judge nothing. */
const EDGES = /^apps\/api\/src\/(?:rest|inputs)\//;

/** Written from the official schemas. */
const PUBLISHED = /\/layout\/\w+-facets\.ts$/;

/** A whole text that is a year, a month, a day or an instant of this century, alone or as a time's argument. */
const DAY = /(['"`])(20\d\d(?:-\d\d(?:-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d)?)?)?)?)\1/g;
/** A moment made of numbers. */
const MADE = /\b(?:Date\.UTC|new Date)\(\s*(20\d\d)\b/g;
/** A year that something is compared with. */
const COMPARED = /(?:[<>]=?|[=!]==)\s*(20[2-9]\d)\b(?![\w.-])/g;

const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`])\/\/.*$/gm, '$1');

const legalDaysIn = (text: string): string[] => {
  const code = withoutComments(text);
  return [
    ...[...code.matchAll(DAY)].map(([, , day = '']) => day),
    ...[MADE, COMPARED].flatMap((pattern) => [...code.matchAll(pattern)].map(([, year = '']) => year)),
  ];
};

const isHome = (file: string): boolean =>
  HOMES.some((home) => file.startsWith(home)) || EDGES.test(file) || PUBLISHED.test(file);

it('compares no day of the law outside the calendar', () => {
  const found = ROOTS.flatMap(logicIn)
    .filter((file) => !isHome(file))
    .flatMap((file) =>
      legalDaysIn(fs.readFileSync(path.join(ROOT, file), 'utf8')).map((day) => `${file} ${day}`),
    );
  const excepted = EXCEPTIONS.map(([file, day]) => `${file} ${day}`);
  expect(found.filter((one) => !excepted.includes(one))).toEqual([]);
  expect(excepted.filter((one) => !found.includes(one))).toEqual([]);
});

describe('the look itself', () => {
  it.each([
    "const SINCE = '2026-11-16';",
    "if (year >= '2027') return;",
    "date < '2033'",
    'new Date(2026, 10, 16)',
    'Date.UTC(2026, 10, 16)',
    "Date.parse('2026-11-16T00:00:00-03:00')",
    'if (year >= 2027) return;',
  ])('refuses %s', (text) => {
    expect(legalDaysIn(text).length).toBeGreaterThan(0);
  });

  it.each([
    "inForce('rate-2026', factAt(date))",
    "'Use o formato AAAA-MM-DD, por exemplo 2026-11-21.'",
    '// since 2026-11-16',
    "/** `'2026-11-16'` as it is written */",
    "obrig.note('2026x', source)",
    'const MAX = 2026;',
  ])('lets pass %s', (text) => {
    expect(legalDaysIn(text)).toEqual([]);
  });
});
