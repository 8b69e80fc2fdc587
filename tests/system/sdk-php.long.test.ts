import fs from 'node:fs';
import os from 'node:os';
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
import { freePort } from '../../scripts/base/ports.mjs';
import { hasTool } from '../../scripts/install/test-tools.mjs';
import {
  blocksOf,
  endedCases,
  measure,
  printTimes,
  runBeside,
  runWhole,
  type Times,
} from '../support/packed.ts';

const SDK = path.join(ROOT, 'sdks/php');
/** Debian's Guzzle in the place of Packagist's. */
const appOf = (packs: string) => ({
  repositories: [{ type: 'artifact', url: packs }, { 'packagist.org': false }],
  require: { 'emite/sdk': '0.1.0' },
  provide: { 'guzzlehttp/guzzle': '7.4.5' },
  autoload: { files: ['debian.php'] },
});
const usable = hasTool('php') && hasTool('composer');

const WAIT = { timeout: PATIENCE_MS, interval: 50 };

const times: Times = {};
let room: string;
let app: string;
let env: NodeJS.ProcessEnv;
const run = (command: string, ...args: string[]) => runWhole(command, args, app, env);

/** Packs the SDK, and installs the pack into an empty folder. */
beforeAll(async () => {
  if (!usable) return;
  room = fs.mkdtempSync(path.join(os.tmpdir(), 'emite-sdk-php-'));
  app = path.join(room, 'app');
  fs.mkdirSync(app);
  const company = await newCompany(await newAccount());
  env = {
    ...machineEnv(process.env),
    COMPOSER_HOME: path.join(room, 'composer'),
    COMPOSER_ALLOW_SUPERUSER: '1',
    EMITE_URL: stack().apiUrl,
    EMITE_ACCESS_KEY: company.accessKey,
    EMITE_RESTRICTED_KEY: company.restrictedKey,
    EMITE_TOKEN: company.testToken,
    CNPJ: company.cnpj,
  };
  const quiet = ['--no-interaction', '--quiet'];
  const packs = path.join(room, 'packs');
  fs.mkdirSync(packs);
  await run('composer', 'archive', '--format=zip', '--dir', packs, '-d', SDK, ...quiet);
  fs.writeFileSync(path.join(app, 'composer.json'), JSON.stringify(appOf(packs)));
  fs.writeFileSync(path.join(app, 'debian.php'), "<?php require 'GuzzleHttp/autoload.php';");
  await measure(times, 'install', () => run('composer', 'install', ...quiet));
  const { id } = await emitAuthorized(testOf(company), nfeOf(company));
  const seed = `${Date.now()}`;
  const vars = { cnpj: company.cnpj, known: id, random: seed, newCnpj: randomCnpj(`php${seed}`) };
  fs.writeFileSync(path.join(app, 'context.json'), JSON.stringify({ vars }));
});
afterAll(() => {
  if (usable) fs.rmSync(room, { recursive: true, force: true });
});

it.skipIf(!usable)('does what its README prints: a first note, its PDF, and the webhook of it', async () => {
  const scripts = blocksOf(path.join(SDK, 'README.md'), 'php');
  expect(scripts.map((script) => script.split('\n').length <= 15)).toEqual([true, true]);
  for (const [at, name] of ['first.php', 'webhook.php'].entries())
    fs.writeFileSync(path.join(app, name), scripts[at] ?? '');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  fs.writeFileSync(path.join(app, 'endpoint.php'), ENDPOINT);
  const EMITE_WEBHOOK_SECRET = await run('php', 'endpoint.php', url);
  const receiver = runBeside(['php', '-S', `127.0.0.1:${port}`, 'webhook.php'], {
    cwd: app,
    env: { ...env, EMITE_WEBHOOK_SECRET },
  });
  try {
    await measure(times, 'receiver', () =>
      vi.waitFor(() => expect(receiver.output()).toContain('started'), WAIT),
    );
    await measure(times, 'first note and PDF', async () =>
      expect(await run('php', 'first.php')).toMatch(/^authorized \d{44}/),
    );
    await measure(times, 'webhook', () =>
      vi.waitFor(() => expect(receiver.output()).toMatch(/document\.authorized \S{36}$/m), WAIT),
    );
  } finally {
    await receiver.end();
  }
  expect(fs.readFileSync(path.join(app, 'danfe.pdf'), 'latin1')).toMatch(/^%PDF-/);
  printTimes('PHP', times);
});

it.skipIf(!usable)('does what every language does, in each of the shared cases', async () => {
  const files = ['vendor/autoload.php', path.join(ROOT, 'sdks/cases.json'), 'context.json'];
  const ended = endedCases(await run('php', path.join(SDK, 'cases.php'), ...files));
  expect(ended.length).toBeGreaterThanOrEqual(40);
  expect(ended.filter(({ problem }) => problem !== null)).toEqual([]);
});

it.skipIf(!usable)(
  'does what is its own: generated calls, exact bodies, an A1 from a file, a cursor',
  async () => {
    fs.writeFileSync(path.join(app, 'own.php'), OWN);
    expect((await run('php', 'own.php')).trim().split('\n')).toEqual([
      'raw 2',
      '0.1 é um número de ponto flutuante: envie o valor como texto, "12.90".',
      'O caminho começa com /.',
      'AAE= senha',
      'lugar 1',
      '-0.05 0.00 1219326311126352690 -0.30',
    ]);
  },
);

const ENDPOINT = `<?php
require 'vendor/autoload.php';
echo (new Emite\\Emite())->request('POST', '/v1/webhooks', ['url' => $argv[1], 'environment' => 2])['secret'];
`;

const OWN = `<?php
require 'vendor/autoload.php';
use Emite\\{A1, Decimal, Emite, FileCursor};
$emite = new Emite();
$page = (new \\Emite\\Raw\\Api\\DocumentosApi($emite->rawClient(), $emite->rawConfiguration()))->listDocuments();
echo 'raw ', $page instanceof \\Emite\\Raw\\Model\\PaginaDeDocumentos ? $emite->environment() : '', "\\n";
try {
  $emite->nfe->validate(['valor_total' => 0.1]);
} catch (TypeError $error) {
  echo $error->getMessage(), "\\n";
}
try {
  $emite->request('GET', '@example.org/v1/account');
} catch (InvalidArgumentException $error) {
  echo $error->getMessage(), "\\n";
}
file_put_contents('a1.pfx', "\\x00\\x01");
echo implode(' ', A1::fromFile('a1.pfx', 'senha')), "\\n";
(new FileCursor('lugar'))->save('1');
echo 'lugar ', (new FileCursor('lugar'))->load(), (new FileCursor('outro'))->load(), "\\n";
echo Decimal::sum('0.10', '-0.15'), ' ', Decimal::sum('0.10', '-0.1'), ' ';
echo Decimal::times('1234567890', '987654321'), ' ', Decimal::times('-1.5', '0.2'), "\\n";
`;
