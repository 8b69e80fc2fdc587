import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emitAuthorized, newAccount, newCompany, nfeOf, testOf } from '../../apps/api/test/support/api.ts';
import { randomCnpj } from '../../packages/fiscal-core/src/testing/builders.ts';
import { stack } from '../../packages/fiscal-core/src/testing/stack.ts';
import { machineEnv } from '../../scripts/base/environment.mjs';
import { ROOT } from '../../scripts/base/paths.mjs';
import { endedCases, installPacked, runWhole } from '../support/packed.ts';

const SDK = path.join(ROOT, 'sdks/typescript');
const CASES = path.join(ROOT, 'sdks/cases.json');

let installed: ReturnType<typeof installPacked>;
let env: NodeJS.ProcessEnv;

const run = (command: string, args: readonly string[], cwd: string) => runWhole(command, args, cwd, env);

/** Builds the package, packs it, and installs the pack into an empty folder. */
beforeAll(async () => {
  installed = installPacked({ cli: false });
  const { app } = installed;
  const company = await newCompany(await newAccount());
  env = {
    ...machineEnv(process.env),
    EMITE_URL: stack().apiUrl,
    EMITE_ACCESS_KEY: company.accessKey,
    EMITE_RESTRICTED_KEY: company.restrictedKey,
    EMITE_TOKEN: company.testToken,
    CNPJ: company.cnpj,
  };
  const { id } = await emitAuthorized(testOf(company), nfeOf(company));
  const seed = `${Date.now()}`;
  const vars = { cnpj: company.cnpj, known: id, random: seed, newCnpj: randomCnpj(`sdk${seed}`) };
  fs.writeFileSync(path.join(app, 'context.json'), JSON.stringify({ options: {}, vars }));
});
afterAll(() => fs.rmSync(installed.room, { recursive: true, force: true }));

it('emits the first note of its README, in no more than 15 lines', () => {
  const readme = fs.readFileSync(path.join(SDK, 'README.md'), 'utf8');
  const script = /```js\n([\s\S]*?)\n```/.exec(readme)?.[1] ?? '';
  expect(script.split('\n').length).toBeLessThanOrEqual(15);
  const { app } = installed;
  fs.writeFileSync(path.join(app, 'first.mjs'), script);
  expect(run(process.execPath, ['first.mjs'], app)).toMatch(/^authorized \d{44}/);
  expect(fs.readFileSync(path.join(app, 'danfe.pdf'), 'latin1')).toMatch(/^%PDF-/);
});

it('does what every language does, in each of the shared cases', () => {
  const { app } = installed;
  fs.copyFileSync(path.join(SDK, 'cases.mjs'), path.join(app, 'cases.mjs'));
  const ended = endedCases(run(process.execPath, ['cases.mjs', CASES, 'context.json'], app));
  expect(ended.length).toBeGreaterThanOrEqual(40);
  expect(ended.filter(({ problem }) => problem !== null)).toEqual([]);
});
