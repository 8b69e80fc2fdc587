import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/base/paths.mjs';

const filesOf = (dir: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    fs
      .readdirSync(dir, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => [name, fs.readFileSync(path.join(dir, name), 'utf8')]),
  );

it('the generated code of the SDKs is that of the published document (npm run sdks)', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'emite-generated-'));
  const { status, stderr } = spawnSync(process.execPath, [path.join(ROOT, 'scripts/sdks.mjs'), dir], {
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  const [made, committed] = [filesOf(dir), filesOf(path.join(ROOT, 'sdks/typescript/src/generated'))];
  fs.rmSync(dir, { recursive: true });
  expect(Object.keys(made).toSorted()).toEqual(Object.keys(committed).toSorted());
  expect(Object.keys(made).filter((name) => made[name] !== committed[name])).toEqual([]);
});
