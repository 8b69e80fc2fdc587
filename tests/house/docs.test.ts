import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/base/paths.mjs';
import { sampleTypes } from '../../scripts/stack/samples.mjs';

/** Documents that describe the code: tests of their own hold docs/security.md, decisions keep the names of their day. */
const DOCUMENTS = [
  '',
  'docs',
  'apps/admin',
  'apps/api',
  'apps/letters',
  'apps/sandbox',
  'apps/workflows',
  'packages/db',
]
  .concat('packages/fiscal-core', 'e2e')
  .flatMap((folder) =>
    fs
      .readdirSync(path.join(ROOT, folder))
      .filter((name) => name.endsWith('.md') && !['CHANGELOG.md', 'security.md'].includes(name))
      .map((name) => path.join(folder, name)),
  );
const LINKING = [
  ...DOCUMENTS,
  'docs/security.md',
  ...fs.readdirSync(path.join(ROOT, 'docs/adr')).map((name) => `docs/adr/${name}`),
];
/** Documents that name many files. */
const POINTING = ['CONTRIBUTING.md', 'docs/ARCHITECTURE.md'];
/** Where a document may leave the beginning of a path out, besides its own folder. */
const BASES = [
  '',
  'packages/fiscal-core/src',
  'packages/fiscal-core/src/activities',
  'apps/api/src',
  'apps/api/src/graphql',
  'apps/workflows/src',
  'apps/letters/src',
  'apps/sandbox/src',
];

/** Whether a path leads somewhere; `<type>` and its like stand for any name. */
function leadsSomewhere(dir: string, [part, ...rest]: readonly string[]): boolean {
  if (part === undefined || part === '') return fs.existsSync(dir);
  if (!part.includes('<')) return leadsSomewhere(path.join(dir, part), rest);
  const name = new RegExp(`^${part.replaceAll('.', '\\.').replaceAll(/<\w+>/g, '.+')}$`);
  const names = fs.existsSync(dir) ? fs.readdirSync(dir).filter((each) => name.test(each)) : [];
  return names.some((each) => leadsSomewhere(path.join(dir, each), rest));
}

const exists = (file: string, document: string) =>
  [...BASES, path.dirname(document)].some((base) => leadsSomewhere(path.join(ROOT, base), file.split('/')));

/** Paths in code marks: with a folder or a known ending, and nothing left open. */
function pathsOf(document: string): string[] {
  const text = fs.readFileSync(path.join(ROOT, document), 'utf8').replaceAll(/```[\s\S]*?```/g, '');
  const marks = [...text.matchAll(/`([^`\s]+)`/g)].map((match) => match[1] ?? '');
  return marks.filter(
    (mark) =>
      /^[\w.<>-]+(\/[\w.<>-]+)*\/?$/.test(mark) &&
      (/\.(ts|mjs|json|md|cjs)$/.test(mark) ||
        mark.endsWith('/') ||
        /^(apps|packages|docs|scripts)\//.test(mark)),
  );
}

/** Created when the product runs, or written by the reader. */
const MADE = new Set([
  '.emite/',
  '.cache/',
  'dist/',
  'main.mjs',
  '.emite/credentials.json',
  '.emite/secrets.json',
  'deploy/secrets/',
  'emite.cdx.json',
  '.json',
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
  if (POINTING.includes(document)) expect(paths.length).toBeGreaterThan(2);
  expect(paths.filter((file) => !exists(file, document))).toEqual([]);
});

/** The anchors of a document's headings, as GitHub makes them. */
const anchorsOf = (file: string) =>
  [...fs.readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

it.each(LINKING)('%s links only to files and headings that exist', (document) => {
  const text = fs.readFileSync(path.join(ROOT, document), 'utf8');
  const links = [...text.matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map((match) => match[1] ?? '');
  const broken = links.filter((link) => {
    const [target = '', anchor] = link.split('#');
    const file =
      target === '' ? path.join(ROOT, document) : path.resolve(ROOT, path.dirname(document), target);
    return !fs.existsSync(file) || (anchor !== undefined && !anchorsOf(file).includes(anchor));
  });
  expect(broken).toEqual([]);
});

it('every command of the documents is a script of package.json', () => {
  const { scripts } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const commands = LINKING.flatMap((document) => [
    ...fs
      .readFileSync(path.join(ROOT, document), 'utf8')
      .matchAll(/npm (?:run ([a-z][a-z\d:-]*)|(start|stop|test)\b)/g),
  ]).map(([, script, own]) => script ?? own ?? '');
  expect(commands.length).toBeGreaterThan(20);
  expect([...new Set(commands)].filter((name) => scripts[name] === undefined)).toEqual([]);
});

it('has a sample of every document type that is built', async () => {
  const { DOCUMENTS: built } = await import('../../packages/fiscal-core/src/registry/documents.ts');
  expect(sampleTypes()).toEqual(built.map(({ type }) => type).sort());
});
