import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PATIENCE_MS } from '../../apps/api/test/support/api.ts';
import { stack } from '../../packages/fiscal-core/src/testing/stack.ts';
import { ROOT } from '../../scripts/base/paths.mjs';

/** Every program of docs/graphql.md that is marked with `<!-- run -->`, as a reader would run it. */
const programs = [
  ...fs
    .readFileSync(path.join(ROOT, 'docs/graphql.md'), 'utf8')
    .matchAll(/<!-- run -->\n```js\n([\s\S]*?)\n```/g),
].map((match) => match[1] ?? '');

let dir: string;
beforeAll(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'emite-graphql-'));
  fs.mkdirSync(path.join(dir, '.emite'));
  fs.writeFileSync(path.join(dir, '.emite/credentials.json'), JSON.stringify(stack().credentials));
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(dir, 'node_modules'));
});
afterAll(() => fs.rmSync(dir, { recursive: true, force: true }));

it('has a program for each client', () => {
  expect(programs.length).toBe(4);
});

it.each(programs.map((program, n) => [n + 1, program] as const))('program %i runs', (n, program) => {
  const file = path.join(dir, `program${n}.mjs`);
  fs.writeFileSync(file, program);
  const { status, stdout, stderr } = spawnSync(process.execPath, [file], {
    cwd: dir,
    encoding: 'utf8',
    timeout: PATIENCE_MS,
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(program.includes('FOLLOW') ? /documentId[\s\S]*'AUTORIZADA'/ : /^\[/);
});
