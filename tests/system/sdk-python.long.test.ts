import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, type TestContext, vi } from 'vitest';
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
import { obtainPythonWheels } from '../../scripts/install/python-tool.mjs';
import {
  blocksOf,
  endedCases,
  measure,
  printTimes,
  runBeside,
  runWhole,
  type Times,
} from '../support/packed.ts';

const SDK = path.join(ROOT, 'sdks/python');
/** The generated code takes it. */
const OLD = 'import sys; sys.exit(sys.version_info < (3, 11))';

/** Nothing listens at it: no call to this machine may go there. */
const PROXY = {
  HTTP_PROXY: 'http://127.0.0.1:9',
  ALL_PROXY: 'http://127.0.0.1:9',
  NO_PROXY: '',
  no_proxy: '',
};

const WAIT = { timeout: PATIENCE_MS, interval: 50 };

const times: Times = {};
let room: string;
/** Interpreter of an empty environment with the wheel; null without Python 3.11, its environments and pip. */
let python: string | null = null;
let env: NodeJS.ProcessEnv;
const run = (command: string, args: readonly string[]) => runWhole(command, args, room, env);

const has = (args: readonly string[]): boolean =>
  spawnSync('python3', args, { stdio: 'ignore' }).status === 0;

/** Builds the wheel, and installs it into an empty environment. */
async function installWheel(): Promise<string | null> {
  const found =
    has(['-c', OLD]) && has(['-m', 'venv', '--help']) ? await obtainPythonWheels('emite-sdk') : null;
  if (found === null) return null;
  const [command, ...pip] = found.pip;
  const offline = ['--disable-pip-version-check', '--quiet', '--no-index', '--find-links', found.wheels];
  const source = path.join(room, 'source');
  fs.cpSync(SDK, source, { recursive: true });
  await run(command, [...pip, 'wheel', ...offline, '--no-deps', '--wheel-dir', room, source]);
  const wheel = fs.readdirSync(room).find((name) => name.endsWith('.whl')) ?? '';
  const bin = process.platform === 'win32' ? 'Scripts/python.exe' : 'bin/python';
  const own = path.join(room, 'venv', bin);
  await measure(times, 'install', async () => {
    await run('python3', ['-m', 'venv', '--without-pip', 'venv']);
    await run(command, [...pip, '--python', own, 'install', ...offline, wheel]);
  });
  fs.rmSync(source, { recursive: true });
  return own;
}

beforeAll(async () => {
  room = fs.mkdtempSync(path.join(os.tmpdir(), 'emite-sdk-python-'));
  const company = await newCompany(await newAccount());
  env = {
    ...machineEnv(process.env),
    ...PROXY,
    EMITE_URL: stack().apiUrl,
    EMITE_ACCESS_KEY: company.accessKey,
    EMITE_RESTRICTED_KEY: company.restrictedKey,
    EMITE_TOKEN: company.testToken,
    CNPJ: company.cnpj,
  };
  python = await installWheel();
  const { id } = await emitAuthorized(testOf(company), nfeOf(company));
  const seed = `${Date.now()}`;
  const vars = { cnpj: company.cnpj, known: id, random: seed, newCnpj: randomCnpj(`python${seed}`) };
  fs.writeFileSync(path.join(room, 'context.json'), JSON.stringify({ vars }));
});
afterAll(() => fs.rmSync(room, { recursive: true, force: true }));

/** The interpreter, or the end of a test that has none. */
const interpreter = (test: TestContext): string => python ?? test.skip('needs Python 3.11 and pip');

it('does what its README prints: a first note, its PDF, and the webhook of it', async (test) => {
  const own = interpreter(test);
  const scripts = blocksOf(path.join(SDK, 'README.md'), 'python');
  expect(scripts.map((script) => script.split('\n').length <= 15)).toEqual([true, true]);
  for (const [at, name] of ['first.py', 'webhook.py'].entries())
    fs.writeFileSync(path.join(room, name), scripts[at] ?? '');
  const receiver = runBeside([own, 'webhook.py'], { cwd: room, env: { ...env, PORT: '0' } });
  try {
    await measure(times, 'receiver', () =>
      vi.waitFor(() => expect(receiver.output()).toContain('pronto'), WAIT),
    );
    await measure(times, 'first note and PDF', async () =>
      expect(await run(own, ['first.py'])).toMatch(/^authorized \d{44}/),
    );
    await measure(times, 'webhook', () =>
      vi.waitFor(() => expect(receiver.output()).toMatch(/^document\.authorized \S{36}$/m), WAIT),
    );
  } finally {
    await receiver.end();
  }
  expect(fs.readFileSync(path.join(room, 'danfe.pdf'), 'latin1')).toMatch(/^%PDF-/);
  printTimes('Python', times);
});

it('does what every language does, in each of the shared cases', async (test) => {
  const own = interpreter(test);
  const args = [path.join(SDK, 'cases.py'), path.join(ROOT, 'sdks/cases.json'), 'context.json'];
  const ended = endedCases(await run(own, args));
  expect(ended.length).toBeGreaterThanOrEqual(40);
  expect(ended.filter(({ problem }) => problem !== null)).toEqual([]);
});

it('does what is its own: generated calls, exact bodies, moments with a zone, an A1 from a file', async (test) => {
  const own = interpreter(test);
  const program = path.join(room, 'own.py');
  fs.writeFileSync(program, OWN);
  expect((await run(own, [program])).trim().split('\n')).toEqual([
    'raw 2',
    'TypeError 0.1 é um número de ponto flutuante: envie o valor como texto, "12.90".',
    'TypeError 2026-11-29T10:00:00 não tem fuso: use datetime.now(UTC).',
    'ValueError O caminho começa com /.',
    'AAE= senha',
    'lugar 1',
    '0.1000000000000000000000000000000000000001',
  ]);
});

const OWN = `
from datetime import datetime
from pathlib import Path
from emite import Emite, FileCursor, a1_from_file, total
from emite.raw.api.documentos import list_documents
from emite.raw.models import PaginaDeDocumentos

emite = Emite()
page = list_documents.sync(client=emite.raw_client())
assert isinstance(page, PaginaDeDocumentos)
print("raw", emite.environment)
for body in [{"valor_total": 0.1}, {"data_emissao": datetime(2026, 11, 29, 10)}]:
    try:
        emite.nfe.validate(body)
    except TypeError as error:
        print("TypeError", error)
try:
    emite.request("GET", "@example.org/v1/account")
except ValueError as error:
    print("ValueError", error)
Path("a1.pfx").write_bytes(bytes([0, 1]))
print(*a1_from_file("a1.pfx", "senha").values())
FileCursor("lugar").save("1")
print("lugar", FileCursor("lugar").load())
assert FileCursor("outro").load() is None
print(total("0.1", "0.0000000000000000000000000000000000000001"))
`;
