import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readRegistered } from './registered.ts';

let dir: string;
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'emite-operations-'));
});
afterEach(() => fs.rmSync(dir, { recursive: true, force: true }));

it('reads files of one operation, manifests of ids and manifests of Apollo, by id and by hash', () => {
  fs.writeFileSync(path.join(dir, 'Situacao.graphql'), '{ a }');
  fs.writeFileSync(path.join(dir, 'relay.json'), JSON.stringify({ r1: '{ b }' }));
  const operations = [{ id: 'x1', name: 'C', type: 'query', body: '{ c }' }];
  fs.writeFileSync(
    path.join(dir, 'apollo.json'),
    JSON.stringify({ format: 'apollo-persisted-query-manifest', version: 1, operations }),
  );
  fs.writeFileSync(path.join(dir, 'leia.md'), 'nada');
  const hash = createHash('sha256').update('{ a }').digest('hex');
  const read = readRegistered(dir);
  expect([hash, 'Situacao', 'r1', 'x1'].map((id) => read.get(id))).toEqual([
    '{ a }',
    '{ a }',
    '{ b }',
    '{ c }',
  ]);
  expect(read.size).toBe(6);
});

it('does not take a broken manifest for an empty one', () => {
  fs.writeFileSync(path.join(dir, 'x.json'), '{"operations": 3}');
  expect(() => readRegistered(dir)).toThrow(/operations|expected/);
});
