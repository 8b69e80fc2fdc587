import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  emitAuthorized,
  newAccount,
  newCompany,
  nfeOf,
  PATIENCE_MS,
  testOf,
} from '../../apps/api/test/support/api.ts';
import { randomCnpj } from '../../packages/fiscal-core/src/testing/builders.ts';
import { stack } from '../../packages/fiscal-core/src/testing/stack.ts';
import { machineEnv } from '../../scripts/base/environment.mjs';
import { ROOT } from '../../scripts/base/paths.mjs';
import {
  blocksOf,
  endedCases,
  installPacked,
  measure,
  printTimes,
  runBeside,
  runWhole,
  type Times,
} from '../support/packed.ts';

const SDK = path.join(ROOT, 'sdks/typescript');
const CASES = path.join(ROOT, 'sdks/cases.json');

const WAIT = { timeout: PATIENCE_MS, interval: 50 };

let installed: Awaited<ReturnType<typeof installPacked>>;
const times: Times = {};
let env: NodeJS.ProcessEnv;

const run = (command: string, args: readonly string[], cwd: string) => runWhole(command, args, cwd, env);

/** Builds the package, packs it, and installs the pack into an empty folder. */
beforeAll(async () => {
  installed = await installPacked({ cli: false }, times);
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

it('does what its README prints: a first note, its PDF, and the webhook of it', async () => {
  const { app } = installed;
  const scripts = blocksOf(path.join(SDK, 'README.md'), 'js');
  expect(scripts.map((script) => script.split('\n').length <= 15)).toEqual([true, true]);
  for (const [at, name] of ['first.mjs', 'webhook.mjs'].entries())
    fs.writeFileSync(path.join(app, name), scripts[at] ?? '');
  const receiver = runBeside([process.execPath, 'webhook.mjs'], { cwd: app, env: { ...env, PORT: '0' } });
  try {
    await measure(times, 'receiver', () =>
      vi.waitFor(() => expect(receiver.output()).toContain('pronto'), WAIT),
    );
    await measure(times, 'first note and PDF', async () =>
      expect(await run(process.execPath, ['first.mjs'], app)).toMatch(/^authorized \d{44}/),
    );
    await measure(times, 'webhook', () =>
      vi.waitFor(() => expect(receiver.output()).toMatch(/^document\.authorized \S{36}$/m), WAIT),
    );
  } finally {
    await receiver.end();
  }
  expect(fs.readFileSync(path.join(app, 'danfe.pdf'), 'latin1')).toMatch(/^%PDF-/);
  printTimes('TypeScript', times);
});

it('does what every language does, in each of the shared cases', async () => {
  const { app } = installed;
  fs.copyFileSync(path.join(SDK, 'cases.mjs'), path.join(app, 'cases.mjs'));
  const ended = endedCases(await run(process.execPath, ['cases.mjs', CASES, 'context.json'], app));
  expect(ended.length).toBeGreaterThanOrEqual(40);
  expect(ended.filter(({ problem }) => problem !== null)).toEqual([]);
});
