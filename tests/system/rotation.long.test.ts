import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  createSandboxControl,
  type SandboxControl,
} from '../../apps/api/src/services/sandbox/sandbox-control.ts';
import { a1, newClientBody, PASSWORD, send } from '../../apps/api/test/support/api.ts';
import { payloadsIn } from '../../apps/api/test/support/payloads.ts';
import { temporalClient } from '../../apps/workflows/src/temporal.ts';
import { createDb } from '../../packages/db/src/base/client.ts';
import { openCertificate, openSandboxCertificate } from '../../packages/db/src/companies/certificates.ts';
import { openCsc } from '../../packages/db/src/companies/client-codes.ts';
import { createCustody } from '../../packages/db/src/custody/custody.ts';
import {
  createKeyring,
  createSignerKeyring,
  type MasterKeySettings,
} from '../../packages/db/src/keyring/keyring.ts';
import { createPayloadCodec } from '../../packages/db/src/keyring/payload-codec.ts';
import { openInstallationKeys } from '../../packages/db/src/vault/installation-keys.ts';
import { createVault } from '../../packages/db/src/vault/vault.ts';
import { documentWorkflowId, PAYLOAD_ENCODING } from '../../packages/fiscal-core/src/lifecycle/contract.ts';
import { minimalNfe, type Payload, randomCnpj } from '../../packages/fiscal-core/src/testing/builders.ts';
import type { StackCredentials } from '../../packages/fiscal-core/src/testing/stack.ts';
import { stackHome } from '../../scripts/base/paths.mjs';
import { lastJson, runTypeScript } from '../../scripts/base/tsx.mjs';
import { createAccount, ensureDemo } from '../../scripts/stack/demo.mjs';
import { makeScratchDir } from '../../scripts/stack/postgres.mjs';
import { freeStackPorts } from '../../scripts/stack/settings.mjs';
import { startStack, stopStack } from '../../scripts/stack/stack.mjs';
import { type SteadyIntegrator, startIntegrator } from '../support/steady-integrator.ts';

/** A rotation of MASTER_KEY, and then new data keys, as docs/key-rotation.md has it, on a stack of its own that is emitting all the time. */
const OLD = randomBytes(32).toString('base64');
const NEW = randomBytes(32).toString('base64');
const CSC = randomBytes(18).toString('hex').toUpperCase();
const CNPJ = randomCnpj('rotação');
const scratch = makeScratchDir('emite-rotation-');
const home = stackHome(scratch);

let stack: Awaited<ReturnType<typeof startStack>>;
let demo: StackCredentials;
let integrator: SteadyIntegrator;
let sandbox: SandboxControl;
/** Settings of each process at its next start. */
const keys: Record<string, MasterKeySettings> = { api: { MASTER_KEY: OLD }, worker: { MASTER_KEY: OLD } };
let restartingApi = false;

/** An account whose world the authority does not serve at first: its documents wait. */
let waiting: {
  readonly accountId: string;
  readonly clientId: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly restricted: Readonly<Record<string, string>>;
  readonly testToken: string;
  readonly documents: readonly string[];
};
let link: string;
/** The demo owner's session from before the rotation. */
let cookie: string;

beforeAll(async () => {
  stack = await startStack({
    home,
    ports: await freeStackPorts(),
    env: { EMISSION_WAIT_FACTOR: '0.02', MASTER_KEY: OLD },
    temporalUi: false,
    tailor: (service) => ({ ...service, settings: { ...service.settings, ...keys[service.name] } }),
  });
  demo = await ensureDemo(stack);
  sandbox = createSandboxControl({
    baseUrl: stack.urls.sandbox,
    ca: fs.readFileSync(stack.sandboxCaFile, 'utf8'),
    adminToken: stack.secrets.sandboxAdminToken,
  });
  waiting = await companyThatWaits();
  const own = { origin: stack.urls.console, 'x-emite-console': '1' };
  const signedIn = await send('POST', `${stack.urls.api}/api/auth/sign-in/email`, own, demo.owner);
  cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const headers = { 'x-access-key': demo.accessKey, authorization: `Bearer ${demo.testToken}` };
  const payload = (): Payload => minimalNfe(Date.now(), { cnpj_emitente: '11222333000181' });
  integrator = startIntegrator({ apiUrl: stack.urls.api, headers, payload, restarting: () => restartingApi });
  await vi.waitUntil(() => integrator.accepted.length > 0, { timeout: 300_000 });
  const first = integrator.accepted[0] ?? '';
  await awaitAuthorized(first, headers);
  link = (await ask('GET', `/v1/nfe/${first}`, headers)).xmlUrl;
});
afterAll(async () => {
  await integrator?.stop();
  await stopStack(home);
  fs.rmSync(scratch, { recursive: true, force: true });
});

async function ask(method: string, at: string, headers: Readonly<Record<string, string>>, body?: unknown) {
  const reply = await send(method, `${stack.urls.api}${at}`, headers, body);
  expect(reply.status, reply.text).toBeLessThan(300);
  return JSON.parse(reply.text);
}

async function companyThatWaits(): Promise<typeof waiting> {
  const account = await createAccount(stack, ['--name', 'Espera', '--email', 'espera@exemplo.com.br']);
  const access = { 'x-access-key': account.accessKey };
  const restricted = { ...access, 'x-restricted-key': account.restrictedKey };
  const client = { cnpj: CNPJ, csc: CSC, certificateBase64: a1(CNPJ), certificatePassword: PASSWORD };
  const { id: clientId } = await ask('POST', '/v1/clients', access, newClientBody(client));
  const { tokens } = await ask('GET', `/v1/clients/${clientId}/tokens`, restricted);
  const testToken = tokens.find(({ environment }: { environment: number }) => environment === 2).token;
  const headers = { ...access, authorization: `Bearer ${testToken}` };
  const away = { operation: 'emit', scenario: 'indisponivel', times: null };
  await ask('POST', '/sandbox/conditions', access, away);
  const documents: string[] = [];
  for (let n = 0; n < 3; n++) {
    const body = minimalNfe(Date.now(), { cnpj_emitente: CNPJ });
    documents.push((await ask('POST', '/v1/nfe/emit', headers, body)).invoiceId);
  }
  return { accountId: account.accountId, clientId, headers, restricted, testToken, documents };
}

const statusOf = async (id: string, headers: Readonly<Record<string, string>>): Promise<string> =>
  (await ask('GET', `/v1/nfe/${id}`, headers)).status;

const awaitAuthorized = (id: string, headers: Readonly<Record<string, string>>): Promise<true> =>
  vi.waitUntil(async () => (await statusOf(id, headers)) === 'AUTORIZADA', {
    timeout: 300_000,
    interval: 200,
  });

/** Restarts the processes one by one by SIGTERM, with documents accepted and decided after each. */
async function rollOut(settings: MasterKeySettings): Promise<void> {
  for (const name of ['worker', 'api'] as const) {
    await restart(name, settings);
    const { length } = integrator.accepted;
    await vi.waitUntil(() => integrator.accepted.length >= length + 3, { timeout: 300_000 });
    const headers = { 'x-access-key': demo.accessKey, authorization: `Bearer ${demo.testToken}` };
    const id = integrator.accepted[length] ?? '';
    await awaitAuthorized(id, headers);
  }
}

async function restart(name: 'worker' | 'api', settings: MasterKeySettings): Promise<void> {
  keys[name] = settings;
  restartingApi = name === 'api';
  await stack.start[name]();
  restartingApi = false;
}

const rewrap = async () =>
  lastJson(
    await runTypeScript('packages/db/src/cli/rewrap.ts', {
      env: { OWNER_DATABASE_URL: stack.databases.ownerUrl, MASTER_KEY: NEW, MASTER_KEY_PREVIOUS: OLD },
    }),
  );

const rekey = async () =>
  lastJson(
    await runTypeScript('packages/db/src/cli/rekey.ts', {
      env: {
        OWNER_DATABASE_URL: stack.databases.ownerUrl,
        MASTER_KEY: NEW,
        SIGNER_KEY: stack.secrets.signerKey,
      },
    }),
  );

const logOf = (name: string) => fs.readFileSync(path.join(home.logs, `${name}.log`), 'utf8');

it('explains the fault when the new key is used before every process knows it', async () => {
  const early = { MASTER_KEY: NEW, MASTER_KEY_PREVIOUS: OLD };
  await expect(restart('worker', early)).rejects.toThrow(
    /ainda não é conhecida por processos em execução: emite_app[^]*MASTER_KEY_NEXT=<new key>/,
  );
  await expect(rewrap()).rejects.toThrow(/is not known yet to running processes/);
  await restart('worker', { MASTER_KEY: OLD });
});

it('rotates while documents are emitted: nothing lost, nothing refused, nothing unreadable', async () => {
  await rollOut({ MASTER_KEY: OLD, MASTER_KEY_NEXT: NEW });
  await rollOut({ MASTER_KEY: NEW, MASTER_KEY_PREVIOUS: OLD });
  // Two accounts and five keys of the installation.
  expect(await rewrap()).toEqual({ rewrapped: 7 });
  await rollOut({ MASTER_KEY: NEW });
  const rekeyed = await rekey();
  expect(rekeyed).toMatchObject({ accounts: 2, installation: ['payloads', 'file-links'], signer: true });
  // A token of each environment and a CSC for each of the two companies.
  expect(rekeyed.secrets).toBe(6);

  for (const id of waiting.documents) expect(await statusOf(id, waiting.headers)).toBe('PENDENTE');
  await expectHistoriesReadable();
  await sandbox('DELETE', '/sandbox/conditions', { accountId: waiting.accountId });
  for (const id of waiting.documents) await awaitAuthorized(id, waiting.headers);
  await integrator.stop();
  await expectNothingLost();
  await expectSecretsReadable();
  expect((await fetch(link)).status).toBe(200);
  expect(integrator.faults).toEqual([]);
  // Asked to go, not killed.
  for (const name of ['api', 'worker']) {
    const stops = logOf(name).split(`${name} stopped`).length - 1;
    expect([name, stops >= 3]).toEqual([name, true]);
  }
  expect(logOf('api')).not.toContain('request failed');
}, 1_800_000);

it('refuses a process that comes back with the old key', async () => {
  await expect(restart('worker', { MASTER_KEY: OLD })).rejects.toThrow(
    /MASTER_KEY não abre o que está guardado[^]*does not open what is stored/,
  );
});

/** Histories that were open under the old keys, read with the new master key alone. */
async function expectHistoriesReadable(): Promise<void> {
  const db = createDb({ url: stack.databases.workerUrl, role: 'worker', max: 1 });
  const { client, connection } = temporalClient({
    server: { address: stack.temporal.address },
    namespace: stack.temporal.namespace,
    dataConverter: {},
  });
  try {
    const { payloads } = await openInstallationKeys(db, createKeyring({ MASTER_KEY: NEW }));
    const codec = createPayloadCodec(() => payloads);
    for (const id of waiting.documents) {
      const run = client.workflow.getHandle(documentWorkflowId(id));
      expect((await run.describe()).status.name).toBe('RUNNING');
      const stored = payloadsIn(await run.fetchHistory()).filter(
        ({ encoding }) => encoding === PAYLOAD_ENCODING,
      );
      expect(stored.length).toBeGreaterThan(0);
      const opened = await codec.decode(
        stored.map(({ encoding, data }) => ({ metadata: { encoding: Buffer.from(encoding) }, data })),
      );
      expect(opened.some(({ data }) => Buffer.from(data ?? []).includes(id))).toBe(true);
    }
  } finally {
    await connection.close();
    await db.close();
  }
}

/** Every 202 has its document, once, and its verdict. */
async function expectNothingLost(): Promise<void> {
  const headers = { 'x-access-key': demo.accessKey, authorization: `Bearer ${demo.testToken}` };
  expect(new Set(integrator.accepted).size).toBe(integrator.accepted.length);
  for (const id of integrator.accepted) await awaitAuthorized(id, headers);
  const db = createDb({ url: stack.databases.ownerUrl, role: 'app', max: 1 });
  try {
    const { rows } = await db.pool.query<{ documents: number; pending: number }>(
      'select (select count(*)::int from documents) as documents, (select count(*)::int from pending_operations) as pending',
    );
    const documents = integrator.accepted.length + waiting.documents.length;
    expect(rows[0]).toEqual({ documents, pending: 0 });
  } finally {
    await db.close();
  }
}

async function expectSecretsReadable(): Promise<void> {
  const session = await ask('GET', '/api/auth/get-session', { cookie });
  expect(session.user.email).toBe(demo.owner.email);
  const { accountId, clientId, restricted, testToken } = waiting;
  const shown = await ask('GET', `/v1/clients/${clientId}/tokens`, restricted);
  expect(JSON.stringify(shown)).toContain(testToken);
  const keyring = createKeyring({ MASTER_KEY: NEW });
  const db = createDb({ url: stack.databases.workerUrl, role: 'worker', max: 1, keyring });
  try {
    const vault = createVault(db, keyring);
    expect(await openCsc(db, vault, { accountId, clientId, environment: 1 })).toMatchObject({ csc: CSC });
    const { signerMark: markKey } = await openInstallationKeys(db, keyring);
    const signer = createSignerKeyring({ SIGNER_KEY: stack.secrets.signerKey });
    const custody = createCustody({ db, keyring: signer, markKey, vault });
    expect(await openCertificate(db, custody, { accountId, clientId })).not.toBeNull();
    expect((await openSandboxCertificate(db, custody, { accountId, clientId }))?.keyPem).toContain(
      'PRIVATE KEY',
    );
  } finally {
    await db.close();
  }
}
