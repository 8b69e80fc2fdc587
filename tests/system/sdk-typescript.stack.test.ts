import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { emitAuthorized, newAccount, newCompany, nfeOf, testOf } from '../../apps/api/test/support/api.ts';
import { randomCnpj } from '../../packages/fiscal-core/src/testing/builders.ts';
import { stack } from '../../packages/fiscal-core/src/testing/stack.ts';
import { machineEnv } from '../../scripts/base/environment.mjs';
import { ROOT } from '../../scripts/base/paths.mjs';

const SDK = path.join(ROOT, 'sdks/typescript');
const CASES = path.join(ROOT, 'sdks/cases.json');

let room: string;
let env: NodeJS.ProcessEnv;

function run(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env,
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}${stdout}`);
  return stdout;
}

/** Builds the package, packs it, and installs the pack into an empty folder. */
beforeAll(async () => {
  room = fs.mkdtempSync(path.join(os.tmpdir(), 'emite-sdk-'));
  const [source, app] = [path.join(room, 'source'), path.join(room, 'app')];
  fs.cpSync(SDK, source, { recursive: true });
  fs.mkdirSync(app);
  const company = await newCompany(await newAccount());
  env = {
    ...machineEnv(process.env),
    EMITE_URL: stack().apiUrl,
    EMITE_ACCESS_KEY: company.accessKey,
    EMITE_RESTRICTED_KEY: company.restrictedKey,
    EMITE_TOKEN: company.testToken,
    CNPJ: company.cnpj,
  };
  const types = path.join(ROOT, 'node_modules/@types');
  run(
    process.execPath,
    [path.join(ROOT, 'node_modules/typescript-7/bin/tsc'), '-p', '.', '--typeRoots', types],
    source,
  );
  run('npm', ['pack', '--silent', '--pack-destination', room], source);
  const pack = fs.readdirSync(room).find((name) => name.endsWith('.tgz')) ?? '';
  fs.writeFileSync(path.join(app, 'package.json'), '{ "type": "module" }');
  run('npm', ['install', '--silent', '--offline', '--no-audit', '--no-fund', path.join(room, pack)], app);
  const { id } = await emitAuthorized(testOf(company), nfeOf(company));
  const seed = `${Date.now()}`;
  const vars = { cnpj: company.cnpj, known: id, random: seed, newCnpj: randomCnpj(`sdk${seed}`) };
  fs.writeFileSync(path.join(app, 'context.json'), JSON.stringify({ options: {}, vars }));
});
afterAll(() => fs.rmSync(room, { recursive: true, force: true }));

it('emits the first note of its README, in no more than 15 lines', () => {
  const readme = fs.readFileSync(path.join(SDK, 'README.md'), 'utf8');
  const script = /```js\n([\s\S]*?)\n```/.exec(readme)?.[1] ?? '';
  expect(script.split('\n').length).toBeLessThanOrEqual(15);
  const app = path.join(room, 'app');
  fs.writeFileSync(path.join(app, 'first.mjs'), script);
  expect(run(process.execPath, ['first.mjs'], app)).toMatch(/^authorized \d{44}/);
  expect(fs.readFileSync(path.join(app, 'danfe.pdf'), 'latin1')).toMatch(/^%PDF-/);
});

it('does what every language does, in each of the shared cases', () => {
  const app = path.join(room, 'app');
  fs.copyFileSync(path.join(SDK, 'cases.mjs'), path.join(app, 'cases.mjs'));
  const lines = run(process.execPath, ['cases.mjs', CASES, 'context.json'], app).trim().split('\n');
  const ended = lines.map((line) =>
    z.object({ name: z.string(), problem: z.string().nullable() }).parse(JSON.parse(line)),
  );
  expect(ended.length).toBeGreaterThanOrEqual(40);
  expect(ended.filter(({ problem }) => problem !== null)).toEqual([]);
});
