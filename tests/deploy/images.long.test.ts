import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, onTestFailed } from 'vitest';
import { z } from 'zod';
import { createAuthority } from '../../apps/sandbox/src/ca/authority.ts';
import { stack } from '../../packages/fiscal-core/src/testing/stack.ts';
import { ROOT } from '../../scripts/base/paths.mjs';
import { freePorts } from '../../scripts/base/ports.mjs';
import { waitFor } from '../../scripts/base/wait.mjs';
import { layOut } from '../../scripts/deploy/lay-out.mjs';
import { schemasDir } from '../../scripts/install/install.mjs';
import { obtainTemporalCli } from '../../scripts/install/temporal-cli.mjs';
import { createCompany, demoCertificate } from '../../scripts/stack/demo.mjs';
import { makeScratchDir } from '../../scripts/stack/postgres.mjs';
import { emitSamples } from '../../scripts/stack/samples.mjs';
import { obtainNode } from '../../scripts/suites/release-node.mjs';
import { targetsOf } from './dockerfile.ts';

/**
 * Images' contents, run as their Dockerfile defines: from folders with nothing beside them, by the Node of releases,
 * with a separate database and namespace on the servers of the stack.
 */
const scratch = makeScratchDir('emite-images-');
const images = path.join(scratch, 'images');
const node = path.join(await obtainNode(), 'node');
const targets = targetsOf();
const run = promisify(execFile);
const here = stack();
const database = `emite_images_${process.pid}`;
const namespace = `images-${process.pid}`;

const started: ChildProcess[] = [];
const logs = new Map<string, string>();

function as(name: string, settings: Readonly<Record<string, string>>) {
  const target = targets.get(name);
  if (target === undefined) throw new Error(`no target ${name}`);
  const [, ...args] = [...target.entrypoint, ...target.cmd].map((word) =>
    word === '/first.mjs' ? path.join(ROOT, 'deploy/first.mjs') : word,
  );
  const env = { ...target.env, SCHEMAS_DIR: path.join(images, 'schemas'), ...settings };
  return { args, cwd: path.join(images, name), env: { ...env, HOST: '127.0.0.1' } };
}

/** Starts it and waits until the health check of images finds it healthy. */
async function start(
  name: string,
  settings: Readonly<Record<string, string>>,
  { at, ca, port }: { at: string; ca?: string; port?: number },
): Promise<void> {
  const { args, cwd, env } = as(name, settings);
  // Only the console receives its port as an argument, its last.
  const allArgs = port === undefined ? args : [...args.slice(0, -1), String(port)];
  const child = spawn(node, allArgs, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  started.push(child);
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => logs.set(name, `${logs.get(name) ?? ''}${chunk.toString()}`));
  const check = [path.join(ROOT, 'deploy/healthcheck.mjs'), at, ...(ca === undefined ? [] : [ca])];
  const healthy = () =>
    run(node, check).then(
      () => true,
      () => false,
    );
  const giveUp = () => (child.exitCode === null ? null : `${name} ended\n${logs.get(name)?.slice(-2000)}`);
  await waitFor(name, healthy, { timeoutMs: 300_000, everyMs: 200, giveUp });
}

async function onServer(...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: here.databaseOwnerUrl });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

const at = (url: string, name: string): string => {
  const moved = new URL(url);
  moved.pathname = `/${name}`;
  return moved.href;
};
const password = (url: string): string => decodeURIComponent(new URL(url).password);

/** Every file and when it was written. */
const snapshot = (dir: string): string[] =>
  fs
    .readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => `${file} ${fs.lstatSync(file).mtimeMs}`);

beforeAll(async () => {
  await layOut(images, { schemas: path.resolve(ROOT, schemasDir()) });
  await onServer(`create database ${database}`, `create database ${database}_sandbox`);
  const cli = await obtainTemporalCli();
  await run(cli, ['operator', 'namespace', 'create', '--address', here.temporalAddress, '-n', namespace]);
  // It builds the processes and the console, which took more than ten minutes on a slow machine.
}, 1_800_000);
afterAll(async () => {
  for (const child of started.reverse()) {
    if (child.exitCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  await onServer(
    `drop database if exists ${database} with (force)`,
    `drop database if exists ${database}_sandbox with (force)`,
  );
  fs.rmSync(scratch, { recursive: true, force: true });
});

it('hold all that a document of each type needs from payload to verdict and paper, and write nothing', async () => {
  onTestFailed(() => console.log(...[...logs].map(([name, log]) => `== ${name}\n${log.slice(-3000)}`)));
  const before = snapshot(images);
  const ownerUrl = at(here.databaseOwnerUrl, database);
  const migrating = as('migrate', {
    OWNER_DATABASE_URL: ownerUrl,
    EMITE_APP_PASSWORD: password(here.databaseAppUrl),
    EMITE_WORKER_PASSWORD: password(here.databaseWorkerUrl),
    EMITE_LETTERS_PASSWORD: password(here.databaseLettersUrl),
  });
  const migrated = await run(node, migrating.args, migrating);
  expect(JSON.parse(migrated.stdout)).toMatchObject({ functions: 'applied' });
  expect(migrated.stdout).not.toContain(password(here.databaseAppUrl));

  const [api = 0, operators = 0, health = 0, sandbox = 0, pages = 0, letters = 0] = await freePorts(6);
  const authority = await createAuthority(Date.now());
  const [ca, caKey] = [path.join(scratch, 'ca.pem'), path.join(scratch, 'ca_key.pem')];
  fs.writeFileSync(ca, authority.certificatePem);
  fs.writeFileSync(caKey, authority.keyPem);
  const apiUrl = `http://127.0.0.1:${api}`;
  const product = {
    MASTER_KEY: here.masterKey,
    PUBLIC_URL: apiUrl,
    SANDBOX_ADMIN_TOKEN: here.sandboxAdminToken,
    SANDBOX_CA_FILE: ca,
    SANDBOX_URL: `https://127.0.0.1:${sandbox}`,
    SEFAZ_STATUS_MINUTES: '0',
    TEMPORAL_ADDRESS: here.temporalAddress,
    TEMPORAL_NAMESPACE: namespace,
  };
  const appUrl = at(here.databaseAppUrl, database);
  await start(
    'sandbox',
    {
      SANDBOX_PORT: String(sandbox),
      SANDBOX_DATABASE_URL: at(here.databaseOwnerUrl, `${database}_sandbox`),
      SANDBOX_ADMIN_TOKEN: here.sandboxAdminToken,
      SANDBOX_CA_FILE: ca,
      SANDBOX_CA_KEY_FILE: caKey,
      SANDBOX_DATA_DIR: path.join(scratch, 'data'),
    },
    { at: `https://127.0.0.1:${sandbox}/sandbox/health`, ca },
  );
  await start(
    'worker',
    {
      ...product,
      DATABASE_URL: at(here.databaseWorkerUrl, database),
      SIGNER_KEY: here.signerKey,
      WORKER_PORT: String(health),
    },
    { at: `http://127.0.0.1:${health}/readyz` },
  );
  await start(
    'api',
    { ...product, DATABASE_URL: appUrl, PORT: String(api), OPERATORS_PORT: String(operators) },
    { at: `http://127.0.0.1:${operators}/readyz` },
  );
  await start(
    'letters',
    {
      DATABASE_URL: at(here.databaseLettersUrl, database),
      LETTERS_DOMAIN: 'arquivos.example.com',
      LETTERS_PORT: String(letters),
    },
    { at: `smtp://127.0.0.1:${letters}` },
  );
  const { args, cwd, env } = as('migrate', { DATABASE_URL: appUrl, MASTER_KEY: here.masterKey });
  const command = [...args.slice(0, -1), 'packages/db/src/cli/account.ts'];
  const create = ['create', '--name', 'Imagens', '--email', 'imagens@exemplo.com.br'];
  const created = await run(node, [...command, ...create], { cwd, env });
  const account = z
    .object({ accessKey: z.string(), restrictedKey: z.string() })
    .parse(JSON.parse(created.stdout));
  const company = await createCompany(apiUrl, account, await demoCertificate());
  const samples = await emitSamples({ apiUrl, accessKey: account.accessKey, ...company });
  expect(samples.filter(({ status }) => status !== 'AUTORIZADA')).toEqual([]);
  const nfe = samples.find(({ type }) => type === 'nfe');
  const headers = { 'x-access-key': account.accessKey, authorization: `Bearer ${company.testToken}` };
  const paper = await fetch(`${apiUrl}/v1/nfe/${nfe?.id}/pdf`, { headers });
  expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect((await fetch(`${apiUrl}/changelog.md`)).status).toBe(200);

  await start(
    'console',
    { API_URL: apiUrl, CONSOLE_URL: 'http://localhost:3000' },
    { at: `http://127.0.0.1:${pages}/icon.svg`, port: pages },
  );
  const signIn = await fetch(`http://127.0.0.1:${pages}/entrar`);
  expect(await signIn.text()).toContain('<html lang="pt-BR"');

  // Stops them like a container engine.
  const ended = await Promise.all(
    started.map(async (child) => {
      child.kill('SIGTERM');
      const [code] = await once(child, 'exit');
      return code;
    }),
  );
  expect(ended.slice(0, 4)).toEqual([0, 0, 0, 0]);
  expect(
    snapshot(images).filter((file) => !before.includes(file) && !file.includes('/.next/cache/')),
  ).toEqual([]);
});
