import fs from 'node:fs';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { send } from '../../apps/api/test/support/api.ts';
import { temporalClient } from '../../apps/workflows/src/temporal.ts';
import { workerVersions } from '../../apps/workflows/src/versions.ts';
import { createDb, type Db } from '../../packages/db/src/base/client.ts';
import { minimalNfce, whole } from '../../packages/fiscal-core/src/testing/builders.ts';
import { stackHome } from '../../scripts/base/paths.mjs';
import { freePort } from '../../scripts/base/ports.mjs';
import { ensureDemo } from '../../scripts/stack/demo.mjs';
import { makeScratchDir } from '../../scripts/stack/postgres.mjs';
import { stopService } from '../../scripts/stack/services.mjs';
import { freeStackPorts } from '../../scripts/stack/settings.mjs';
import { startStack, stopStack } from '../../scripts/stack/stack.mjs';

/** Another build of the workers takes over while documents are issued without their authority, on a stack of its own. */
const [OLD, NEXT] = ['1.4.0', '1.5.0'];
const OFFLINE = 12;
const LONG = { timeout: 300_000, interval: 200 };
const scratch = makeScratchDir('emite-contingency-deploy-');
const home = stackHome(scratch);

const printed = z.object({
  id: z.string(),
  status: z.literal('PENDENTE'),
  accessKey: z.string(),
  contingency: z.object({ mode: z.literal('offline') }),
});
type Printed = z.infer<typeof printed>;

let stack: Awaited<ReturnType<typeof startStack>>;
let connection: ReturnType<typeof temporalClient>;
let versions: ReturnType<typeof workerVersions>;
let owner: Db;
let access: Readonly<Record<string, string>>;
let token: string;
let build = OLD;

beforeAll(async () => {
  const port = await freePort();
  stack = await startStack({
    home,
    ports: await freeStackPorts(),
    env: { EMISSION_WAIT_FACTOR: '0.05', SEFAZ_TIMEOUT_MS: '1500', SEFAZ_STATUS_MINUTES: '0' },
    temporalUi: false,
    tailor: (started) => {
      if (started.name !== 'worker') return started;
      const settings = { ...started.settings, WORKER_VERSION: build };
      if (build === OLD) return { ...started, settings };
      const beside = { ...settings, WORKER_PORT: String(port) };
      return { ...started, replica: 'worker-next', port, settings: beside, healthy: ready(port) };
    },
  });
  const { address, namespace } = stack.temporal;
  connection = temporalClient({ server: { address }, namespace, dataConverter: {} });
  versions = workerVersions(connection.client);
  owner = createDb({ url: stack.databases.ownerUrl, role: 'app', max: 2 });
  await choose(OLD);
  const { accessKey, clientId, testToken } = await ensureDemo(stack);
  access = { 'x-access-key': accessKey };
  token = testToken;
  const wanted = { nfce: { policy: 'automatica', patienceSeconds: 2 } };
  const put = await send('PUT', `${stack.urls.api}/v1/clients/${clientId}/contingency/2`, access, wanted);
  if (put.status !== 200) throw new Error(put.text);
});
afterAll(async () => {
  await owner?.close();
  await connection?.connection.close();
  await stopStack(home);
  fs.rmSync(scratch, { recursive: true, force: true });
});

const ready = (port: number) => () =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Routes new workflows to the version. */
async function choose(version: string): Promise<void> {
  await vi.waitFor(async () => {
    const known = (await versions.look().catch(() => null))?.known ?? [];
    expect(known.map((each) => each.version)).toContain(version);
  }, LONG);
  await versions.use(version);
}

async function outage(state: string | null): Promise<void> {
  const [method, body] =
    state === null ? (['DELETE', undefined] as const) : (['PUT', { type: 'nfce', uf: 'SP', state }] as const);
  const reply = await send(method, `${stack.urls.api}/sandbox/outages`, access, body);
  expect(reply.status, reply.text).toBe(200);
}

async function issueDocuments(count: number): Promise<Printed[]> {
  const headers = { ...access, authorization: `Bearer ${token}`, prefer: 'wait=60' };
  const one = async () => {
    const body = whole(minimalNfce(Date.now(), { cnpj_emitente: '11222333000181' }));
    const reply = await send('POST', `${stack.urls.api}/v1/nfc-e/emit`, headers, body);
    return printed.parse(JSON.parse(reply.text));
  };
  return Promise.all(Array.from({ length: count }, one));
}

const rowsOf = async <T extends object>(text: string): Promise<T[]> => (await owner.pool.query<T>(text)).rows;

it('loses nothing of what was printed, doubles nothing of what was in doubt', async () => {
  // Answers are lost: the first ones are set aside, and issued offline under other numbers.
  await outage('timeout=depois');
  const before = await issueDocuments(OFFLINE);
  await outage('109');
  before.push(...(await issueDocuments(OFFLINE)));

  build = NEXT;
  await stack.start.worker();
  await choose(NEXT);
  const after = await issueDocuments(OFFLINE);
  await stopService(home, 'worker');
  expect(await versions.retire(OLD)).toBeGreaterThan(0);
  await outage(null);

  const all = [...before, ...after];
  await vi.waitFor(async () => {
    const open = await rowsOf(`select 1 from documents where status = 'PENDENTE'
      union all select 1 from obligations where state = 'aberta' limit 1`);
    expect(open).toEqual([]);
  }, LONG);
  const documents = await rowsOf<{ id: string; status: string; access_key: string }>(
    'select id, status, access_key from documents',
  );
  expect(documents).toHaveLength(all.length);
  for (const { id, accessKey } of all)
    expect(documents).toContainEqual({ id, status: 'AUTORIZADA', access_key: accessKey });
  const aside = await rowsOf<{ access_key: string; outcome: string }>(
    `select access_key, outcome from obligations where kind = 'chave'`,
  );
  const cancelled = aside.filter(({ outcome }) => outcome === 'cancelada');
  expect(cancelled.length).toBeGreaterThan(0);

  // Records of the authority: each document has one live key, and those set aside are void there.
  const authority = createDb({ url: stack.databases.sandboxUrl, role: 'app', max: 1 });
  const { rows } = await authority.pool.query<{ chave: string; situacao: string }>(
    `select chave, situacao from documents`,
  );
  await authority.close();
  const live = rows.filter(({ situacao }) => situacao === 'autorizado').map(({ chave }) => chave);
  expect(live.toSorted()).toEqual(all.map(({ accessKey }) => accessKey).toSorted());
  const dead = rows.filter(({ situacao }) => situacao !== 'autorizado').map(({ chave }) => chave);
  expect(dead.toSorted()).toEqual(cancelled.map(({ access_key: key }) => key).toSorted());
}, 900_000);
