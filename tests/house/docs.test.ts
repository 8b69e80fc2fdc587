import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/base/paths.mjs';
import { sampleTypes } from '../../scripts/stack/samples.mjs';

const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'docs/ARCHITECTURE.md'];
const LINKING = [...DOCUMENTS, 'docs/graphql.md'];
/** Where a document may leave the beginning of a path out. */
const BASES = [
  '',
  'packages/fiscal-core/src',
  'packages/fiscal-core/src/activities',
  'apps/api/src',
  'apps/api/src/graphql',
  'apps/workflows/src',
  'apps/sandbox/src',
];

const exists = (file: string) => BASES.some((base) => fs.existsSync(path.join(ROOT, base, file)));

/** Paths in code marks: with a folder or a known ending, and nothing left open. */
function pathsOf(document: string): string[] {
  const text = fs.readFileSync(path.join(ROOT, document), 'utf8').replaceAll(/```[\s\S]*?```/g, '');
  const marks = [...text.matchAll(/`([^`\s]+)`/g)].map((match) => match[1] ?? '');
  return marks.filter(
    (mark) =>
      /^[\w.-]+(\/[\w.-]+)*\/?$/.test(mark) &&
      (/\.(ts|mjs|json|md|cjs)$/.test(mark) ||
        mark.endsWith('/') ||
        /^(apps|packages|docs|scripts)\//.test(mark)),
  );
}

/** Made when the product runs, or named as what somebody will write. */
const MADE = new Set([
  '.emite/',
  '.cache/',
  'dist/',
  'main.mjs',
  '.emite/credentials.json',
  'x.test.ts',
  'x.db.test.ts',
  'x.stack.test.ts',
  'index.ts',
  '.ts',
  'schema.ts',
  'handler.ts',
  'env.ts',
  'events/',
  '/openapi.json',
]);

it.each(DOCUMENTS)('%s names only files that exist', (document) => {
  const paths = pathsOf(document).filter((file) => !MADE.has(file));
  expect(paths.length).toBeGreaterThan(2);
  expect(paths.filter((file) => !exists(file))).toEqual([]);
});

it.each(LINKING)('%s links only to files that exist', (document) => {
  const text = fs.readFileSync(path.join(ROOT, document), 'utf8');
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map((match) => match[1] ?? '');
  const base = path.dirname(path.join(ROOT, document));
  expect(links.filter((link) => !fs.existsSync(path.resolve(base, link)))).toEqual([]);
});

it('every command of the documents is a script of package.json', () => {
  const { scripts } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const commands = LINKING.flatMap((document) => [
    ...fs.readFileSync(path.join(ROOT, document), 'utf8').matchAll(/npm (?:run )?([a-z][a-z\d:]*)/g),
  ]).map((match) => match[1] ?? '');
  const own = new Set(commands.filter((name) => !['ci', 'install', 'comes', 'once'].includes(name)));
  expect([...own].filter((name) => scripts[name] === undefined)).toEqual([]);
});

it('has a sample of every document type that is built', async () => {
  const { DOCUMENTS: built } = await import('../../packages/fiscal-core/src/registry/documents.ts');
  expect(sampleTypes()).toEqual(built.map(({ type }) => type).sort());
});
