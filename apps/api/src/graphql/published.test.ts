import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { breaksOf, SCHEMA_FILE, textOf } from './published.ts';
import { schema } from './schema.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

it('schema.graphql is the schema of the code: npm run graphql:schema', () => {
  expect(readFileSync(path.join(ROOT, SCHEMA_FILE), 'utf8')).toBe(textOf(schema()));
});

/** Runs git; null where there is no history. */
function git(...args: readonly string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return status === 0 ? stdout.trim() : null;
}

it('the last commit that changed it breaks no caller, unless its message declares it', () => {
  const commit = git('log', '-1', '--format=%H', '--', SCHEMA_FILE);
  const before = commit === null ? null : git('show', `${commit}^:${SCHEMA_FILE}`);
  const breaks = before === null ? [] : breaksOf(before, schema());
  const message = git('log', '-1', '--format=%B', commit ?? 'HEAD') ?? '';
  if (!/^\w+(?:\([^)]*\))?!:|^BREAKING CHANGE:/m.test(message)) expect(breaks).toEqual([]);
});

const OLD = 'type Query { a(x: Int): Int b: String }';

it('finds changes that break callers, and accepts additions', () => {
  expect(breaksOf(OLD, buildSchema('type Query { a(x: Int): Int b: String c: Int }'))).toEqual([]);
  expect(breaksOf(OLD, buildSchema('type Query { a(x: Int!): Int }'))).toEqual([
    expect.stringContaining('Query.b'),
    expect.stringContaining('Query.a'),
  ]);
});

it('every field at the root describes its purpose', () => {
  const roots = [schema().getQueryType(), schema().getMutationType(), schema().getSubscriptionType()];
  const fields = roots.flatMap((type) => Object.values(type?.getFields() ?? {}));
  const own = fields.filter(({ name }) => name !== 'node' && name !== 'nodes');
  expect(own.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
});
