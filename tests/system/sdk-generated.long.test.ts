import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../../scripts/base/paths.mjs';

const filesOf = (dir: string, ending: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    fs
      .readdirSync(dir, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(ending))
      .map((name) => [name, fs.readFileSync(path.join(dir, name), 'utf8')]),
  );

let dir: string;

beforeAll(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'emite-generated-'));
  const script = path.join(ROOT, 'scripts/sdks.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script, dir], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
});
afterAll(() => fs.rmSync(dir, { recursive: true, force: true }));

it.each([
  ['typescript', 'src/generated', '.ts'],
  ['python', 'src/emite/raw', '.py'],
])('the generated code of %s is that of the published document (npm run sdks)', (language, home, ending) => {
  const out = path.join(dir, language);
  // Without pip, Python is left out.
  if (language === 'python' && !fs.existsSync(out)) return;
  const [made, committed] = [filesOf(out, ending), filesOf(path.join(ROOT, 'sdks', language, home), ending)];
  expect(Object.keys(made).toSorted()).toEqual(Object.keys(committed).toSorted());
  expect(Object.keys(made).filter((name) => made[name] !== committed[name])).toEqual([]);
});
